import { InferenceSession, Tensor } from 'onnxruntime-node';
import { cocoClasses } from './coco-classes.ts';
import { colourHistogram } from './colour.ts';
import { CENTERNET_SIZE_PX } from './models/centernet.ts';
import { MOBILENET_SIZE_PX } from './models/mobilenet.ts';
import { decodePhoto, shrinkPixels } from './photo-pixels.ts';
import { safetyKinds, type PhotoFeatures, type Safety } from './port.ts';
import { sessionOptions } from './session-options.ts';

/** An object counts as seen above this confidence: the detector's own usual threshold is .3, ours errs towards seeing. */
const CONFIDENCE_MIN = 0.25;

/** The photo models, loaded. Rejects when the picture cannot be decoded. */
export type PhotoModel = (photo: Uint8Array) => Promise<PhotoFeatures>;

/** Loads the photo models from the bytes of their ONNX files. */
export async function loadPhotoModel(models: {
  centernet: Uint8Array;
  mobilenet: Uint8Array;
}): Promise<PhotoModel> {
  const centernet = await InferenceSession.create(models.centernet, sessionOptions);
  const mobilenet = await InferenceSession.create(models.mobilenet, sessionOptions);

  return async (photo) => {
    const large = await decodePhoto(photo, CENTERNET_SIZE_PX);
    // Decoding is the dearest step for a large photo, so it is done once.
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
