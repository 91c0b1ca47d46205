import { MobileNetV2MidModel } from 'nsfwjs/models/mobilenet_v2_mid';
import { elementType, OnnxGraph } from './onnx-graph.ts';
import { importTfjs, type TfjsModel } from './tfjs-to-onnx.ts';

/** Side of the square picture that the model takes, in pixels. */
export const MOBILENET_SIZE_PX = 224;

/** Where the converted model keeps the backbone. */
const MOBILENET_PATH = `StatefulPartitionedCall/sequential/keras_layer${'/StatefulPartitionedCall'.repeat(3)}/predict`;

/**
 * Builds MobileNetV2 1.4, trained on ImageNet and then to tell unsafe pictures, as an ONNX model: `image`, uint8 RGB
 * [1, 224, 224, 3], to
 * - `look`, float [1, 1792]: the layer before the classifier, averaged over the picture, L2-normalised;
 * - `form`, float [1, 224]: layer 15, averaged over the picture, L2-normalised;
 * - `texture`, float [1, 48]: how much layer 5 varies over the picture (standard deviation), L2-normalised;
 * - `safety`, float [1, 5]: probabilities of drawing, hentai, neutral, porn, sexy.
 *
 * From https://github.com/infinitered/nsfwjs (model `mobilenet_v2_mid`).
 */
export async function buildMobilenet(): Promise<Uint8Array> {
  // The package's own types do not resolve under Node's module rules.
  const { modelJson, weightBundles } = MobileNetV2MidModel as {
    modelJson: () => Promise<{ default: TfjsModel }>;
    weightBundles: (() => Promise<{ default: string }>)[];
  };
  const { default: model } = await modelJson();
  const shards = await Promise.all(weightBundles.map(async (load) => (await load()).default));

  const graph = new OnnxGraph('mobilenet');
  const pixels = graph.input('image', elementType.UINT8, [1, MOBILENET_SIZE_PX, MOBILENET_SIZE_PX, 3]);
  const levels = graph.node('Cast', [pixels], { to: elementType.FLOAT });
  const channelsFirst = graph.node('Transpose', [levels], { perm: [0, 3, 1, 2] });
  const image = graph.node('Div', [channelsFirst, graph.floats([255])]);
  const weights = Buffer.concat(shards.map((shard) => Buffer.from(shard, 'base64')));
  const tensor = importTfjs(graph, model, weights, image);

  const layer = (number: number) => tensor(`${MOBILENET_PATH}/MobilenetV2/expanded_conv_${number}/add`);
  const normalised = (features: string) => graph.node('LpNormalization', [features], { axis: 1, p: 2 });
  const overPicture = (map: string) =>
    graph.node('Flatten', [graph.node('GlobalAveragePool', [map])], { axis: 1 });

  const look = tensor(`${MOBILENET_PATH}/feature_vector/SpatialSqueeze`);
  graph.output('look', normalised(look), [1, 1792]);
  graph.output('form', normalised(overPicture(layer(15))), [1, 224]);
  const difference = graph.node('Sub', [layer(5), graph.node('GlobalAveragePool', [layer(5)])]);
  const variance = overPicture(graph.node('Mul', [difference, difference]));
  graph.output('texture', normalised(graph.node('Sqrt', [variance])), [1, 48]);
  graph.output('safety', tensor('Identity'), [1, 5]);
  return graph.encode();
}
