import { setTimeout as wait } from 'node:timers/promises';
import { API_BASE } from '@tessera/contract/route';
import { GOOD_PASSWORD } from '@tessera/testkit/given';

/** What a client saw of a server under a fault. */
export interface Journal {
  /** Writes that were answered with 201. */
  acknowledged: number;
  /** Of these, what the server does not have afterwards. */
  lost: number;
  /** Calls by the status of their answer; 0 where there was none. */
  answers: Record<number, number>;
  /** The longest that an answer took. */
  slowestMs: number;
}

/** Clients that write and read without a pause, and remember what they were told. */
export interface Load {
  /** Resolves once so many more writes have been acknowledged that began after this call. */
  acknowledged(count: number): Promise<void>;
  /** The answers, by status, to what was asked since the last call of this. */
  takeAnswers(): Record<number, number>;
  /** Ends the clients, and asks the server for everything that was acknowledged. */
  end(): Promise<Journal>;
}

/** A client waits so long before its next call, so that the jobs of a few seconds are done in a few seconds. */
const PAUSE_MS = 100;

let lastCustomer = 0;

/** Starts clients of one customer who posts orders, each under a name of its own, and lists them. */
export async function startLoad(url: string, clients = 4): Promise<Load> {
  const email = `load-${process.pid}-${++lastCustomer}@example.org`;
  const signUp = await call(url, 'POST', 'customer/sign-up/', undefined, { email, password: GOOD_PASSWORD });
  if (signUp.status !== 201) throw new Error(`Sign-up answered ${signUp.status}`);
  // A session of its own for each outage would be a write; the load outlives no access token.
  const token: string = signUp.body.access;

  const names = new Set<string>();
  let answers: Record<number, number> = {};
  let countedSince = 0;
  const all: Record<number, number> = {};
  let slowestMs = 0;
  let isRunning = true;
  let last = 0;
  const waiting = new Set<{ since: number; missing: number; resolve: () => void }>();

  const ask = async (method: string, path: string, body?: object) => {
    const since = performance.now();
    const { status } = await call(url, method, path, token, body);
    slowestMs = Math.max(slowestMs, performance.now() - since);
    if (since >= countedSince) answers[status] = (answers[status] ?? 0) + 1;
    all[status] = (all[status] ?? 0) + 1;
    return { status, since };
  };
  const work = async (number: number) => {
    while (isRunning) {
      const name = `order ${++last}`;
      const { status, since } =
        number === 0
          ? await ask('GET', 'customer/order/?limit=5')
          : await ask('POST', 'customer/order/', orderBody(name));
      if (number > 0 && status === 201) {
        names.add(name);
        for (const one of waiting) {
          if (since < one.since || --one.missing > 0) continue;
          waiting.delete(one);
          one.resolve();
        }
      }
      await wait(PAUSE_MS);
    }
  };
  const running = Array.from({ length: clients }, (_, number) => work(number));

  return {
    acknowledged: (count) =>
      new Promise((resolve) => waiting.add({ since: performance.now(), missing: count, resolve })),
    takeAnswers() {
      const taken = answers;
      answers = {};
      countedSince = performance.now();
      return taken;
    },
    async end() {
      isRunning = false;
      await Promise.all(running);
      const found = new Set<string>();
      for (let path: string | null = 'customer/order/?limit=500'; path !== null;) {
        const { body }: { body: any } = await call(url, 'GET', path, token);
        for (const order of body.results) found.add(order.object_name);
        path = body.next === null ? null : body.next.slice(body.next.indexOf(API_BASE) + API_BASE.length);
      }
      return {
        acknowledged: names.size,
        lost: [...names].filter((name) => !found.has(name)).length,
        answers: all,
        slowestMs: Math.round(slowestMs),
      };
    },
  };
}

/** Prints the line of a fault: what was acknowledged, what is lost, and how long it took until writes succeeded again. */
export function report(fault: string, journal: Journal, healMs: number): void {
  const answers = Object.entries(journal.answers).map(([status, count]) => `${status} × ${count}`);
  console.log(
    `FAULT ${fault}: acknowledged ${journal.acknowledged}, lost ${journal.lost}, ` +
      `healed after ${Math.round(healMs)} ms, slowest answer ${journal.slowestMs} ms (${answers.join(', ')})`,
  );
}

/** Calls the API; an answer that did not come has status 0. */
export async function call(
  url: string,
  method: string,
  path: string,
  token?: string,
  body?: FormData | object,
): Promise<{ status: number; body: any; retryAfter: string | null }> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(url + (path.startsWith('/') ? path : API_BASE + path), {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      retryAfter,
      body: isJson ? await response.json() : await response.text(),
    };
  } catch {
    return { status: 0, retryAfter: null, body: undefined };
  }
}

function orderBody(name: string) {
  return {
    object_name: name,
    object_desc: 'A light kitchen with oak worktops.',
    country_code: 'SE',
    links: [],
    budget: 18_000,
  };
}
