import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Begins to watch which functions of the server's repositories are called in this process. */
export async function watchRepositories(): Promise<{ uncalled(): Promise<string[]>; stop(): Promise<void> }> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    /** Those that have not been called, as the file below the server's sources and the name. */
    async uncalled() {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      return result
        .filter(({ url }) => url.endsWith('.repo.ts'))
        .flatMap(({ url, functions }) =>
          functions
            .filter(({ functionName, ranges }) => functionName !== '' && ranges[0]!.count === 0)
            .map(({ functionName }) => `${relative(root, url.replace('file://', ''))} ${functionName}`),
        )
        .toSorted();
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
