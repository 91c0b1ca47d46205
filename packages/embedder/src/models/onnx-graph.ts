import onnxProto from 'onnx-proto';

const { AttributeProto, ModelProto, TensorProto } = onnxProto.onnx;

/** ONNX element types that the bundled models use. */
export const elementType = TensorProto.DataType;

type Attribute = number | readonly number[] | string;

/** A dimension: a size, or a name for one that is known only when the model runs. */
type Dimension = number | string;

/**
 * Collects the nodes of an ONNX model (operator set 20) in the order in which they are computed. Tensors are named by
 * number, so the same calls always give the same bytes.
 */
export class OnnxGraph {
  readonly #name: string;
  readonly #nodes: onnxProto.onnx.INodeProto[] = [];
  readonly #constants: onnxProto.onnx.ITensorProto[] = [];
  readonly #inputs: onnxProto.onnx.IValueInfoProto[] = [];
  readonly #outputs: onnxProto.onnx.IValueInfoProto[] = [];
  #tensorCount = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** Declares an input of the model and returns its name. */
  input(name: string, type: number, dimensions: readonly Dimension[]): string {
    this.#inputs.push(valueInfo(name, type, dimensions));
    return name;
  }

  /** Makes `tensor` an output of the model under `name`; its elements are 32-bit floats. */
  output(name: string, tensor: string, dimensions: readonly Dimension[]): void {
    this.#nodes.push({ opType: 'Identity', input: [tensor], output: [name] });
    this.#outputs.push(valueInfo(name, elementType.FLOAT, dimensions));
  }

  /** Adds a constant of any element type from its little-endian bytes; returns its tensor. */
  constant(type: number, shape: readonly number[], bytes: Uint8Array): string {
    const name = this.#nextName();
    this.#constants.push({ name, dataType: type, dims: [...shape], rawData: bytes });
    return name;
  }

  /** Adds a constant of 32-bit floats; without a shape, a scalar. */
  floats(values: readonly number[], shape: readonly number[] = []): string {
    return this.constant(elementType.FLOAT, shape, new Uint8Array(Float32Array.from(values).buffer));
  }

  /** Adds a vector of 64-bit integers, the type in which ONNX takes shapes, axes and positions. */
  integers(values: readonly number[]): string {
    const bytes = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
    return this.constant(elementType.INT64, [values.length], bytes);
  }

  /** Adds a node and returns its first output. Whole-numbered attributes are integers in ONNX, others floats. */
  node(opType: string, inputs: readonly string[], attributes: Record<string, Attribute> = {}): string {
    const output = this.#nextName();
    this.#nodes.push({
      opType,
      input: [...inputs],
      output: [output],
      attribute: Object.entries(attributes).map(([name, value]) => toAttribute(name, value)),
    });
    return output;
  }

  /** The finished model as the bytes of an ONNX file. */
  encode(): Uint8Array {
    return ModelProto.encode({
      irVersion: 8,
      producerName: 'tessera',
      opsetImport: [{ domain: '', version: 20 }],
      graph: {
        name: this.#name,
        node: this.#nodes,
        initializer: this.#constants,
        input: this.#inputs,
        output: this.#outputs,
      },
    }).finish();
  }

  #nextName(): string {
    return `t${this.#tensorCount++}`;
  }
}

function valueInfo(
  name: string,
  elemType: number,
  dimensions: readonly Dimension[],
): onnxProto.onnx.IValueInfoProto {
  const dim = dimensions.map((size) => (typeof size === 'string' ? { dimParam: size } : { dimValue: size }));
  return { name, type: { tensorType: { elemType, shape: { dim } } } };
}

function toAttribute(name: string, value: Attribute): onnxProto.onnx.IAttributeProto {
  const { AttributeType } = AttributeProto;
  if (typeof value === 'string') return { name, type: AttributeType.STRING, s: Buffer.from(value) };
  if (typeof value !== 'number') return { name, type: AttributeType.INTS, ints: [...value] };
  return Number.isInteger(value)
    ? { name, type: AttributeType.INT, i: value }
    : { name, type: AttributeType.FLOAT, f: value };
}
