import { readFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildModels, loadModel } from './build.ts';

let cacheDir: string;

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'tessera-models-'));
});

afterEach(() => rm(cacheDir, { recursive: true }));

test('each model is built once, and its checksum is stored beside it', async () => {
  const first: string[] = [];
  await buildModels({
    cacheDir,
    onProgress: ({ model, index, count }) => first.push(`${model} ${index}/${count}`),
  });
  expect(first).toEqual(['minilm 1/3', 'centernet 2/3', 'mobilenet 3/3']);
  expect(await shapeOfCache()).toEqual([
    'centernet-KEY.onnx',
    'centernet-KEY.onnx.sha256',
    'minilm-KEY.onnx',
    'minilm-KEY.onnx.sha256',
    'mobilenet-KEY.onnx',
    'mobilenet-KEY.onnx.sha256',
  ]);

  const second: string[] = [];
  await buildModels({ cacheDir, onProgress: ({ model }) => second.push(model) });
  expect(second).toEqual([]);
});

test('building a model again gives the same bytes', async () => {
  await buildModels({ cacheDir });
  const first = await checksums();
  await rm(cacheDir, { recursive: true });
  await buildModels({ cacheDir });
  expect(await checksums()).toEqual(first);
});

test.for([
  ['a changed byte', (bytes: Buffer) => bytes.with(1000, bytes[1000]! ^ 1)],
  ['a file cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['an empty file', () => Buffer.alloc(0)],
] as const)('a model that was damaged by %s is built again', async ([, damage]) => {
  const sound = await loadModel(cacheDir, 'mobilenet');
  const path = await cachedFile('.onnx');
  await writeFile(path, damage(await readFile(path)));

  let isBuilt = false;
  const loaded = await loadModel(cacheDir, 'mobilenet', () => (isBuilt = true));
  expect(isBuilt).toBe(true);
  expect(Buffer.compare(loaded, sound)).toBe(0);
  expect(Buffer.compare(await readFile(path), sound)).toBe(0);
});

test('a model without its checksum is built again', async () => {
  const sound = await loadModel(cacheDir, 'mobilenet');
  await rm(await cachedFile('.sha256'));
  expect(Buffer.compare(await loadModel(cacheDir, 'mobilenet'), sound)).toBe(0);
  expect(await readFile(await cachedFile('.sha256'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

test('files of earlier versions of a model are removed', async () => {
  await writeFile(join(cacheDir, 'mobilenet-0123456789ab.onnx'), 'old');
  await writeFile(join(cacheDir, 'mobilenet-0123456789ab.onnx.sha256'), 'old');
  await loadModel(cacheDir, 'mobilenet');
  expect(await shapeOfCache()).toEqual(['mobilenet-KEY.onnx', 'mobilenet-KEY.onnx.sha256']);
  expect(await readdir(cacheDir)).not.toContain('mobilenet-0123456789ab.onnx');
});

test('several processes can build the models at once', async () => {
  const loaded = await Promise.all(Array.from({ length: 4 }, () => loadModel(cacheDir, 'mobilenet')));
  for (const bytes of loaded) expect(Buffer.compare(bytes, loaded[0]!)).toBe(0);
  expect(await shapeOfCache()).toEqual(['mobilenet-KEY.onnx', 'mobilenet-KEY.onnx.sha256']);
});

async function shapeOfCache(): Promise<string[]> {
  return (await readdir(cacheDir)).map((name) => name.replace(/-[0-9a-f]{12}\./, '-KEY.')).sort();
}

async function cachedFile(ending: string): Promise<string> {
  return join(
    cacheDir,
    (await readdir(cacheDir)).find((name) => name.endsWith(ending))!,
  );
}

async function checksums(): Promise<string[]> {
  const names = (await readdir(cacheDir)).filter((name) => name.endsWith('.sha256')).sort();
  return Promise.all(names.map((name) => readFile(join(cacheDir, name), 'utf8')));
}
