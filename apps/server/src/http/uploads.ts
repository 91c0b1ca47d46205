import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FieldError } from '@tessera/contract/errors/errors';
import { fileFaultMessage, type FileFaultCode } from '@tessera/contract/fields/file-faults';
import type { FileField } from '@tessera/contract/route';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isStorageFull } from '../unavailable.ts';
import { AppError } from './app-error.ts';

/** A file as it was sent, on disk until the call is answered. The media feature finds out what it contains. */
export interface ReceivedFile {
  /** The name that the sender chose. Used in messages only. */
  name: string;
  path: string;
  byteCount: number;
}

/** Where files wait while a call is being answered. */
export interface UploadFolder {
  path: string;
}

/** Files older than this belong to no upload under way: a request lasts a quarter of an hour at most. */
export const UPLOAD_AGE_MAX_MS = 60 * 60_000;

/** Opens the folder for incoming files, and deletes those that stopped processes left there before this moment. */
export async function openUploadFolder(path: string, leftBefore: Date): Promise<UploadFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  for (const name of await readdir(path)) {
    const file = join(path, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && found.mtime < leftBefore) await rm(file, { force: true });
  }
  return { path };
}

/** How much an account may send in a day. */
export interface UploadQuota {
  /** Checks that a form of this many bytes may be sent. @throws AppError upload_quota_reached */
  admit(accountId: string, byteCount: number): Promise<void>;
  /** Counts the bytes of files that have arrived, whatever becomes of them. @throws AppError upload_quota_reached */
  charge(accountId: string, byteCount: number): Promise<void>;
}

/** Limits of a form as a whole. The contract limits each text and file, and BODY_BYTES_MAX the size of the body. */
const FORM_LIMITS = {
  fields: 500,
  fieldSize: 256 * 1024,
  files: 500,
  fileSize: Number.MAX_SAFE_INTEGER,
  headerPairs: 50,
  headerSize: 16 * 1024,
};

/** Names and texts of a form together, in UTF-16 units. They are kept in memory; the longest form has 20,000. */
const FORM_TEXT_MAX = 1024 * 1024;

/**
 * Reads a multipart form: text fields as they are (a repeated one as a list), files streamed to disk with their limits
 * enforced while the bytes arrive. The whole form is read even when a file is at fault, so that every fault is reported.
 * @throws AppError too_many_files, file_too_large (naming the files), payload_too_large, upload_quota_reached,
 * request_timeout, storage_full or malformed_body; what is left of the form is then not read
 */
export async function receiveForm(
  request: FastifyRequest,
  allowed: Record<string, FileField>,
  { folder, quota, accountId }: { folder: UploadFolder; quota: UploadQuota; accountId: string },
) {
  const fields = Object.create(null) as Record<string, unknown>;
  const files: Record<string, ReceivedFile[]> = Object.fromEntries(
    Object.keys(allowed).map((field) => [field, []]),
  );
  const faults: FileFault[] = [];
  const discard = async () => {
    await Promise.all(
      Object.values(files)
        .flat()
        .map((file) => rm(file.path, { force: true })),
    );
  };

  let fileBytes = 0;
  let textLength = 0;
  try {
    for await (const part of request.parts({ limits: FORM_LIMITS, isPartAFile: stopAtTooMany(request) })) {
      if (part.type === 'field') {
        textLength += part.fieldname.length + String(part.value).length;
        if (textLength > FORM_TEXT_MAX) throw new AppError('payload_too_large');
        addField(fields, part.fieldname, part.value);
        continue;
      }
      const rule = allowed[part.fieldname];
      const received = files[part.fieldname];
      const isEmptyInput = part.filename === undefined || part.filename === '';
      const isOneTooMany = rule !== undefined && received !== undefined && received.length >= rule.maxFiles;
      if (isOneTooMany && !faults.some(({ error }) => error.code === 'too_many_files')) {
        const message = fileFaultMessage('too_many_files', rule);
        faults.push({ error: { field: part.fieldname, code: 'too_many_files', message }, message });
      }
      const file = { name: part.filename, path: join(folder.path, randomUUID()), byteCount: 0 };
      const bytesMax =
        rule === undefined || received === undefined || isEmptyInput || isOneTooMany ? -1 : rule.maxBytes;
      const index = received?.length ?? 0;
      if (bytesMax >= 0) received?.push(file);
      const withinLimit = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          fileBytes += chunk.length;
          file.byteCount += chunk.length;
          if (file.byteCount <= bytesMax) yield chunk;
        }
      };
      if (bytesMax < 0) await Array.fromAsync(withinLimit(part.file));
      else await pipeline(part.file, withinLimit, createWriteStream(file.path, { mode: 0o600 }));
      if (rule !== undefined && bytesMax >= 0 && file.byteCount > bytesMax)
        faults.push(fileFault(part.fieldname, rule, index, 'file_too_large', file.name));
    }
    if (faults.length > 0) throw invalidFiles(faults);
  } catch (error) {
    request.raw.unpipe();
    await discard();
    // What has arrived counts even if the sender breaks off. The first fault is the one that is answered.
    await quota.charge(accountId, fileBytes).catch(() => {});
    if (error instanceof AppError) throw error;
    throw new AppError(faultOfForm(error), { cause: error });
  }
  try {
    await quota.charge(accountId, fileBytes);
  } catch (error) {
    await discard();
    throw error;
  }
  return { fields, files, discard };
}

/**
 * Tells files from texts, and stops at the part that is one too many of its kind. The parser itself reports that only after it
 * has worked through everything received by then: that may be thousands of parts, which would delay all other requests.
 */
function stopAtTooMany({ raw }: FastifyRequest) {
  const count = { texts: 0, files: 0 };
  return (_field: string | undefined, contentType: string | undefined, fileName: string | undefined) => {
    const isFile = fileName !== undefined || contentType === 'application/octet-stream';
    count[isFile ? 'files' : 'texts'] += 1;
    if (count.texts > FORM_LIMITS.fields || count.files > FORM_LIMITS.files) raw.unpipe().pause();
    return isFile;
  };
}

function faultOfForm(error: unknown): 'storage_full' | 'payload_too_large' | 'malformed_body' {
  if (isStorageFull(error)) return 'storage_full';
  return (error as { statusCode?: number }).statusCode === 413 ? 'payload_too_large' : 'malformed_body';
}

/** Why a file is refused: the error of its field, and the message without the file's name. */
export interface FileFault {
  error: FieldError;
  message: string;
}

/**
 * A fault of one file, with its name in the message of the field. A field that takes several files is named with the place
 * of the file among those that were sent, counted from 0: `images_files.1`. `bytesMax` as in {@link fileFaultMessage}.
 */
export function fileFault(
  field: string,
  rule: FileField,
  index: number,
  code: Exclude<FileFaultCode, 'too_many_files'>,
  fileName: string,
  bytesMax?: number,
): FileFault {
  const place = rule.maxFiles === 1 ? field : `${field}.${index}`;
  const message = fileFaultMessage(code, rule, bytesMax);
  return { error: { field: place, code, message: `${message} (${fileName})` }, message };
}

/** The refusal of a form for its files. Its code and message are those of the first fault. */
export function invalidFiles(faults: readonly FileFault[]): AppError {
  const [first] = faults;
  if (first === undefined) throw new Error('A refusal of files needs a file at fault.');
  return new AppError(first.error.code, {
    message: first.message,
    fields: faults.map(({ error }) => error),
  });
}

function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else fields[name] = [before, value];
}
