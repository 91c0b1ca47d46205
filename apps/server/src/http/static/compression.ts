import { constants } from 'node:zlib';

/**
 * Up to how many bytes an answer is compressed in one call. 20 kB of JSON take .05 ms of processor time so, and
 * .25 to .3 ms through streams; 150 kB take .2 and .5 ms (measured).
 */
const ONE_CALL_BYTES_MAX = 512 * 1024;

/** Answers with fewer bytes fit into one network packet as they are, and are not compressed. */
const BYTES_MIN = 1024;

/** How answers are compressed: by Brotli at this quality if the client accepts it. */
export function compression(brotliQuality: number) {
  return {
    threshold: BYTES_MIN,
    syncThreshold: ONE_CALL_BYTES_MAX,
    encodings: ['br' as const, 'gzip' as const],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  };
}
