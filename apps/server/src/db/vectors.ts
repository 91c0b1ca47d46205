/** A vector as pgvector reads it. */
export function toVector(vector: ArrayLike<number>): string {
  return `[${Array.from(vector).join(',')}]`;
}

/** Bytes before the numbers of a vector: two for how many there are, and two that are not used. */
const HEADER_BYTES = 4;

/** Reads vectors as pgvector's `halfvec_send` writes them, one after the other: two bytes for each number, big-endian. */
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
