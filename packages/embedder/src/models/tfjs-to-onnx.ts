import { elementType, type OnnxGraph } from './onnx-graph.ts';

/** The parts of a TensorFlow.js graph model (`model.json`) that the conversion reads. */
export interface TfjsModel {
  modelTopology: { node: TfjsNode[] };
  weightsManifest: { paths: string[]; weights: TfjsWeight[] }[];
}

interface TfjsNode {
  name: string;
  op: string;
  input?: string[];
  attr?: Record<string, { s?: string; b?: boolean; list?: { i?: string[]; s?: string[] } }>;
}

interface TfjsWeight {
  name: string;
  shape: number[];
  dtype: string;
  quantization?: { dtype: string; scale?: number; min?: number };
}

/**
 * Adds the part of a TensorFlow.js model that leads to the tensors asked for to an ONNX graph. TensorFlow keeps images as
 * height × width × channels, the runtime's fast kernels want channels first: `image` is taken, and every image-shaped
 * tensor given back, as [1, channels, height, width].
 *
 * Weights keep the package's number format, and kernels its order, in the file; the runtime widens and turns them once,
 * when it loads the model.
 * @returns a function from a TensorFlow tensor's name to its ONNX tensor; throws on operators that the two bundled
 *   models do not use
 */
export function importTfjs(
  graph: OnnxGraph,
  model: TfjsModel,
  weightBytes: Uint8Array,
  image: string,
): (name: string) => string {
  const nodes = new Map(model.modelTopology.node.map((node) => [node.name, node]));
  const weight = readWeights(graph, model, weightBytes);
  const zero = graph.floats([0]);
  const six = graph.floats([6]);
  const done = new Map<string, string>();

  const tensor = (reference: string): string => {
    const name = reference.replace(/:\d+$/, '');
    let converted = done.get(name);
    if (converted === undefined) {
      const node = nodes.get(name);
      if (!node) throw new Error(`The model has no node ${name}`);
      converted = convert(node);
      done.set(name, converted);
    }
    return converted;
  };

  const convert = (node: TfjsNode): string => {
    const inputs = node.input ?? [];
    switch (node.op) {
      case 'Placeholder':
        return image;
      case 'Const':
        return scalar(node.name);
      case 'Add':
      case 'AddV2':
        return graph.node('Add', inputs.map(tensor));
      case 'Identity':
      case 'Mul':
      case 'Relu':
      case 'Sigmoid':
      case 'Softmax':
      case 'Sub':
        return graph.node(node.op, inputs.map(tensor));
      case 'Relu6':
        return graph.node('Clip', [tensor(inputs[0]!), zero, six]);
      case 'Mean':
      case 'AvgPool':
        // Both models only ever average over the whole picture.
        return graph.node('GlobalAveragePool', [tensor(inputs[0]!)]);
      case 'Squeeze':
        return graph.node('Flatten', [tensor(inputs[0]!)], { axis: 1 });
      case 'ConcatV2':
        return graph.node('Concat', inputs.slice(0, -1).map(tensor), { axis: 1 });
      case 'ResizeBilinear':
        // Only used to double the size, with neither aligned corners nor half-pixel centres.
        return graph.node('Resize', [tensor(inputs[0]!), '', graph.floats([1, 1, 2, 2], [4])], {
          mode: 'linear',
          coordinate_transformation_mode: 'asymmetric',
        });
      case '_FusedMatMul':
        return graph.node('Gemm', [tensor(inputs[0]!), weight(inputs[1]!).tensor, weight(inputs[2]!).tensor]);
      case 'Conv2D':
      case 'DepthwiseConv2dNative':
      case '_FusedConv2D':
      case 'FusedDepthwiseConv2dNative':
        return convolution(node, inputs);
      default:
        throw new Error(`The operator ${node.op} of ${node.name} is not supported`);
    }
  };

  const scalar = (name: string): string => {
    const { tensor: converted, shape } = weight(name);
    if (shape.length > 0) throw new Error(`The constant ${name} is not a scalar`);
    return converted;
  };

  const convolution = (node: TfjsNode, inputs: readonly string[]): string => {
    const attributes = node.attr ?? {};
    const fused = attributes['fused_ops']?.list?.s?.map(fromBase64) ?? [];
    const { tensor: kernel, shape } = weight(inputs[1]!);
    const [height, width, channels, multiplier] = shape as [number, number, number, number];
    const isDepthwise = node.op.includes('Depthwise');
    const turned = isDepthwise
      ? graph.node('Reshape', [
          graph.node('Transpose', [kernel], { perm: [2, 3, 0, 1] }),
          graph.integers([channels * multiplier, 1, height, width]),
        ])
      : graph.node('Transpose', [kernel], { perm: [3, 2, 0, 1] });
    const operands = [tensor(inputs[0]!), turned];
    if (fused.includes('BiasAdd')) operands.push(weight(inputs[2]!).tensor);
    const convolved = graph.node('Conv', operands, {
      kernel_shape: [height, width],
      strides: spatial(attributes['strides']?.list?.i),
      dilations: spatial(attributes['dilations']?.list?.i),
      auto_pad: fromBase64(attributes['padding']!.s!) === 'SAME' ? 'SAME_UPPER' : 'VALID',
      group: isDepthwise ? channels : 1,
    });
    if (fused.includes('Relu6')) return graph.node('Clip', [convolved, zero, six]);
    return fused.includes('Relu') ? graph.node('Relu', [convolved]) : convolved;
  };

  return tensor;
}

/** Finds each weight in the bytes, which hold them one after the other in the manifest's order. */
function readWeights(
  graph: OnnxGraph,
  model: TfjsModel,
  bytes: Uint8Array,
): (name: string) => { tensor: string; shape: number[] } {
  const places = new Map<string, { weight: TfjsWeight; start: number; end: number }>();
  let offset = 0;
  for (const weight of model.weightsManifest.flatMap((group) => group.weights)) {
    const elementCount = weight.shape.reduce((product, size) => product * size, 1);
    const end = offset + elementCount * elementBytes(weight);
    places.set(weight.name, { weight, start: offset, end });
    offset = end;
  }
  if (offset !== bytes.length) throw new Error(`Expected ${offset} bytes of weights, got ${bytes.length}`);

  return (name) => {
    const place = places.get(name);
    if (!place) throw new Error(`The model has no weight ${name}`);
    const { weight, start, end } = place;
    return { tensor: widen(graph, weight, bytes.subarray(start, end)), shape: weight.shape };
  };
}

function elementBytes(weight: TfjsWeight): number {
  switch (weight.quantization?.dtype ?? weight.dtype) {
    case 'uint8':
      return 1;
    case 'float16':
      return 2;
    case 'int32':
      return 4;
    default:
      throw new Error(`The weight ${weight.name} has an unknown number format`);
  }
}

/** Adds a weight to the graph as 32-bit floats. */
function widen(graph: OnnxGraph, { name, shape, quantization }: TfjsWeight, bytes: Uint8Array): string {
  if (quantization?.dtype === 'float16') {
    return graph.node('Cast', [graph.constant(elementType.FLOAT16, shape, bytes)], { to: elementType.FLOAT });
  }
  if (quantization?.dtype === 'uint8') {
    const levels = graph.node('Cast', [graph.constant(elementType.UINT8, shape, bytes)], {
      to: elementType.FLOAT,
    });
    const scaled = graph.node('Mul', [levels, graph.floats([quantization.scale!])]);
    return graph.node('Add', [scaled, graph.floats([quantization.min!])]);
  }
  throw new Error(`The weight ${name} is not one of numbers`);
}

/** Height and width of a TensorFlow [batch, height, width, channels] attribute. */
function spatial(values: readonly string[] = ['1', '1', '1', '1']): number[] {
  return values.slice(1, 3).map(Number);
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString();
}
