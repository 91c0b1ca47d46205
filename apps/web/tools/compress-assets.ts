import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** For programs of megabytes: the last tenth would take ten times as long. */
const BROTLI_LARGE_QUALITY = 9;
const LARGE_BYTES = 4 * 1024 * 1024;

/** Puts a `.br` and a `.gz` beside every built file that packs well, as small as they get: the server sends those. */
export async function compressAssets(folder: string): Promise<void> {
  const tasks: Promise<void>[] = [];
  for await (const path of glob(`${folder}/**/*.{js,css,svg,wasm,webmanifest}`)) tasks.push(compress(path));
  await Promise.all(tasks);
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants;
  const quality = content.length > LARGE_BYTES ? BROTLI_LARGE_QUALITY : BROTLI_MAX_QUALITY;
  await Promise.all([
    toBrotli(content, { params: { [BROTLI_PARAM_QUALITY]: quality } }).then((packed) =>
      writeFile(`${path}.br`, packed),
    ),
    toGzip(content, { level: Z_BEST_COMPRESSION }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
