import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { API_BASE } from '@tessera/contract/route';

/** Answers that nobody reads are held back once the buffers of both machines are full. */
const UNREAD_ANSWERS = 300;

/**
 * Clients that keep a connection open and get nowhere, one of each kind. Resolves once the server holds all of them: it takes them
 * in order, and has answered the last.
 */
export async function connectSlowClients(url: string): Promise<{ close(): void }> {
  const { hostname, port, host } = new URL(url);
  const begun = {
    'says nothing': '',
    'never ends its headers': `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
    'never ends its body': `POST ${API_BASE}user/sign-in/ HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email": "`,
    'never reads its answers': `GET /openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(UNREAD_ANSWERS),
    'has its answer and stays': `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  };
  const sockets: Socket[] = [];
  for (const text of Object.values(begun)) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.pause();
    socket.write(text);
    sockets.push(socket);
  }
  await once(sockets.at(-1)!, 'readable');
  return {
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
