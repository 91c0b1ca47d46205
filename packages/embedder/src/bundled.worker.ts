import { workerData } from 'node:worker_threads';
import { loadModel } from './models/build.ts';
import { loadPhotoModel } from './photo-model.ts';
import type { PhotoFeatures } from './port.ts';
import { loadTextModel } from './text-model.ts';

/** `closed` holds 1 as soon as the embedder is closed: tasks that waited until then are not begun. */
const { cacheDir, closed } = workerData as { cacheDir: string; closed: Int32Array };

const textModel = once(async () => loadTextModel(await loadModel(cacheDir, 'minilm')));
const photoModel = once(async () =>
  loadPhotoModel({
    centernet: await loadModel(cacheDir, 'centernet'),
    mobilenet: await loadModel(cacheDir, 'mobilenet'),
  }),
);

/** As `Embedder.embedTexts`. */
export async function embedTexts(texts: readonly string[]): Promise<Float32Array[]> {
  refuseWhenClosed();
  const embed = await textModel();
  return embed(texts);
}

/** As `Embedder.embedPhotos`, for one photo. */
export async function embedPhoto(photo: Uint8Array): Promise<PhotoFeatures> {
  refuseWhenClosed();
  const embed = await photoModel();
  return embed(photo);
}

function refuseWhenClosed(): void {
  if (Atomics.load(closed, 0)) throw new Error('The embedder is closed');
}

/** Remembers a success for good; a failure is told to its callers and tried again at the next call. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
