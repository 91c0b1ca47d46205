import { loadModel } from './models/build.ts';
import type { PhotoFeatures } from './port.ts';

// A process runs one of the two and loads nothing of the other.
const textModel = once(async (cacheDir: string) => {
  const { loadTextModel } = await import('./text-model.ts');
  return loadTextModel(await loadModel(cacheDir, 'minilm'));
});
const photoModel = once(async (cacheDir: string) => {
  const { loadPhotoModel } = await import('./photo-model.ts');
  return loadPhotoModel({
    centernet: await loadModel(cacheDir, 'centernet'),
    mobilenet: await loadModel(cacheDir, 'mobilenet'),
  });
});

/** As `Embedder.embedTexts`. */
export async function embedTexts(task: {
  cacheDir: string;
  texts: readonly string[];
}): Promise<Float32Array[]> {
  const embed = await textModel(task.cacheDir);
  return embed(task.texts);
}

/** As `Embedder.embedPhotos`, for one photo. */
export async function embedPhoto(task: { cacheDir: string; photo: Uint8Array }): Promise<PhotoFeatures> {
  const embed = await photoModel(task.cacheDir);
  return embed(task.photo);
}

/** Remembers a success for good; a failure is told to its callers and tried again at the next call. */
function once<T>(load: (cacheDir: string) => Promise<T>): (cacheDir: string) => Promise<T> {
  let loading: Promise<T> | undefined;
  return (cacheDir) => {
    loading ??= load(cacheDir).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
