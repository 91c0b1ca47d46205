import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createBundledEmbedder } from './bundled.ts';

// The same folder as the server's default, so that the models are built once.
const cacheDir = join(import.meta.dirname, '../../../.cache/models');
const embedder = createBundledEmbedder({ cacheDir });

afterAll(() => embedder.close());

describe('texts', () => {
  test('get a normalised vector each, whatever they say', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 5 }),
        async (texts) => {
          const vectors = await embedder.embedTexts(texts);
          expect(vectors).toHaveLength(texts.length);
          for (const vector of vectors) {
            expect(vector).toHaveLength(384);
            expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('have the same vector, whatever other texts they are embedded with', async () => {
    const words = fc.constantFrom(
      'oak',
      'kitchen',
      'bright',
      'with',
      'a',
      'velvet',
      'sofa',
      'Küche',
      '—',
      '北欧',
    );
    const text = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 40 }), async (texts) => {
        const [alone] = await embedder.embedTexts([texts[0]!]);
        const [first] = await embedder.embedTexts(texts);
        const last = (await embedder.embedTexts(texts.toReversed())).at(-1);
        expect(cosine(alone!, first!)).toBeGreaterThan(0.99999);
        expect(cosine(alone!, last!)).toBeGreaterThan(0.99999);
      }),
      { numRuns: 10 },
    );
  });

  test('are nearer to a paraphrase than to a text on another subject', async () => {
    const [brief, paraphrase, other] = await embedder.embedTexts([
      'We want a cosy bedroom with light wood, white walls and few things',
      'Scandinavian sleeping room: pale timber, plain walls, uncluttered and warm',
      'The quarterly tax return must be filed before the end of the month',
    ]);
    expect(cosine(brief!, paraphrase!)).toBeGreaterThan(cosine(brief!, other!) + 0.3);
  });

  test('are read up to the 256th token', async () => {
    const long = 'oak '.repeat(300);
    const [vector, longer] = await embedder.embedTexts([long, `${long} steel and concrete`]);
    expect(cosine(vector!, longer!)).toBeGreaterThan(0.99999);
  });

  test('give an empty list if there are none', async () => {
    expect(await embedder.embedTexts([])).toEqual([]);
  });
});

describe('photos', () => {
  test('have nearly the same features in every file format', async () => {
    const picture = sharp(clockOnWall);
    const [png, jpeg, webp] = await embedder.embedPhotos([
      await picture.png().toBuffer(),
      await picture.jpeg({ quality: 90 }).toBuffer(),
      await picture.webp({ quality: 90 }).toBuffer(),
    ]);
    for (const [name, dimensions] of [
      ['scene', 272],
      ['look', 1792],
      ['form', 224],
      ['texture', 48],
      ['colour', 136],
    ] as const) {
      expect(png![name]).toHaveLength(dimensions);
      expect(cosine(png![name], jpeg![name]) / norm(png![name]) / norm(jpeg![name])).toBeGreaterThan(0.97);
      expect(cosine(png![name], webp![name]) / norm(png![name]) / norm(webp![name])).toBeGreaterThan(0.97);
    }
  });

  test('have normalised features: each layer of the scene, and every other part as a whole', async () => {
    const [features] = await embedder.embedPhotos([await sharp(clockOnWall).png().toBuffer()]);
    expect(norm(features!.scene.subarray(0, 64))).toBeCloseTo(1, 4);
    expect(norm(features!.scene.subarray(64, 152))).toBeCloseTo(1, 4);
    expect(norm(features!.scene.subarray(152))).toBeCloseTo(1, 4);
    expect(norm(features!.form)).toBeCloseTo(1, 4);
    expect(norm(features!.texture)).toBeCloseTo(1, 4);
    expect(norm(features!.look)).toBeCloseTo(1, 4);
    expect(norm(features!.colour)).toBeCloseTo(1, 4);
  });

  test('show a clock on a wall as their only object', async () => {
    const [features] = await embedder.embedPhotos([await sharp(clockOnWall).png().toBuffer()]);
    expect(Object.keys(features!.objects)).toEqual(['clock']);
    expect(features!.objects['clock']).toBeGreaterThan(0.5);
    expect(features!.objects['clock']).toBeLessThanOrEqual(1);
  });

  test('are read in grey, with transparency, with 16 bits, in CMYK, with a palette and with a single pixel', async () => {
    const picture = sharp(clockOnWall).resize(100, 60);
    const photos = await Promise.all([
      picture.clone().greyscale().png().toBuffer(),
      picture.clone().greyscale().ensureAlpha(0.5).png().toBuffer(),
      picture.clone().toColourspace('rgb16').png().toBuffer(),
      picture.clone().toColourspace('cmyk').jpeg().toBuffer(),
      picture.clone().png({ palette: true }).toBuffer(),
      picture.clone().resize(1, 1).png().toBuffer(),
    ]);
    for (const { look, colour } of await embedder.embedPhotos(photos)) {
      expect(norm(look)).toBeCloseTo(1, 4);
      expect(norm(colour)).toBeCloseTo(1, 4);
    }
  });

  test('are white where they are transparent', async () => {
    const transparent = { width: 50, height: 50, channels: 4, background: '#0000' } as const;
    const [features] = await embedder.embedPhotos([await sharp({ create: transparent }).png().toBuffer()]);
    expect(features!.colour[7]).toBe(1);
  });

  test('fail one by one: after a damaged photo the next one is embedded', async () => {
    const sound = await sharp(clockOnWall).jpeg().toBuffer();
    await expect(embedder.embedPhotos([sound, sound.subarray(0, sound.length / 2)])).rejects.toThrow(
      'premature end',
    );
    await expect(embedder.embedPhotos([new Uint8Array(0)])).rejects.toThrow('empty');
    expect(await embedder.embedPhotos([sound])).toHaveLength(1);
  });
});

/** Stored vectors are compared with new ones as long as the model's id stays: if this fails on purpose, raise the id. */
test('each model id still stands for the vectors it stood for when it was named', async () => {
  expect(embedder.textModel).toBe('minilm-l6-v2@1');
  const [text] = await embedder.embedTexts(['A calm bedroom with oak floors']);
  expectAt(text!, { 0: 0.0785, 1: -0.0552, 2: -0.0362, 3: 0.0761, 4: -0.0509, 5: -0.0352 });

  expect(embedder.photoModel).toBe('centernet-mobilenet-v2-hsv@3');
  const raw = { width: 256, height: 256, channels: 3 } as const;
  const gradient = Uint8Array.from(
    { length: 256 * 256 * 3 },
    (_, i) => (i % 3) * 60 + Math.floor(i / 768) / 2,
  );
  const [photo] = await embedder.embedPhotos([await sharp(gradient, { raw }).png().toBuffer()]);
  expectAt(photo!.scene, { 8: -0.313, 28: -0.249, 39: -0.276, 55: 0.253, 65: -0.267 });
  expectAt(photo!.look, { 293: 0.179, 634: 0.161, 661: 0.158, 1079: 0.178, 1770: 0.171 });
  expectAt(photo!.form, { 24: -0.152, 28: 0.17, 33: 0.163, 223: 0.17 });
  expectAt(photo!.texture, { 7: 0.19, 17: 0.294, 29: 0.195, 33: 0.214 });
  expectAt(photo!.colour, { 82: 0, 83: 0.374, 85: 0.085, 86: 0.768, 87: 0.513 });
});

describe('processes', () => {
  test('that die fail only the call they were busy with, and are replaced', async () => {
    const mortal = createBundledEmbedder({ cacheDir });
    const started = nextProcess();
    const running = mortal.embedTexts(['calm']);
    const waiting = mortal.embedTexts(['bright']);
    const child = await started;
    await once(child, 'message');
    child.kill('SIGKILL');
    await expect(running).rejects.toThrow('lost');
    expect(await waiting).toHaveLength(1);
    expect(await mortal.embedTexts(['calm'])).toHaveLength(1);
    await mortal.close();
  });

  test('that end while idle are reported, and are replaced', async () => {
    const told = Promise.withResolvers<Error>();
    const mortal = createBundledEmbedder({ cacheDir, onFault: told.resolve });
    const started = nextProcess();
    await mortal.embedTexts(['calm']);
    (await started).kill('SIGKILL');
    expect((await told.promise).message).toContain('SIGKILL');
    expect(await mortal.embedTexts(['calm'])).toHaveLength(1);
    await mortal.close();
  });

  test('are not started for an embedder that is not used', async () => {
    const started: unknown[] = [];
    const count = (message: unknown): void => void started.push(message);
    subscribe('child_process', count);
    await createBundledEmbedder({ cacheDir }).close();
    unsubscribe('child_process', count);
    expect(started).toEqual([]);
  });

  test('are closed with the embedder, and waiting and later calls fail', async () => {
    const closing = createBundledEmbedder({ cacheDir });
    const running = closing.embedTexts(['calm']);
    await running;
    const waiting = Promise.allSettled([closing.embedTexts(['calm']), closing.embedTexts(['bright'])]);
    await closing.close();
    expect((await waiting)[1]).toMatchObject({
      status: 'rejected',
      reason: { message: 'The processes for tasks have been ended.' },
    });
    await expect(closing.embedTexts(['calm'])).rejects.toThrow('The processes for tasks have been ended.');
    await expect(closing.embedPhotos([new Uint8Array(0)])).rejects.toThrow(
      'The processes for tasks have been ended.',
    );
    await closing.close();
  });
});

/** The next process that is started from here. */
function nextProcess(): Promise<ChildProcess> {
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      unsubscribe('child_process', hear);
      resolve((message as { process: ChildProcess }).process);
    };
    subscribe('child_process', hear);
  });
}

/** A drawn clock on a plain wall, 400 × 400. */
const clockOnWall = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
    <rect width="400" height="400" fill="#d8cfc0"/>
    <circle cx="200" cy="200" r="150" fill="#333"/><circle cx="200" cy="200" r="138" fill="#fafafa"/>
    ${Array.from({ length: 12 }, (_, hour) => `<rect x="195" y="70" width="10" height="26" fill="#222" transform="rotate(${hour * 30} 200 200)"/>`).join('')}
    <path d="M200 100 V200 L262 236" stroke="#111" stroke-width="9" fill="none"/>
  </svg>`,
);

/** Compares to .005: processors differ in how they round. */
function expectAt(vector: Float32Array, expected: Record<number, number>): void {
  for (const [index, value] of Object.entries(expected)) expect(vector[Number(index)]).toBeCloseTo(value, 2);
}

function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

function norm(vector: Float32Array): number {
  return Math.hypot(...vector);
}
