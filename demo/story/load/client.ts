import { setTimeout } from 'node:timers/promises';
import type { Problem } from '@tessera/contract/errors/problem';
import { API_BASE } from '@tessera/contract/route';

/** Calls the product as one account. */
export interface DemoClient {
  /** Whether this account has saved a profile. */
  hasProfile(): Promise<boolean>;
  /** What one of its lists holds, by name. */
  names(path: string, field: string): Promise<Set<string>>;
  /** Posts a form or JSON; a refusal because the plan allows no more is taken as an answer. */
  send(path: string, body: FormData | object): Promise<void>;
  /** Posts what moves a deal on; a refusal because that has happened already is taken as an answer. */
  act(path: string, body?: FormData | object): Promise<void>;
  get<Body>(path: string): Promise<Body>;
}

interface Connection {
  baseUrl: string;
  password: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The product asks for a pause of at most a minute; that is waited for so often. */
const THROTTLED_MAX = 5;

/** Signs in as an account, which is opened first where there is none. @throws Error when neither is possible */
export async function openClient(
  role: 'designer' | 'customer',
  email: string,
  connection: Connection,
): Promise<DemoClient> {
  const credentials = { email, password: connection.password };
  const signedUp = await call(connection, 'POST', `${role}/sign-up/`, undefined, credentials);
  const isNew = signedUp.status === 201;
  const signIn = async () =>
    readAccess(await call(connection, 'POST', 'user/sign-in/', undefined, credentials));
  const readAccess = async (answer: Response) => {
    if (!answer.ok) throw await toError(answer, email);
    return ((await answer.json()) as { access: string }).access;
  };
  let access = isNew ? await readAccess(signedUp) : await signIn();

  const get = async (path: string) => {
    let answer = await call(connection, 'GET', path, access);
    if (answer.status === 401) {
      access = await signIn();
      answer = await call(connection, 'GET', path, access);
    }
    if (!answer.ok) throw await toError(answer, email);
    return answer.json();
  };
  const post = async (path: string, body: FormData | object, settled: readonly string[]) => {
    const answer = await call(connection, 'POST', path, access, body);
    if (answer.ok) return;
    const error = await toError(answer, email);
    if (!settled.includes(error.code)) throw error;
  };
  return {
    get: get as DemoClient['get'],
    async hasProfile() {
      if (isNew) return false;
      const answer = await call(connection, 'GET', `${role}/profile/`, access);
      if (!answer.ok && answer.status !== 404) throw await toError(answer, email);
      return answer.ok;
    },
    async names(path, field) {
      if (isNew) return new Set();
      const { results } = (await get(`${path}?limit=500`)) as { results: Record<string, string>[] };
      return new Set(results.map((result) => result[field]!));
    },
    send: (path, body) => post(path, body, ['project_limit_reached']),
    act: (path, body = {}) => post(path, body, ['wrong_state', 'already_reviewed', 'already_answered']),
  };
}

/** The product refused a call. */
class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function call(
  connection: Connection,
  method: 'GET' | 'POST',
  path: string,
  access?: string,
  body?: FormData | object,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    // Between calls only: fetch does not survive being cut off in the middle of a form (an unhandled rejection).
    connection.signal?.throwIfAborted();
    const response = await fetch(connection.baseUrl + API_BASE + path, {
      method,
      headers: {
        ...connection.headers,
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (response.status !== 429 || attempt === THROTTLED_MAX) return response;
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after') ?? 60);
    await setTimeout(seconds * 1000, undefined, { signal: connection.signal });
  }
}

async function toError(response: Response, email: string): Promise<RefusedError> {
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.includes('problem+json') ?? false;
  const { code, message } = isProblem ? (JSON.parse(text) as Problem) : { code: '', message: text };
  return new RefusedError(code, `${response.url} answered ${response.status} for ${email}: ${message}`);
}
