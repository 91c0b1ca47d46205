import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import type { SheetPiece } from '../tools/needed-rules.ts';
import { paintPage } from '../tools/paint-page.ts';
import { PageDataProvider, type PageData } from './features/public-pages/page-data.tsx';

const pageDataContext = createContext<PageData | null>(null);

/** Renders a page as HTML: at build time, and for {@link renderPage}. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const body = await renderToReadableStream(
    <PageDataProvider data={loadContext.get(pageDataContext)}>
      <ServerRouter context={context} url={request.url} />
    </PageDataProvider>,
  );
  await body.allReady;
  headers.set('content-type', 'text/html');
  return new Response(body, { status, headers });
}

/**
 * Renders the page at an address from what the API answered, ready to be sent. `sheets` are the pieces of the build's style
 * sheets by their addresses. @throws Error when the page cannot be rendered
 */
export async function renderPage(
  build: ServerBuild,
  data: PageData,
  sheets: Readonly<Record<string, readonly SheetPiece[]>>,
): Promise<ReturnType<typeof paintPage>> {
  const url = new URL(data.address, 'http://localhost');
  const faults: unknown[] = [];
  const handle = createRequestHandler(
    {
      ...build,
      // It is rendered like a page of the build, at whatever address.
      prerender: [decodeURI(url.pathname)],
      entry: { module: { ...build.entry.module, handleError: (error) => void faults.push(error) } },
    },
    'production',
  );
  const context = new RouterContextProvider();
  context.set(pageDataContext, data);
  const response = await handle(new Request(url), context);
  const html = await response.text();
  if (faults.length > 0 || !response.ok)
    throw new Error(`The page ${url.pathname} could not be rendered`, { cause: faults[0] });
  return paintPage(html, (href) => sheets[href]);
}
