import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@tessera/server/config';
import { buildDatabaseImage, databaseImagePath } from '@tessera/server/db/embedded/image';
import { root, runTool } from './run-tool.ts';

/** Where everything lives that is built on this machine and can be built again. */
export const cacheDir = join(root, '.cache');

/** Something built from the sources before the product can run. */
interface Step {
  name: string;
  /** Rough time on a small machine, said before the build so that nobody wonders. */
  secondsAbout: number;
  /** Why it has to run; null when what it makes is there and fits the sources. */
  reason(): Promise<string | null>;
  run(): Promise<void>;
}

const steps: Step[] = [
  { name: 'web pages', secondsAbout: 30, reason: webReason, run: buildWeb },
  {
    name: 'empty database',
    secondsAbout: 10,
    reason: async () => (existsSync(await databaseImagePath(cacheDir)) ? null : 'not there for this version'),
    run: async () => void (await buildDatabaseImage(cacheDir)),
  },
];

/**
 * Builds what is missing or does not fit its sources, and says so; quick and silent when all is there.
 * @throws naming the first step that failed, once the others have ended
 */
export async function prepare(): Promise<void> {
  const reasons = await Promise.all(steps.map((step) => step.reason()));
  const due = steps.flatMap((step, index) => (reasons[index] ? [{ step, reason: reasons[index] }] : []));
  if (due.length === 0) return;
  console.log('Building what is made once on this machine and then kept:');
  const results = await Promise.allSettled(
    due.map(async ({ step, reason }) => {
      console.log(`  ${step.name}: ${reason}; building, about ${step.secondsAbout} s`);
      const startedAt = performance.now();
      await step.run();
      console.log(`  ${step.name}: ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }),
  );
  for (const [index, result] of results.entries()) {
    if (result.status === 'rejected') {
      throw new Error(`Building the ${due[index]!.step.name} failed: ${String(result.reason)}`, {
        cause: result.reason,
      });
    }
  }
}

const webOutput = join(root, 'apps/web/build/client/index.html');
const webStamp = join(cacheDir, 'web-pages.stamp');

async function webReason(): Promise<string | null> {
  if (!existsSync(webOutput)) return 'not built yet';
  const built = await readFile(webStamp, 'utf8').catch(() => '');
  return built === (await hashWebInputs()) ? null : 'sources or settings have changed';
}

async function buildWeb(): Promise<void> {
  const stamp = await hashWebInputs();
  await rm(webStamp, { force: true });
  const { code, output } = await runTool('react-router', ['build'], join(root, 'apps/web'));
  if (code !== 0) throw new Error(`react-router build ended with ${code}\n${output}`);
  await mkdir(cacheDir, { recursive: true });
  await writeFile(webStamp, stamp);
}

/** The sources of the pages, the packages they are built with, and the settings that are written into them. */
async function hashWebInputs(): Promise<string> {
  const patterns = [
    'apps/web/{app,public}/**/*.*',
    'apps/web/*.{ts,json,js,cjs,mjs}',
    'packages/contract/src/*.ts',
    'package-lock.json',
  ];
  const paths = (await Array.fromAsync(glob(patterns, { cwd: root }))).sort();
  const files = await Promise.all(paths.map((path) => readFile(join(root, path))));
  const hash = createHash('sha256');
  for (const [index, path] of paths.entries())
    hash.update(`${path}\0${files[index]!.length}\0`).update(files[index]!);
  const { PRODUCT_NAME, SUPPORT_EMAIL, PUBLIC_URL } = readConfig();
  hash.update(JSON.stringify([PRODUCT_NAME, SUPPORT_EMAIL, PUBLIC_URL]));
  return hash.digest('hex');
}

if (import.meta.main) {
  try {
    await prepare();
    console.log('Everything is built.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
