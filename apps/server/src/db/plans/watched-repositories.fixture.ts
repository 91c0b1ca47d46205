import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));

/** Watches which functions of the server's repositories are called in this process. */
export interface RepositoryWatch {
  /** How many have a name, and those of them that have not been called, by the path of the file and the name. */
  functions(): Promise<{ count: number; uncalled: string[] }>;
  stop(): Promise<void>;
}

/** Begins to watch, by the engine's own count of calls. */
export async function watchRepositories(): Promise<RepositoryWatch> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    async functions() {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const functions = result
        .filter(({ url }) => url.endsWith('.repo.ts'))
        .flatMap(({ url, functions: ofFile }) =>
          ofFile
            .filter(({ functionName }) => functionName !== '')
            .map(({ functionName, ranges }) => ({
              name: `${relative(SOURCES, url.replace('file://', ''))} ${functionName}`,
              isCalled: ranges[0]!.count > 0,
            })),
        );
      const uncalled = functions.filter(({ isCalled }) => !isCalled).map(({ name }) => name);
      return { count: functions.length, uncalled: uncalled.toSorted() };
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
