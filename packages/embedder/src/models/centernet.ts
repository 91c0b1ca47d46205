import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elementType, OnnxGraph } from './onnx-graph.ts';
import { packageFolder } from './package-folder.ts';
import { importTfjs, type TfjsModel } from './tfjs-to-onnx.ts';

/** Side of the square picture that the model takes, in pixels. */
export const CENTERNET_SIZE_PX = 384;

/**
 * Builds CenterNet with a MobileNetV3 backbone, trained on COCO, as an ONNX model: `image`, uint8 RGB
 * [1, 384, 384, 3], to
 * - `scene`, float [1, 272]: the backbone's layers 9, 11 and 14, averaged over the picture, each L2-normalised;
 * - `objects`, float [1, 80]: per COCO class the highest confidence anywhere in the picture, 0..1.
 *
 * Made by https://github.com/610265158/mobilenetv3_centernet, converted to TensorFlow.js by the package's author.
 */
export async function buildCenternet(): Promise<Uint8Array> {
  const folder = join(packageFolder('@vladmandic/human'), 'models');
  const model = JSON.parse(await readFile(join(folder, 'centernet.json'), 'utf8')) as TfjsModel;
  const weights = await readFile(join(folder, 'centernet.bin'));

  const graph = new OnnxGraph('centernet');
  const pixels = graph.input('image', elementType.UINT8, [1, CENTERNET_SIZE_PX, CENTERNET_SIZE_PX, 3]);
  const levels = graph.node('Cast', [pixels], { to: elementType.FLOAT });
  const tensor = importTfjs(graph, model, weights, graph.node('Transpose', [levels], { perm: [0, 3, 1, 2] }));

  const layers = [9, 11, 14].map((layer) => {
    const mean = graph.node('GlobalAveragePool', [tensor(`tower_0/MobilenetV3/expanded_conv_${layer}/add`)]);
    return graph.node('LpNormalization', [graph.node('Flatten', [mean], { axis: 1 })], { axis: 1, p: 2 });
  });
  graph.output('scene', graph.node('Concat', layers, { axis: 1 }), [1, 272]);
  const highest = graph.node('GlobalMaxPool', [tensor('tower_0/keypoints')]);
  graph.output('objects', graph.node('Flatten', [highest], { axis: 1 }), [1, 80]);
  return graph.encode();
}
