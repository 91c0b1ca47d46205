import { constants } from 'node:zlib';

/**
 * Up to how many bytes an answer is compressed in one call. 20 kB of JSON take .05 ms of processor time so, and
 * .25 to .3 ms through streams; 150 kB take .2 and .5 ms (measured).
 */
const ONE_CALL_BYTES_MAX = 512 * 1024;

/** Answers with fewer bytes fit into one network packet as they are, and are not compressed. */
export const COMPRESSED_BYTES_MIN = 1024;

/** A list of matches of 152 kB takes .7 ms, and 1.8 ms with a quality of 4, which makes it a tenth smaller (measured). */
export const API_BROTLI_QUALITY = 1;

/** How answers are compressed: by Brotli at this quality if the client accepts it. */
export function compression(brotliQuality: number) {
  return {
    threshold: COMPRESSED_BYTES_MIN,
    syncThreshold: ONE_CALL_BYTES_MAX,
    encodings: ['br' as const, 'gzip' as const],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  };
}
