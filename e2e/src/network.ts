import { type ErrorCode, errorCatalogue } from '@tessera/contract/errors/errors';
import type { Problem } from '@tessera/contract/errors/problem';
import { EVENTS_PATH } from '@tessera/contract/talk/event-stream';
import { API_BASE, type Route } from '@tessera/contract/route';
import type { Page, Route as Interception } from 'playwright-core';

/** The header that marks an answer as given by a test. */
export const INTERCEPTED = 'x-intercepted';

/** The part of a contract's route that says which calls are meant. */
export type Call = Pick<Route, 'method' | 'path'>;

/** Makes every such call of this browser fail: with an error of the API, or without any answer (`network`). Gives how to end that. */
export function failCalls(
  page: Page,
  call: Call,
  code: ErrorCode | 'network' = 'server_error',
): Promise<() => Promise<void>> {
  if (code === 'network') return intercept(page, call, (request) => request.abort('connectionfailed'));
  const { status, message } = errorCatalogue[code];
  const body: Problem = { type: 'about:blank', title: message, status, detail: message, code, message };
  return intercept(page, call, (request) =>
    request.fulfill({
      status,
      headers: { [INTERCEPTED]: 'yes' },
      contentType: 'application/problem+json',
      body: JSON.stringify(body),
    }),
  );
}

/** Answers every such call of this browser with `body` instead of asking the server. Gives how to end that. */
export function answerCalls(page: Page, call: Call, body: unknown): Promise<() => Promise<void>> {
  return intercept(page, call, (request) =>
    request.fulfill({ headers: { [INTERCEPTED]: 'yes' }, json: body }),
  );
}

/** Answers every such call of this browser with the part of a whole list that it asks for. */
export async function answerPages<Item>(
  page: Page,
  call: Call,
  list: { results: readonly Item[]; next: string | null },
): Promise<void> {
  await intercept(page, call, (request) => {
    const query = new URL(request.request().url()).searchParams;
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
    const next = offset + limit < list.results.length ? 'there is more' : null;
    return request.fulfill({
      headers: { [INTERCEPTED]: 'yes' },
      json: { ...list, next, results: list.results.slice(offset, offset + limit) },
    });
  });
}

/** Answers every such call of this browser with the photo of a file. Gives how to end that. */
export function answerWithPhoto(page: Page, call: Call, path: string): Promise<() => Promise<void>> {
  return intercept(page, call, (request) =>
    request.fulfill({ headers: { [INTERCEPTED]: 'yes' }, contentType: 'image/jpeg', path }),
  );
}

/** Changes what the server answers to every such call of this browser. Gives how to end that. */
export function changeAnswers<Body>(
  page: Page,
  call: Call,
  change: (body: Body) => unknown,
): Promise<() => Promise<void>> {
  return intercept(page, call, async (request) => {
    const response = await request.fetch();
    await request.fulfill({
      response,
      headers: { ...response.headers(), [INTERCEPTED]: 'yes' },
      json: change((await response.json()) as Body),
    });
  });
}

/** Keeps every such call of this browser waiting. Gives how to let those that wait, and all later ones, go on. */
export async function holdCalls(page: Page, call: Call): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  const end = await intercept(page, call, async (request) => {
    await released.promise;
    // The page may have been left meanwhile.
    await request.continue().catch(() => {});
  });
  return async () => {
    released.resolve();
    await end();
  };
}

/** Lets every such call of this page reach the server, and no answer come back; for paths without parameters. Gives how to end that. */
export async function loseAnswers(page: Page, call: Call): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  client.on('Fetch.requestPaused', ({ request, requestId }) => {
    if (request.method !== call.method)
      void client.send('Fetch.continueRequest', { requestId }).catch(throwUnlessClosed(page));
  });
  const patterns = [{ urlPattern: `*${API_BASE}${call.path}`, requestStage: 'Response' as const }];
  await client.send('Fetch.enable', { patterns });
  return () => client.detach();
}

/** Keeps files of the product waiting, as a slow line does. Gives how to let them, and all later ones, come. */
export async function holdFiles(page: Page, path: RegExp): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  const isMeant = (url: URL) => path.test(url.pathname);
  await page.route(isMeant, async (request) => {
    await released.promise;
    // The page may have been left meanwhile.
    await request.continue().catch(() => {});
  });
  return async () => {
    released.resolve();
    await page.unroute(isMeant);
  };
}

/** Lets this page send no more than so many bytes a second. Gives how to end that. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(bytesPerSecond);
  return async () => {
    await limit(-1);
  };
}

/** Counts such calls of this page from now on. */
export function countCalls(page: Page, call: Call): { count: number } {
  const counter = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === call.method && pathPattern(call).test(new URL(request.url()).pathname))
      counter.count++;
  });
  return counter;
}

async function intercept(
  page: Page,
  call: Call,
  handle: (request: Interception) => Promise<void>,
): Promise<() => Promise<void>> {
  const pattern = pathPattern(call);
  const isMeant = (url: URL) => pattern.test(url.pathname);
  const handler = async (request: Interception) => {
    const handled = request.request().method() === call.method ? handle(request) : request.fallback();
    await handled.catch(throwUnlessClosed(page));
  };
  await page.context().route(isMeant, handler);
  return () => page.context().unroute(isMeant, handler);
}

/** A page that is closed while one of its calls is answered needs no answer any more. A call that it no longer makes may time out. */
function throwUnlessClosed(page: Page): (error: unknown) => void {
  return (error) => {
    const isClosed =
      page.isClosed() || (error instanceof Error && /\b(closed|disposed)\b/.test(error.message));
    if (!isClosed) throw error;
  };
}

function pathPattern({ path }: Call): RegExp {
  return new RegExp(`^${API_BASE}${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

/** Opens a page that no stream tells of what happens elsewhere, so that it still shows how things were. */
export async function visitUntold<Person>(
  visit: (path: string, options: { as: Person }) => Promise<Page>,
  path: string,
  as: Person,
): Promise<Page> {
  const page = await visit('about:blank', { as });
  await failCalls(page, { method: 'GET', path: EVENTS_PATH }, 'network');
  await page.goto(path);
  return page;
}
