/** A vector as pgvector reads it. */
export function toVector(vector: ArrayLike<number>): string {
  return `[${Array.from(vector).join(',')}]`;
}

/** The bytes before a vector's numbers: how many there are, and two of no use. */
const HEADER_BYTES = 4;

/** Vectors as pgvector's `halfvec_send` gives them, one after the other: two bytes a number, the higher first. */
export function fromHalfvecs(bytes: Buffer): Float32Array[] {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const from = at + HEADER_BYTES;
    at = from + 2 * bytes.readUInt16BE(at);
    const halves = Buffer.from(bytes.subarray(from, at)).swap16();
    vectors.push(new Float32Array(new Float16Array(halves.buffer, halves.byteOffset, halves.length / 2)));
  }
  return vectors;
}
