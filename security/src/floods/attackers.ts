import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One end of a connection that misbehaves. */
export interface Attacker {
  socket: Socket;
  /** The status it was answered with in the end: a number, or null where the connection just ended. */
  status: Promise<number | null>;
}

/** Opens so many connections, fifty at a time so that none is lost on the way. */
export async function openAttackers(url: string, count: number): Promise<Attacker[]> {
  const attackers: Attacker[] = [];
  while (attackers.length < count) {
    const batch = Array.from({ length: Math.min(50, count - attackers.length) }, () => openAttacker(url));
    attackers.push(...(await Promise.all(batch)));
  }
  return attackers;
}

/** Sends pieces one after the other, as fast as they are taken, until there are no more or the server has had enough. */
export async function pour({ socket }: Attacker, pieces: Iterable<string | Buffer>): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed || !socket.writable) return;
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => {}), closed(socket)]);
  }
}

/** Sends the same over every connection again and again for so long, or until the server has closed them all. */
export async function drip(
  attackers: readonly Attacker[],
  drop: string,
  { everyMs, forMs }: { everyMs: number; forMs: number },
): Promise<void> {
  const end = performance.now() + forMs;
  while (performance.now() < end && attackers.some(({ socket }) => !socket.destroyed)) {
    for (const { socket } of attackers) if (socket.writable) socket.write(drop);
    await pause(everyMs);
  }
}

/** Closes them all, and says how often each status was answered. */
export async function endAttackers(attackers: readonly Attacker[]): Promise<string> {
  // Whatever is on its way may still arrive.
  await pause(1000);
  for (const { socket } of attackers) socket.destroy();
  const counts = new Map<string, number>();
  for (const { status } of attackers) {
    const name = String((await status) ?? 'closed');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} × ${count}`).join(', ');
}

async function openAttacker(url: string): Promise<Attacker> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.on('error', () => {});
  let head = '';
  socket.on('data', (chunk: Buffer) => {
    if (head.length < 20) head += chunk.toString('latin1', 0, 20);
  });
  const status = closed(socket).then(() => Number(head.split(' ')[1]) || null);
  await Promise.race([once(socket, 'connect').catch(() => {}), status]);
  return { socket, status };
}

function closed(socket: Socket): Promise<void> {
  return socket.destroyed
    ? Promise.resolve()
    : new Promise((resolve) => socket.once('close', () => resolve()));
}
