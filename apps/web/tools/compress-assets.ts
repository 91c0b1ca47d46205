import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Puts a `.br` and a `.gz` beside every built file that is text, as small as they get: the server sends those. */
export async function compressAssets(folder: string): Promise<void> {
  const tasks: Promise<void>[] = [];
  for await (const path of glob(`${folder}/**/*.{js,css,svg,webmanifest}`)) tasks.push(compress(path));
  await Promise.all(tasks);
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants;
  await Promise.all([
    toBrotli(content, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } }).then((packed) =>
      writeFile(`${path}.br`, packed),
    ),
    toGzip(content, { level: Z_BEST_COMPRESSION }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
