import { Client } from 'undici';
import { percentile } from '../report.ts';
import type { LoadOptions, LoadOutcome } from './load.ts';

/**
 * The process that `load.ts` starts: it makes the calls it is told to make, one load after the other. It drops the bodies unread:
 * a client that decodes 28 kB of compressed page as text takes longer for it than the server takes to answer.
 */

process.on('message', (options: LoadOptions) => {
  run(options).then(
    (outcome) => process.send!(outcome),
    (error: unknown) => process.send!({ fault: String(error) } satisfies LoadOutcome),
  );
});
process.on('disconnect', () => process.exit());

/** Each connection makes its next call when the one before has been answered. */
async function run(options: LoadOptions): Promise<LoadOutcome> {
  const { url, connections, seconds, method = 'GET', body, headers, headersOfEach } = options;
  const { origin, pathname, search } = new URL(url);
  const tookMs: number[] = [];
  let refused = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;

  const call = (client: Client, sent: Record<string, string> | undefined) =>
    new Promise<number>((resolve, reject) => {
      let status = 0;
      client.dispatch(
        { path: pathname + search, method, body: body ?? null, headers: sent ?? null },
        {
          onRequestStart() {},
          onResponseStart(_controller, statusCode) {
            status = statusCode;
          },
          onResponseData() {},
          onResponseEnd: () => resolve(status),
          onResponseError: (_controller, error) => reject(error),
        },
      );
    });
  const connection = async (index: number) => {
    const client = new Client(origin, { pipelining: 1 });
    const sent = headersOfEach === undefined ? headers : headersOfEach[index % headersOfEach.length];
    try {
      for (let sentAt = performance.now(); sentAt < endsAt; sentAt = performance.now()) {
        const status = await call(client, sent);
        tookMs.push(performance.now() - sentAt);
        if (status < 200 || status > 299) refused++;
      }
    } finally {
      await client.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  if (refused > 0) return { fault: `${refused} of ${tookMs.length} refused` };
  return {
    perSecond: (tookMs.length / (performance.now() - startedAt)) * 1000,
    p95Ms: percentile(tookMs, 0.95),
    p99Ms: percentile(tookMs, 0.99),
  };
}
