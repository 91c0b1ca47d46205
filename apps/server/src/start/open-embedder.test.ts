import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJointModel } from '@tessera/embedder/photo/joint-model.fixture';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { openEmbedder } from './open-embedder.ts';

/** Guarantees that one setting decides where the vectors of texts, and those of photos, come from. */

const open = (settings: Record<string, string>) =>
  openEmbedder(readConfig(settings), {
    onFault(error) {
      throw error;
    },
  });

test('without a setting the bundled models are used', async () => {
  const embedder = open({});
  expect([embedder.textModel, embedder.isMultilingual]).toEqual(['minilm-l6-v2@1', false]);
  await embedder.close();
});

test('with EMBEDDINGS_URL, texts are read by a service', async () => {
  const service = createServer((request, response) => {
    const isAllowed = request.headers.authorization === 'Bearer key-71';
    response
      .writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: [{ index: 0, embedding: [3, 4] }] }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const settings = { EMBEDDINGS_URL: `http://127.0.0.1:${port}/v1`, EMBEDDINGS_MODEL: 'double' };
  const embedder = open({ ...settings, EMBEDDINGS_KEY: 'key-71' });
  expect([embedder.textModel, embedder.isMultilingual]).toEqual(['remote:double', true]);
  expect(embedder.photoModel).toBe(open({}).photoModel);
  expect(await embedder.embedTexts(['oak'])).toEqual([Float32Array.from([0.6, 0.8])]);
  await expect(open(settings).embedTexts(['oak'])).rejects.toThrow('answered 401');
  expect(open({ ...settings, EMBEDDINGS_MULTILINGUAL: 'off' })).toMatchObject({
    textModel: 'remote:double+gloss',
    isMultilingual: false,
  });
  await embedder.close();
  await new Promise((resolve) => service.close(resolve));
});

test('with MODEL_DIR, texts are read by the operator’s model, and a faulty folder is refused with the reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-models-'));
  expect(() => open({ MODEL_DIR: folder })).toThrow(ConfigError);
  expect(() => open({ MODEL_DIR: folder })).toThrow(/MODEL_DIR: .*manifest.json cannot be read/);
  const text = {
    model: 'm.onnx',
    tokenizer: 't.json',
    multilingual: true,
    tokens_max: 512,
    pooling: 'mean',
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ id: 'own@1', text }));
  expect(() => open({ MODEL_DIR: folder })).toThrow(/MODEL_DIR: m.onnx is not in/);
  for (const file of ['m.onnx', 't.json']) await writeFile(join(folder, file), '');
  const embedder = open({ MODEL_DIR: folder });
  expect([embedder.textModel, embedder.isMultilingual]).toEqual(['own@1', true]);
  expect(embedder.photoModel).toBe(open({}).photoModel);
  await expect(embedder.check!()).rejects.toThrow(ConfigError);
  await expect(embedder.check!()).rejects.toThrow(/MODEL_DIR: The models in .* cannot be used/);
  await embedder.close();
  const service = { EMBEDDINGS_URL: 'http://127.0.0.1/v1', EMBEDDINGS_MODEL: 'double' };
  expect(() => open({ ...service, MODEL_DIR: folder })).toThrow(/MODEL_DIR, EMBEDDINGS_URL: .* give one/);
  await rm(folder, { recursive: true });
});

test('with MODEL_DIR, photos can be read by a joint model beside the text model of another setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-models-'));
  await writeJointModel(folder);
  const service = { EMBEDDINGS_URL: 'http://127.0.0.1/v1', EMBEDDINGS_MODEL: 'double' };
  for (const settings of [{}, service]) {
    const embedder = open({ ...settings, MODEL_DIR: folder });
    expect(embedder.textModel).toBe(open(settings).textModel);
    expect(embedder.photoModel).toMatch(/^joint-double@1/);
    expect(embedder.captions!.textModel).toBe('joint-double@1');
  }
  const embedder = open({ MODEL_DIR: folder });
  await embedder.check!();
  await embedder.close();
  await rm(folder, { recursive: true });
});
