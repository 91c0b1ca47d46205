import { constants } from 'node:zlib';

/** How answers are compressed: by Brotli at this quality if the client accepts it. */
export function compression(brotliQuality: number) {
  return {
    encodings: ['br' as const, 'gzip' as const],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  };
}
