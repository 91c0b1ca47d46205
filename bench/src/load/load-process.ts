import autocannon from 'autocannon';
import type { LoadOptions, LoadOutcome } from './load.ts';

/** The process that `load.ts` starts: it makes the calls it is told to make, one load after the other. */

process.on('message', (options: LoadOptions) => {
  run(options).then(
    (outcome) => process.send!(outcome),
    (error: unknown) => process.send!({ fault: String(error) } satisfies LoadOutcome),
  );
});
process.on('disconnect', () => process.exit());

async function run({ headersOfEach, seconds, ...options }: LoadOptions): Promise<LoadOutcome> {
  let turn = 0;
  const { requests, latency, non2xx, errors } = await autocannon({
    ...options,
    duration: seconds,
    ...(headersOfEach && {
      setupClient: (client) => client.setHeaders(headersOfEach[turn++ % headersOfEach.length]!),
    }),
  });
  if (non2xx > 0 || errors > 0) return { fault: `${non2xx} refused, ${errors} failed` };
  return { perSecond: requests.average, p99Ms: latency.p99 };
}
