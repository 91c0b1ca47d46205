import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FieldError } from '@tessera/contract/errors';
import { errorCatalogue } from '@tessera/contract/errors';
import type { FileField } from '@tessera/contract/route';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, fieldError, invalidFields } from './app-error.ts';

/** A file as it came, on disk until the call is answered. What it really is, is for the media feature to find out. */
export interface ReceivedFile {
  /** The name the sender gave it; for messages only. */
  name: string;
  path: string;
  byteCount: number;
}

/** Where files wait while a call is being answered. */
export interface UploadFolder {
  path: string;
}

/** What is older than this belongs to no upload under way: a request lasts a quarter of an hour at most. */
export const UPLOAD_AGE_MAX_MS = 60 * 60_000;

/** Opens the folder for incoming files, without those that processes now gone have left there before this moment. */
export async function openUploadFolder(path: string, leftBefore: Date): Promise<UploadFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  for (const name of await readdir(path)) {
    const file = join(path, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && found.mtime < leftBefore) await rm(file, { force: true });
  }
  return { path };
}

/** Bounds of a form as such; each text and file has its own bound in the contract. */
const FORM_LIMITS = { fields: 500, fieldSize: 256 * 1024, files: 500, fileSize: Number.MAX_SAFE_INTEGER };

/** A form is read to its end even when a file is at fault, but not without end. */
const FORM_BYTES_MAX = 400 * 1024 * 1024;

/**
 * Reads a multipart form: text fields as they are (a repeated one as a list), files streamed to disk with their limits
 * enforced while the bytes arrive. The whole form is read even when a file is at fault, so that every fault is reported.
 * @throws AppError too_many_files, file_too_large (naming the files) or malformed_body
 */
export async function receiveForm(
  request: FastifyRequest,
  allowed: Record<string, FileField>,
  folder: UploadFolder,
) {
  const fields = Object.create(null) as Record<string, unknown>;
  const files: Record<string, ReceivedFile[]> = Object.fromEntries(
    Object.keys(allowed).map((field) => [field, []]),
  );
  const faults: FieldError[] = [];
  const discard = async () => {
    await Promise.all(
      Object.values(files)
        .flat()
        .map((file) => rm(file.path, { force: true })),
    );
  };

  let formBytes = 0;
  try {
    for await (const part of request.parts({ limits: FORM_LIMITS })) {
      if (part.type === 'field') {
        addField(fields, part.fieldname, part.value);
        continue;
      }
      const rule = allowed[part.fieldname];
      const received = files[part.fieldname];
      const isEmptyInput = part.filename === undefined || part.filename === '';
      const isOneTooMany = rule !== undefined && received !== undefined && received.length >= rule.maxFiles;
      if (isOneTooMany && !faults.some((fault) => fault.code === 'too_many_files')) {
        faults.push(fieldError(part.fieldname, 'too_many_files'));
      }
      const file = { name: part.filename, path: join(folder.path, randomUUID()), byteCount: 0 };
      const bytesMax =
        rule === undefined || received === undefined || isEmptyInput || isOneTooMany ? -1 : rule.maxBytes;
      if (bytesMax >= 0) received?.push(file);
      const withinLimit = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          formBytes += chunk.length;
          if (formBytes > FORM_BYTES_MAX) throw new AppError('payload_too_large');
          file.byteCount += chunk.length;
          if (file.byteCount <= bytesMax) yield chunk;
        }
      };
      if (bytesMax < 0) await Array.fromAsync(withinLimit(part.file));
      else await pipeline(part.file, withinLimit, createWriteStream(file.path, { mode: 0o600 }));
      if (bytesMax >= 0 && file.byteCount > bytesMax)
        faults.push(fileFault(part.fieldname, 'file_too_large', file.name));
    }
    if (faults.length > 0) throw invalidFields(faults);
  } catch (error) {
    await discard();
    if (error instanceof AppError) throw error;
    throw new AppError('malformed_body', { cause: error });
  }
  return { fields, files, discard };
}

/** A fault of one file, with its name in the message. */
export function fileFault(
  field: string,
  code: 'file_too_large' | 'invalid_file_type' | 'invalid_image',
  fileName: string,
): FieldError {
  return fieldError(field, code, `${errorCatalogue[code].message} (${fileName})`);
}

function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const known = fields[name];
  if (known === undefined) fields[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else fields[name] = [known, value];
}
