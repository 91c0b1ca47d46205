import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildModels } from '@tessera/embedder/models/build';
import { readConfig, type Config } from '@tessera/server/config';
import { compileEmbeddedDatabase } from '@tessera/server/db/embedded/embedded-database';
import { buildDatabaseImage, databaseImagePath } from '@tessera/server/db/embedded/image';
import { CACHE_DIR, MODELS_DIR } from '@tessera/server/start/cache-folders';
import { root, runTool } from './run-tool.ts';

/** Something built from the sources before the product can run. */
interface Step {
  name: string;
  /** Rough time on a small machine, said before the build so that nobody wonders. */
  secondsAbout: number;
  /** Makes sure that it is there and fits its sources; calls `begin` with the reason before it builds anything. */
  ensure(settings: Config, begin: (reason: string) => void): Promise<void>;
}

/** A step of the build failed. The message names the step and repeats what its program printed. */
export class BuildError extends Error {
  override name = 'BuildError';
}

const steps: Step[] = [
  { name: 'web pages', secondsAbout: 30, ensure: ensureWeb },
  {
    name: 'models',
    secondsAbout: 2,
    ensure: (_settings, begin) =>
      buildModels({
        cacheDir: MODELS_DIR,
        onProgress: ({ model, index, count }) => begin(`${model}, ${index} of ${count}`),
      }),
  },
  {
    name: 'empty database',
    secondsAbout: 10,
    ensure: async (_settings, begin) => {
      if (existsSync(await databaseImagePath(CACHE_DIR))) return;
      begin('not there for this version');
      await buildDatabaseImage(CACHE_DIR);
    },
  },
];

/**
 * Builds what is missing or does not fit its sources, and says so; quick and silent when all is there.
 * With `willStart`, the server is started afterwards, and what takes another core begins already.
 * @throws naming the settings that cannot be used, or the steps that failed once all have ended
 */
export async function prepare({ willStart = false } = {}): Promise<void> {
  // Some steps need the settings: a fault in those is no fault of the step, and is told as it is.
  const settings = readConfig();
  // Meanwhile everything else is loaded. A fault of it is the start's.
  if (willStart && settings.DATABASE_URL === undefined) compileEmbeddedDatabase().catch(() => {});
  let isAnyDue = false;
  const results = await Promise.allSettled(
    steps.map(async ({ name, secondsAbout, ensure }) => {
      const startedAt = performance.now();
      let isDue = false;
      await ensure(settings, (reason) => {
        if (!isAnyDue) console.log('Building what is made once on this machine and then kept:');
        console.log(`  ${name}: ${reason}${isDue ? '' : ` (about ${secondsAbout} s in all)`}`);
        isAnyDue = isDue = true;
      });
      if (isDue)
        console.log(`  ${name}: ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }),
  );
  const failures = results.flatMap((result, index) =>
    result.status === 'rejected'
      ? [`Building the ${steps[index]!.name} failed: ${describe(result.reason)}`]
      : [],
  );
  if (failures.length > 0) throw new BuildError(failures.join('\n'));
}

const webOutput = join(root, 'apps/web/build/client/index.html');
const webStamp = join(CACHE_DIR, 'web-pages.stamp');

async function ensureWeb(settings: Config, begin: (reason: string) => void): Promise<void> {
  const paths = webInputs();
  const seen = [lookAt(paths), settingsOf(settings)].join(' ');
  const [seenThen, stampThen] = (await readFile(webStamp, 'utf8').catch(() => '')).split('\n');
  const isThere = existsSync(webOutput);
  if (isThere && seen === seenThen) return;
  const stamp = await hashContent(paths, settings);
  // A checkout gives files new times and leaves their content.
  if (isThere && stamp === stampThen) return writeFile(webStamp, `${seen}\n${stamp}`);
  begin(isThere ? 'sources or settings have changed' : 'not built yet');
  await rm(webStamp, { force: true });
  // Run from a test, it would build the pages with React's checks for developers, which weigh twice as much.
  const { code, output } = await runTool('react-router', ['build'], join(root, 'apps/web'), {
    NODE_ENV: 'production',
  });
  if (code !== 0) throw new Error(`react-router build ended with ${code}\n${output}`);
  await mkdir(CACHE_DIR, { recursive: true });
  await writeFile(webStamp, `${seen}\n${stamp}`);
}

/** The sources of the pages, and the packages they are built with: every file below a folder, or those directly in it. */
function webInputs(): string[] {
  const below = (folder: string, isDeep: boolean) =>
    readdirSync(join(root, folder), { recursive: isDeep, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?!md$)\w+$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return [
    ...['apps/web/app', 'apps/web/public', 'apps/web/tools', 'packages/contract/src'].flatMap((folder) =>
      below(folder, true),
    ),
    ...below('apps/web', false),
    'package-lock.json',
  ].sort();
}

/** What the file system says of files, read in a hundredth of the time that their content takes. */
function lookAt(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const { size, mtimeNs, ino } = statSync(join(root, path), { bigint: true });
    hash.update(`${path}\0${size} ${mtimeNs} ${ino}\0`);
  }
  return hash.digest('hex');
}

/** The content of files, and the settings that are written into the pages. */
async function hashContent(paths: readonly string[], settings: Config): Promise<string> {
  const files = await Promise.all(paths.map((path) => readFile(join(root, path))));
  const hash = createHash('sha256');
  for (const [index, path] of paths.entries())
    hash.update(`${path}\0${files[index]!.length}\0`).update(files[index]!);
  return hash.update(settingsOf(settings)).digest('hex');
}

function settingsOf({ PRODUCT_NAME, SUPPORT_EMAIL, PUBLIC_URL, ANALYTICS_URL }: Config): string {
  return JSON.stringify([PRODUCT_NAME, SUPPORT_EMAIL, PUBLIC_URL, ANALYTICS_URL]);
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

if (import.meta.main) {
  try {
    await prepare();
    console.log('Everything is built.');
  } catch (error) {
    console.error(describe(error));
    process.exit(1);
  }
}
