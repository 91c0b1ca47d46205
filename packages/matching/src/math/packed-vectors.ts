/** Vectors of one length with a byte for each number. A vector is its run of `values` times its scale. */
export interface PackedVectors {
  dimensions: number;
  /** Whole numbers, -127..127, vector after vector. */
  values: Int8Array;
  scales: Float32Array;
}

/** The largest whole number that a signed byte holds on both sides of zero. */
const VALUE_MAX = 127;

/** Packs vectors of one length. Each number is off by at most 1/254 of its vector's largest number. */
export function packVectors(vectors: readonly ArrayLike<number>[]): PackedVectors {
  const dimensions = vectors[0]?.length ?? 0;
  const values = new Int8Array(vectors.length * dimensions);
  const scales = new Float32Array(vectors.length);
  for (const [at, vector] of vectors.entries()) {
    let largest = 0;
    for (let i = 0; i < dimensions; i += 1) largest = Math.max(largest, Math.abs(vector[i]!));
    if (largest === 0) continue;
    for (let i = 0; i < dimensions; i += 1)
      values[at * dimensions + i] = Math.round((vector[i]! / largest) * VALUE_MAX);
    scales[at] = largest / VALUE_MAX;
  }
  return { dimensions, values, scales };
}

/** The inner product of one of the vectors with another of their length. */
export function productWith(packed: PackedVectors, at: number, other: Float32Array): number {
  const { dimensions, values, scales } = packed;
  const from = at * dimensions;
  let sum = 0;
  for (let i = 0; i < dimensions; i += 1) sum += values[from + i]! * other[i]!;
  return sum * scales[at]!;
}

/** The square of the length of one of the vectors. */
export function squaredLength({ dimensions, values, scales }: PackedVectors, at: number): number {
  const from = at * dimensions;
  let sum = 0;
  for (let i = 0; i < dimensions; i += 1) sum += values[from + i]! ** 2;
  return sum * scales[at]! ** 2;
}

/** The mean of at least one vector. */
export function meanOfPacked({ dimensions, values, scales }: PackedVectors): Float32Array {
  const mean = new Float32Array(dimensions);
  for (const [at, scale] of scales.entries()) {
    const [from, share] = [at * dimensions, scale / scales.length];
    for (let i = 0; i < dimensions; i += 1) mean[i]! += values[from + i]! * share;
  }
  return mean;
}
