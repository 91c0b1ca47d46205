import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What an archive holds: JSON, or a file that is compressed already. */
export type ArchiveEntry = { name: string } & ({ json: unknown } | { content: Readable });

/** Writes a ZIP archive whose files are all of one time. What cannot be written is thrown. */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  time: Date,
): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 });
  let fault: unknown;
  file.on('error', (error) => {
    fault ??= error;
  });
  const zip = new Zip((error, chunk, isLast) => {
    if (error !== null) fault ??= error;
    else if (isLast) file.end(chunk);
    else file.write(chunk);
  });
  const drained = async () => {
    if (fault !== undefined) throw fault;
    if (file.writableNeedDrain) await once(file, 'drain');
  };
  try {
    for await (const entry of entries) {
      const part = 'json' in entry ? new ZipDeflate(entry.name) : new ZipPassThrough(entry.name);
      part.mtime = time;
      zip.add(part);
      if ('json' in entry) part.push(Buffer.from(JSON.stringify(entry.json, null, 2)), true);
      else {
        for await (const chunk of entry.content) {
          part.push(chunk as Uint8Array);
          await drained();
        }
        part.push(new Uint8Array(), true);
      }
      await drained();
    }
    zip.end();
    await finished(file);
    await drained();
  } finally {
    file.destroy();
  }
}
