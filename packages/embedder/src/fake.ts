import { createHash } from 'node:crypto';
import { decodePhoto } from './photo/photo-pixels.ts';
import type { Embedder, PhotoLook, Safety } from './port.ts';
import { unit } from './unit-vector.ts';

/** What a picture has to be painted in, in red, green and blue, to be judged unsafe. */
export const UNSAFE_COLOUR = [255, 0, 255] as const;

const SAFE: Safety = { drawing: 0, hentai: 0, neutral: 1, porn: 0, sexy: 0 };

/** Side of the square to which a photo is shrunk before its mean colour is taken. */
const MEAN_SIZE_PX = 8;

/**
 * An embedder for tests only: no model, instant, and the same vector for the same input on every machine. Texts that
 * share words get similar vectors, photos of similar mean colour get similar features. No objects are ever seen. A photo
 * is unsafe when it is painted in {@link UNSAFE_COLOUR}.
 * Damaged photos reject, and so do calls after `close()`, as with the real one.
 */
export function createFakeEmbedder(): Embedder<PhotoLook> {
  let closed = false;
  const whenOpen = async <T>(work: () => T | Promise<T>): Promise<T> => {
    if (closed) throw new Error('The embedder is closed');
    return work();
  };

  return {
    textModel: 'fake-text@1',
    isMultilingual: false,
    photoModel: 'fake-photo@2',
    embedTexts: (texts) => whenOpen(() => texts.map(embedText)),
    embedPhotos: (photos) => whenOpen(() => Promise.all(photos.map(embedPhoto))),
    close: () => {
      closed = true;
      return Promise.resolve();
    },
  };
}

/** The sum of one pseudo-random direction per word, so that the cosine grows with the share of common words. */
function embedText(text: string): Float32Array {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [''];
  const sum = new Float32Array(384);
  for (const word of words) {
    for (const [i, value] of direction(word, 384).entries()) sum[i]! += value;
  }
  return unit(sum);
}

async function embedPhoto(photo: Uint8Array): Promise<PhotoLook> {
  const pixels = await decodePhoto(photo, MEAN_SIZE_PX);
  const colour = [0, 0, 0];
  for (const [i, level] of pixels.entries()) colour[i % 3]! += level / 255 / MEAN_SIZE_PX ** 2;
  return {
    scene: waves('scene', colour, 272),
    look: waves('look', colour, 1792),
    form: waves('form', colour, 224),
    texture: waves('texture', colour, 48),
    colour: waves('colour', colour, 136),
    objects: {},
    safety: isUnsafe(colour) ? { ...SAFE, neutral: 0, porn: 1 } : SAFE,
  };
}

/** Whether a mean colour is about that of an unsafe picture. */
function isUnsafe(colour: readonly number[]): boolean {
  return colour.every((level, i) => Math.abs(level - UNSAFE_COLOUR[i]! / 255) < 0.05);
}

/** Cosine waves of pseudo-random directions and phases over the colour cube: near colours give near vectors. */
function waves(kind: string, colour: readonly number[], dimensions: number): Float32Array {
  const phases = direction(`${kind} phase`, dimensions);
  const angles = phases.map((phase) => phase * Math.PI);
  for (const [channel, level] of colour.entries()) {
    for (const [i, slope] of direction(`${kind} ${channel}`, dimensions).entries())
      angles[i]! += 4 * slope * level;
  }
  return unit(angles.map(Math.cos));
}

/** Numbers in -1..1 that depend on nothing but the seed. */
function direction(seed: string, dimensions: number): Float32Array {
  const bytes = createHash('shake256', { outputLength: dimensions }).update(seed).digest();
  return Float32Array.from(bytes, (byte) => byte / 127.5 - 1);
}
