import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection that sends exactly what it is told to, which an HTTP client would not. */
export interface RawConnection {
  /** Sends; resolves once the system has taken it. */
  write(content: string | Uint8Array): Promise<void>;
  /** What has come back so far. */
  received(): string;
  /** All that comes back until the server closes the connection. */
  ended: Promise<string>;
  close(): void;
}

/** Connects to a server. A connection that the server breaks ends like one that it closes. */
export async function openRawConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, noDelay: true });
  let content = '';
  socket.on('data', (chunk) => (content += chunk.toString('latin1')));
  socket.on('error', () => {});
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(content)));
  await Promise.race([once(socket, 'connect'), ended]);
  return {
    write: (bytes) => new Promise((resolve) => socket.write(bytes, () => resolve())),
    received: () => content,
    ended,
    close: () => socket.destroy(),
  };
}

/** Sends one request as it is written, lines apart, and gives the whole answer; the connection is to be closed by the server. */
export async function sendRaw(url: string, lines: readonly string[], body = ''): Promise<string> {
  const connection = await openRawConnection(url);
  await connection.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return connection.ended;
}
