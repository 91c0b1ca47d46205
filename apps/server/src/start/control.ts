import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { openSocketFolder } from '../db/embedded/socket-folder.ts';

/**
 * What an operator's command may ask of a server that runs on an embedded database. It alone can reach the database, so it does
 * the work. Each answers with text of a few kilobytes; `backup` writes to `out` first and leaves it open.
 */
export interface ControlWork {
  backup(out: Writable): Promise<string>;
  doctor(): Promise<string>;
}

/** The trailer that comes after the content: what the work answered, or why it failed. */
const RESULT = 'x-result';

/** Where the address of the socket is written in DATA_DIR. The socket itself lies elsewhere, because its path has to be short. */
const addressFile = (dataDir: string): string => join(dataDir, 'control');

/** Work of a running server failed; the message is the server's. */
export class ControlError extends Error {
  override name = 'ControlError';
}

/** Takes the requests of commands on a socket that only this user of the machine can reach. */
export async function openControl(
  dataDir: string,
  work: ControlWork,
  onFault: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const folder = await openSocketFolder();
  const server = createServer((asked, answer) => {
    const name = asked.url?.slice(1);
    if (asked.method !== 'POST' || (name !== 'backup' && name !== 'doctor'))
      return void answer.writeHead(404).end();
    answer.writeHead(200, { trailer: RESULT });
    const result = name === 'backup' ? work.backup(answer) : work.doctor();
    result.then(
      (said) => finish({ said }),
      (error: unknown) => {
        onFault(error);
        finish({ fault: error instanceof Error ? error.message : String(error) });
      },
    );
    const finish = (outcome: object) => {
      answer.addTrailers({ [RESULT]: encodeURIComponent(JSON.stringify(outcome)) });
      answer.end();
    };
  });
  const path = join(folder.path, 'control');
  server.listen(path);
  await once(server, 'listening');
  await writeFile(addressFile(dataDir), path, { mode: 0o600 });
  return {
    async close() {
      await rm(addressFile(dataDir), { force: true });
      server.close();
      server.closeAllConnections();
      await folder.remove();
    },
  };
}

/**
 * Has the server that runs on this DATA_DIR do a piece of work. @returns its answer; undefined where no server runs
 * @throws ControlError when the work failed or was broken off
 */
export async function askServer(
  dataDir: string,
  name: keyof ControlWork,
  out?: Writable,
): Promise<string | undefined> {
  const socketPath = await readFile(addressFile(dataDir), 'utf8').catch(() => undefined);
  if (socketPath === undefined) return undefined;
  const asked = request({ socketPath, path: `/${name}`, method: 'POST' }).end();
  let answer: IncomingMessage;
  try {
    [answer] = (await once(asked, 'response')) as [IncomingMessage];
  } catch {
    // Left by a server that was killed.
    return undefined;
  }
  if (out === undefined) await text(answer);
  else await pipeline(answer, out, { end: false });
  const told = answer.trailers[RESULT];
  if (told === undefined) throw new ControlError('The server stopped before it had finished.');
  const { said, fault } = JSON.parse(decodeURIComponent(told)) as { said?: string; fault?: string };
  if (said === undefined) throw new ControlError(fault ?? 'The server gave no reason.');
  return said;
}
