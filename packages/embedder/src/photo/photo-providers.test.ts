import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUNDLED_PHOTO_MODEL, createBundledEmbedder } from '../bundled.ts';
import { createFakeEmbedder } from '../fake.ts';
import { writeJointModel, type JointManifest } from './joint-model.fixture.ts';
import { ModelFolderError, openModelFolder, type ModelFolder } from '../onnx/model-folder.ts';
import { safetyKinds, type PhotoEmbedder, type PhotoFeatures } from '../port.ts';

// The same folder as the server's default, so that the models are built once.
const cacheDir = join(import.meta.dirname, '../../../../.cache/models');

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A folder with the joint double, its manifest changed. */
async function jointFolder(change?: (manifest: JointManifest) => object) {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-models-'));
  folders.push(folder);
  await writeJointModel(folder, change);
  return openModelFolder({ folder, cacheDir });
}

/** The manifest with other words about its image encoder. */
const image = (change: object) => (manifest: JointManifest) => ({
  ...manifest,
  image: { ...manifest.image, ...change },
});

const plain = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Green at the sides, red in the middle: as wide as two squares. */
const redBetweenGreen = async () =>
  sharp(await plain('#00ff00', 80, 40))
    .composite([{ input: await plain('#ff0000', 40, 40), left: 20, top: 0 }])
    .png()
    .toBuffer();

/** What says how a photo looks, one after the other. */
function lookOf(photo: PhotoFeatures): Float32Array[] {
  return 'vector' in photo
    ? [photo.vector]
    : [photo.scene, photo.look, photo.form, photo.texture, photo.colour];
}

const bundled = createBundledEmbedder({ cacheDir });
let joint: NonNullable<ModelFolder['photos']>;
beforeAll(async () => {
  joint = (await jointFolder()).photos!;
});
afterAll(() => Promise.all([bundled.close(), joint.close()]));

const embedders: Record<string, () => PhotoEmbedder> = {
  'the fake': createFakeEmbedder,
  'the bundled one': () => bundled,
  'a folder': () => joint,
};

test.each(Object.entries(embedders))(
  '%s keeps the contract of every photo embedder',
  async (_, embedderOf) => {
    const embedder = embedderOf();
    expect(await embedder.embedPhotos([])).toEqual([]);
    const pictures = [await plain('#f00000'), await plain('#0000f0', 10, 90), await plain('#f00000')];
    const photos = await embedder.embedPhotos(pictures);
    expect(photos).toHaveLength(pictures.length);
    expect(photos[2]).toEqual(photos[0]);
    expect(lookOf(photos[1]!)).not.toEqual(lookOf(photos[0]!));
    for (const photo of photos) {
      expect(lookOf(photo).map(({ length }) => length)).toEqual(
        lookOf(photos[0]!).map(({ length }) => length),
      );
      expect(Object.keys(photo.safety)).toEqual([...safetyKinds]);
      expect(Object.values(photo.safety).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
      for (const confidence of Object.values(photo.objects)) expect(confidence).toBeLessThanOrEqual(1);
    }
    await expect(embedder.embedPhotos([Buffer.from('no picture')])).rejects.toThrow(
      'unsupported image format',
    );
    expect(await embedder.embedPhotos([pictures[0]!])).toEqual([photos[0]]);
  },
);

describe('a folder with an image encoder', () => {
  test('gives its vectors, with what the bundled models see', async () => {
    const picture = await plain('#ff0000');
    const [[own], [seen]] = await Promise.all([joint.embedPhotos([picture]), bundled.embedPhotos([picture])]);
    expect(joint.photoModel).toBe(`joint-double@1+${BUNDLED_PHOTO_MODEL}`);
    // Normalised with .5 and .5, red is (1, -1, -1); the last is the space of photos.
    expect(
      [...own!.vector.subarray(0, 3), own!.vector.at(-1)].map((value) => Math.round(2000 * value!) / 1000),
    ).toEqual([1, -1, -1, 1]);
    expect([own!.objects, own!.safety]).toEqual([seen!.objects, seen!.safety]);
  });

  test('reads the middle of a photo, or the whole of it where the manifest says so', async () => {
    const squash = await jointFolder(image({ resize: 'squash' }));
    const picture = await redBetweenGreen();
    const [[middle], [whole]] = await Promise.all([
      joint.embedPhotos([picture]),
      squash.photos!.embedPhotos([picture]),
    ]);
    expect([...middle!.vector].slice(0, 2).map((value) => Math.round(2 * value))).toEqual([1, -1]);
    expect(whole!.vector[0]).toBeCloseTo(whole!.vector[1]!, 1);
    await squash.photos!.close();
  });

  test('puts texts and photos into one space if it has a text encoder too', async () => {
    const embedded = await joint.embedPhotos([await plain('#ff0000'), await plain('#0000ff')]);
    const [red, blue] = embedded.map(({ vector }) => vector);
    const { captions } = joint;
    expect([captions!.textModel, captions!.isMultilingual]).toEqual(['joint-double@1', true]);
    const [aRed, aBlue] = await captions!.embedTexts([
      'A red parlour',
      'A blue parlour with a long story'.repeat(20),
    ]);
    for (const [near, far, text] of [
      [red, blue, aRed],
      [blue, red, aBlue],
    ] as const) {
      expect(text).toHaveLength(near!.length);
      expect(Math.hypot(...text!)).toBeCloseTo(1, 4);
      expect(cosine(near!, text!)).toBeGreaterThan(cosine(far!, text!) + 0.3);
    }
  });

  test('works without a text encoder', async () => {
    const { photos, check } = await jointFolder(image({ text: undefined }));
    await check();
    expect(photos!.captions).toBeUndefined();
    await photos!.close();
  });
});

describe('a folder that cannot be used', () => {
  test('is refused when it is opened, and the message names the fault in its manifest', async () => {
    await expect(jointFolder(image({ model: 'gone.onnx' }))).rejects.toThrow(ModelFolderError);
    await expect(jointFolder(image({ model: 'gone.onnx' }))).rejects.toThrow('gone.onnx is not in');
    await expect(jointFolder(image({ mean: [0.5, 0.5] }))).rejects.toThrow(/makes no sense[^]*image.mean/);
    await expect(jointFolder(image({ std: [0.5, 0, 0.5] }))).rejects.toThrow(/makes no sense[^]*image.std/);
    await expect(jointFolder(({ id }) => ({ id }))).rejects.toThrow(/makes no sense[^]*“text” or “image”/);
  });

  const text = (change: object) => (manifest: JointManifest) =>
    image({ text: { ...manifest.image.text, ...change } })(manifest);

  test.each<[string, (manifest: JointManifest) => object, RegExp]>([
    ['photos of another size than the model takes', image({ size: 32 }), /Got: 32 Expected: 16/],
    [
      'an output that is not there',
      image({ output: 'pooler_output' }),
      /no output pooler_output, but image_embeds/,
    ],
    [
      'a pooling that does not fit',
      text({ pooling: 'none' }),
      /3 dimensions, which does not fit its pooling/,
    ],
    ['texts of another length', text({ output: 'colours' }), /gives 16 numbers and its text model 3/],
  ])('is told of when it is checked, for %s', async (_, change, words) => {
    const { check, photos } = await jointFolder(change);
    const error = await check().catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(ModelFolderError);
    expect(String(error)).toMatch(words);
    await photos!.close();
  });
});

function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}
