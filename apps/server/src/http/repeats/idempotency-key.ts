import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_LENGTH_MAX, type Route } from '@tessera/contract/route';
import type { FastifyRequest } from 'fastify';
import { fieldError, invalidFields } from '../app-error.ts';
import type { ReceivedFile } from '../uploads.ts';

/** A string of RFC 8941, as the draft of the header has it, or the bare key that most clients send. */
const KEY = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]+)"|([\x21\x23-\x5b\x5d-\x7e]+))$/;

/**
 * The key of a call; undefined where it has none.
 * @throws AppError invalid for a key that is too long or has other characters than visible ASCII
 */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers[IDEMPOTENCY_KEY_HEADER];
  if (header === undefined) return undefined;
  const [, quoted, bare] = KEY.exec(String(header)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined || key.length > IDEMPOTENCY_KEY_LENGTH_MAX)
    throw invalidFields([fieldError('Idempotency-Key', 'invalid')]);
  return key;
}

/**
 * A hash that is the same for calls that ask for the same thing: method, address, fields, and the bytes of the files in
 * order.
 */
export async function fingerprintOf(
  route: Route,
  sent: { params: unknown; body: unknown; files: Record<string, readonly ReceivedFile[]> },
): Promise<Buffer> {
  const hash = createHash('sha256').update(
    JSON.stringify([route.method, route.path, sent.params ?? null, sent.body ?? null]),
  );
  for (const [field, files] of Object.entries(sent.files)) {
    for (const file of files) {
      hash.update(JSON.stringify([field, file.byteCount]));
      for await (const chunk of createReadStream(file.path)) hash.update(chunk as Buffer);
    }
  }
  return hash.digest();
}
