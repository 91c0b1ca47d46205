import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Internet } from '@tessera/server/features/previews/fetcher/internet';

/** What a web site answers at one address. */
export type SiteAnswer =
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** Web sites on one port of this machine, by whatever names a test makes up. */
export interface WebSite {
  /** The address of a path under a name. */
  url(path: string, host?: string): string;
  /** Sets what is answered to a path under any name; other paths are answered with 404. */
  answer(path: string, answer: SiteAnswer): void;
  /** What has been asked for, in order. */
  requests: { host: string; path: string; headers: IncomingMessage['headers'] }[];
  /** An internet of these sites alone: every name leads here, and nothing else may be connected to. */
  internet: Internet;
  stop(): Promise<void>;
}

/** An internet of which nothing can be reached. */
export const emptyInternet: Internet = { resolve: async () => [], mayConnect: () => false };

const ADDRESS = '127.0.0.1';

/** Starts sites that answer 404 to everything. */
export async function startWebSite(): Promise<WebSite> {
  const answers = new Map<string, SiteAnswer>();
  const requests: WebSite['requests'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ host: request.headers.host ?? '', path, headers: request.headers });
    const answer = answers.get(path) ?? answers.get(path.split('?', 1)[0]!) ?? { status: 404 };
    if (typeof answer === 'function') return answer(request, response);
    response.writeHead(answer.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      ...answer.headers,
    });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, ADDRESS, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path, host = 'rooms.example') => `http://${host}:${port}${path}`,
    answer: (path, answer) => void answers.set(path, answer),
    requests,
    internet: {
      resolve: async () => [{ address: ADDRESS, family: 4 }],
      mayConnect: (address, to) => address === ADDRESS && to === port,
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A page that describes itself in its head. */
export function page(head: string): SiteAnswer {
  return { body: `<!doctype html><html><head>${head}</head><body><p>Hello</p></body></html>` };
}

/** A picture as it is served. */
export function picture(body: Uint8Array, type = 'image/jpeg'): SiteAnswer {
  return { headers: { 'content-type': type }, body };
}
