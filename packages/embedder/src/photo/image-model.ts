import { InferenceSession, Tensor } from '../onnx/onnx-runtime.ts';
import { decodePhoto } from './photo-pixels.ts';
import { sessionOptions } from '../onnx/session-options.ts';
import { unit } from '../unit-vector.ts';

/** An image encoder that is not ours: where its file is, and what it takes. */
export interface ImageModel {
  modelPath: string;
  /** By default the first. */
  input: string | undefined;
  output: string | undefined;
  sizePx: number;
  /** Per channel, of values in 0..1. */
  mean: readonly number[];
  std: readonly number[];
  resize: 'squash' | 'crop';
}

/**
 * Loads an image encoder, which gives one L2-normalised vector per photo. It takes 32-bit floats, [1, 3, size, size]: red,
 * green, blue. Rejects when the picture cannot be decoded.
 */
export async function loadImageModel(
  model: ImageModel,
): Promise<(photo: Uint8Array) => Promise<Float32Array>> {
  const { sizePx } = model;
  const session = await InferenceSession.create(model.modelPath, sessionOptions);
  const input = named('input', model.input, session.inputNames);
  const output = named('output', model.output, session.outputNames);

  return async (photo) => {
    const planes = toPlanes(await decodePhoto(photo, sizePx, model.resize), model);
    const results = await session.run({ [input]: new Tensor('float32', planes, [1, 3, sizePx, sizePx]) }, [
      output,
    ]);
    const { type, dims, data } = results[output]!;
    if (type !== 'float32') throw new Error(`The image model gives no numbers as ${output}`);
    if (dims.length !== 2)
      throw new Error(`The image model’s ${output} has ${dims.length} dimensions, not one vector per photo`);
    return unit(data as Float32Array);
  };
}

function named(kind: 'input' | 'output', wanted: string | undefined, names: readonly string[]): string {
  const name = wanted ?? names[0]!;
  if (!names.includes(name))
    throw new Error(`The image model has no ${kind} ${name}, but ${names.join(', ')}`);
  return name;
}

/** Red, green and blue one after the other, normalised. */
function toPlanes(pixels: Uint8Array, { sizePx, mean, std }: ImageModel): Float32Array {
  const planes = new Float32Array(3 * sizePx ** 2);
  for (const [i, value] of pixels.entries()) {
    const channel = i % 3;
    planes[channel * sizePx ** 2 + (i - channel) / 3] = (value / 255 - mean[channel]!) / std[channel]!;
  }
  return planes;
}
