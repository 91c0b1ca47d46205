import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What a service behind the proxy does: works, breaks every connection, says nothing, or answers 500. */
export type Weather = 'fine' | 'away' | 'silent' | 'failing';

/** Stands in front of an HTTP service and can make it fail. */
export interface FaultyProxy {
  url: string;
  /** From now on, for connections under way as well. */
  set(weather: Weather): void;
  stop(): Promise<void>;
}

/** Starts a proxy on a port of its own; at first the weather is fine. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let weather: Weather = 'fine';
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    switch (weather) {
      case 'fine':
        pass(target, request, response);
        return;
      case 'away':
        request.socket.destroy();
        return;
      case 'silent':
        request.resume();
        return;
      case 'failing':
        request
          .resume()
          .on('end', () => response.writeHead(500).end('<Error><Code>InternalError</Code></Error>'));
    }
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      weather = next;
      endConnections();
    },
    stop() {
      endConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function pass(target: string, request: IncomingMessage, response: ServerResponse): void {
  const forwarded = send(
    new URL(request.url!, target),
    { method: request.method!, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    },
  );
  forwarded.on('error', () => response.destroy());
  request.on('close', () => {
    if (!request.complete) forwarded.destroy();
  });
  request.pipe(forwarded);
}
