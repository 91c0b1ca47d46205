import { readFile } from 'node:fs/promises';
import type { ImageModel } from './photo/image-model.ts';
import { loadModel } from './models/build.ts';
import { ModelUnusableError, type PhotoLook, type PhotoVector } from './port.ts';
import type { Pooling } from './text/text-model.ts';

// A process runs one of them and loads nothing of the others.
const textModel = once(async (cacheDir: string) => {
  const { loadBundledTextModel } = await import('./text/text-model.ts');
  return loadBundledTextModel(await loadModel(cacheDir, 'minilm'));
});
const folderTextModel = once(async (definition: string) => {
  const { loadTextModel } = await import('./text/text-model.ts');
  const { modelPath, tokenizerPath, ...shape } = JSON.parse(definition) as FolderTextModel;
  return loadTextModel({ ...shape, model: modelPath, tokenizer: await readTokenizer(tokenizerPath) });
});
const photoModel = once(async (cacheDir: string) => {
  const { loadPhotoModel } = await import('./photo/photo-model.ts');
  return loadPhotoModel(await photoModelFiles(cacheDir));
});
const seeingModel = once(async (cacheDir: string) => {
  const { loadSeeingModel } = await import('./photo/photo-model.ts');
  return loadSeeingModel(await photoModelFiles(cacheDir));
});
const folderImageModel = once(async (definition: string) => {
  const { loadImageModel } = await import('./photo/image-model.ts');
  return loadImageModel(JSON.parse(definition) as ImageModel);
});

/** As `Embedder.embedTexts`. */
export async function embedTexts(task: {
  cacheDir: string;
  texts: readonly string[];
}): Promise<Float32Array[]> {
  const embed = await textModel(task.cacheDir);
  return embed(task.texts);
}

/** A text model that is not ours: where its files are, and how it is run. */
export interface FolderTextModel {
  modelPath: string;
  tokenizerPath: string;
  tokensMax: number;
  output: string | undefined;
  pooling: Pooling;
  prefix: string;
  fillToken: number | undefined;
}

/** As `Embedder.embedTexts`, with a model of a folder; a process only ever runs one. */
export async function embedFolderTexts({
  texts,
  ...definition
}: FolderTextModel & { texts: readonly string[] }): Promise<Float32Array[]> {
  const embed = await folderTextModel(JSON.stringify(definition));
  return embed(texts);
}

/** As `Embedder.embedPhotos`, for one photo. */
export async function embedPhoto(task: { cacheDir: string; photo: Uint8Array }): Promise<PhotoLook> {
  const embed = await photoModel(task.cacheDir);
  return embed(task.photo);
}

/** As `Embedder.embedPhotos`, for one photo, with a model of a folder; what is seen in it is told by the bundled ones. */
export async function embedFolderPhoto(task: {
  cacheDir: string;
  image: ImageModel;
  photo: Uint8Array;
}): Promise<PhotoVector> {
  const embed = await folderImageModel(JSON.stringify(task.image));
  const vector = await embed(task.photo);
  const see = await seeingModel(task.cacheDir);
  return { vector, ...(await see(task.photo)) };
}

async function photoModelFiles(cacheDir: string) {
  return {
    centernet: await loadModel(cacheDir, 'centernet'),
    mobilenet: await loadModel(cacheDir, 'mobilenet'),
  };
}

async function readTokenizer(path: string): Promise<object> {
  return JSON.parse(await readFile(path, 'utf8')) as object;
}

/** Remembers a success for good; a failure is told to its callers and tried again at the next call. */
function once<T>(load: (from: string) => Promise<T>): (from: string) => Promise<T> {
  let loading: Promise<T> | undefined;
  return (from) => {
    loading ??= load(from).catch((error: unknown) => {
      loading = undefined;
      throw new ModelUnusableError(error instanceof Error ? error.message : String(error), { cause: error });
    });
    return loading;
  };
}
