import { createReadStream } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createGunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { extract } from 'tar-fs';
import type { FromWorker, ToWorker, WorkerInput } from './embedded-database.ts';

const { folder, image, program, socketPath } = workerData as WorkerInput;
const parts = { extensions: { vector, pg_trgm, unaccent }, pgliteWasmModule: program };
const port = parentPort!;

/** How PostgreSQL reports in the protocol that it has to stop. Its lines contain no zero byte. */
const PANIC = 'SPANIC\0VPANIC\0';

const database = await open();
stopWithDatabase(database);
// One connection only: PGlite is a single session, so the statements of two connections would mix.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 1 });
await server.start();
say({ kind: 'ready' });

port.on('message', (message: ToWorker) => {
  answer(message).then(
    () => say({ kind: 'done', id: message.id }),
    (error: unknown) => say({ kind: 'failed', id: message.id, message: String(error) }),
  );
});

async function answer(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'dump': {
      const dump = await database.dumpDataDir('gzip');
      await writeFile(message.path, Buffer.from(await dump.arrayBuffer()));
      return;
    }
    case 'close':
      await server.stop();
      await database.close();
      return;
  }
}

async function open(): Promise<PGlite> {
  if (folder === null) {
    const loadDataDir = image === null ? undefined : new Blob([await readFile(image)]);
    return PGlite.create({ ...parts, loadDataDir });
  }
  if (!(await exists(folder))) {
    // Made beside its place and moved there when complete, so that a crash leaves no incomplete database.
    const unfinished = `${folder}.new`;
    await rm(unfinished, { recursive: true, force: true });
    // Not unpacked by PGlite, which takes 400 MB for that and does not free them.
    if (image !== null) await pipeline(createReadStream(image), createGunzip(), extract(unfinished));
    else await (await PGlite.create({ ...parts, dataDir: unfinished })).close();
    await rename(unfinished, folder);
  }
  return PGlite.create({ ...parts, dataDir: folder });
}

/**
 * A database that panics or crashes no longer answers and may never return. Ending the thread allows a restart. Its last
 * message has been sent by then.
 */
function stopWithDatabase(one: PGlite): void {
  const send = one.execProtocolRawStream.bind(one);
  one.execProtocolRawStream = async (message, { onRawData, ...options }) => {
    try {
      await send(message, {
        ...options,
        onRawData(answer) {
          onRawData(answer);
          if (Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength).includes(PANIC))
            process.exit(1);
        },
      });
    } catch {
      process.exit(1);
    }
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function say(message: FromWorker): void {
  port.postMessage(message);
}
