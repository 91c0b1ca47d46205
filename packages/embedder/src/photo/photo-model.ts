import { InferenceSession, Tensor } from '../onnx/onnx-runtime.ts';
import { cocoClasses } from './coco-classes.ts';
import { colourHistogram } from './colour.ts';
import { CENTERNET_SIZE_PX } from '../models/centernet.ts';
import { MOBILENET_SIZE_PX } from '../models/mobilenet.ts';
import { decodePhoto, enlargePart, shrinkPixels } from './photo-pixels.ts';
import { safetyKinds, type PhotoLook, type Safety, type SeenInPhoto } from '../port.ts';
import { leanSessionOptions } from '../onnx/session-options.ts';
import { unit } from '../unit-vector.ts';

/** An object counts as seen above this confidence: the detector's own usual threshold is .3, ours errs towards seeing. */
const CONFIDENCE_MIN = 0.25;

/**
 * Looked at beside the whole picture, as shares of its sides: left and right, where the furniture is. A vector of all
 * three tells looks apart better than that of the whole (docs/matching.md).
 */
const PARTS = [
  { left: 0, top: 0.2, side: 0.6 },
  { left: 0.4, top: 0.2, side: 0.6 },
] as const;

/** Where each layer of the scene features begins and ends. */
const SCENE_LAYERS = [
  [0, 64],
  [64, 152],
  [152, 272],
] as const;

/** The photo models, loaded. Rejects when the picture cannot be decoded. */
export type PhotoModel = (photo: Uint8Array) => Promise<PhotoLook>;

/** The bytes of the photo models' ONNX files. */
export interface PhotoModelFiles {
  centernet: Uint8Array;
  mobilenet: Uint8Array;
}

/** Loads the photo models. */
export async function loadPhotoModel(files: PhotoModelFiles): Promise<PhotoModel> {
  const { centernet, mobilenet } = await openSessions(files);

  const see = async (large: Uint8Array): Promise<PhotoLook> => {
    const small = await shrinkPixels(large, CENTERNET_SIZE_PX, MOBILENET_SIZE_PX);
    const { scene, objects } = await centernet.run({ image: toTensor(large, CENTERNET_SIZE_PX) });
    const { look, form, texture, safety } = await mobilenet.run(
      { image: toTensor(small, MOBILENET_SIZE_PX) },
      ['look', 'form', 'texture', 'safety'],
    );
    return {
      scene: scene!.data as Float32Array,
      look: look!.data as Float32Array,
      form: form!.data as Float32Array,
      texture: texture!.data as Float32Array,
      colour: colourHistogram(small),
      objects: seenObjects(objects!.data as Float32Array),
      safety: toSafety(safety!.data as Float32Array),
    };
  };

  return async (photo) => {
    // Decoding is the dearest step for a large photo, so it is done once.
    const pixels = await decodePhoto(photo, CENTERNET_SIZE_PX);
    const whole = await see(pixels);
    const views = [whole];
    for (const part of PARTS) views.push(await see(await enlargePart(pixels, CENTERNET_SIZE_PX, part)));
    const together = (of: (view: PhotoLook) => Float32Array) => unitMean(views.map(of));
    return {
      ...whole,
      scene: Float32Array.from(
        SCENE_LAYERS.flatMap(([from, to]) => [...together(({ scene }) => scene.subarray(from, to))]),
      ),
      look: together(({ look }) => look),
      form: together(({ form }) => form),
      texture: together(({ texture }) => texture),
      colour: together(({ colour }) => colour),
    };
  };
}

/** Loads the photo models for what is seen in a photo, where another model describes its look. */
export async function loadSeeingModel(
  files: PhotoModelFiles,
): Promise<(photo: Uint8Array) => Promise<SeenInPhoto>> {
  const { centernet, mobilenet } = await openSessions(files);

  return async (photo) => {
    const large = await decodePhoto(photo, CENTERNET_SIZE_PX);
    const small = await shrinkPixels(large, CENTERNET_SIZE_PX, MOBILENET_SIZE_PX);
    const { objects } = await centernet.run({ image: toTensor(large, CENTERNET_SIZE_PX) }, ['objects']);
    const { safety } = await mobilenet.run({ image: toTensor(small, MOBILENET_SIZE_PX) }, ['safety']);
    return {
      objects: seenObjects(objects!.data as Float32Array),
      safety: toSafety(safety!.data as Float32Array),
    };
  };
}

async function openSessions({ centernet, mobilenet }: PhotoModelFiles) {
  return {
    centernet: await InferenceSession.create(centernet, leanSessionOptions),
    mobilenet: await InferenceSession.create(mobilenet, leanSessionOptions),
  };
}

/** The mean of vectors, brought to length 1. */
function unitMean(vectors: readonly Float32Array[]): Float32Array {
  const sum = vectors[0]!.map((_, i) => vectors.reduce((all, vector) => all + vector[i]!, 0));
  return unit(sum);
}

function toTensor(pixels: Uint8Array, sizePx: number): Tensor {
  return new Tensor('uint8', pixels, [1, sizePx, sizePx, 3]);
}

function seenObjects(confidences: Float32Array): Record<string, number> {
  return Object.fromEntries(
    cocoClasses
      .map((name, index) => [name, confidences[index]!] as const)
      .filter(([, confidence]) => confidence > CONFIDENCE_MIN),
  );
}

function toSafety(probabilities: Float32Array): Safety {
  return Object.fromEntries(safetyKinds.map((kind, index) => [kind, probabilities[index]!])) as Safety;
}
