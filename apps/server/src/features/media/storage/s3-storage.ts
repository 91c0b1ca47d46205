import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Secret } from '../../../settings/setting.ts';
import { UnavailableError } from '../../../unavailable.ts';
import { requireKey, type Storage } from './storage.ts';

/** How a bucket is reached. */
export interface S3Settings {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: Secret;
  region: string;
  /** Address of the service; if undefined, that of Amazon in the region. */
  endpoint: string | undefined;
  /** Whether addresses have the bucket's name in the path instead of the host. */
  forcePathStyle: boolean;
}

/** Keeps objects in a bucket of any service with the S3 interface. The bucket may stay private. */
export function openS3Storage(settings: S3Settings): Storage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey: secretAccessKey.reveal() },
    // Many services do not support the checksums that Amazon has made the default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    // No log of its own: faults are thrown, and logged by whoever catches them.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_MAX_MS },
  });

  async function* list(prefix: string) {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
    for (;;) {
      const { value: page, done } = await reach(() => pages.next());
      if (done) return;
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        yield { key: Key!, byteCount: Size!, modifiedAt: LastModified! };
      }
    }
  }

  return {
    async put(key, content) {
      const body =
        'path' in content
          ? { ContentLength: (await stat(content.path)).size, Body: createReadStream(content.path) }
          : { Body: content };
      const command = new PutObjectCommand({ Bucket, Key: requireKey(key), ...body });
      await reach(() => client.send(command));
    },

    async find(key) {
      const command = new HeadObjectCommand({ Bucket, Key: requireKey(key) });
      const found = await unlessAbsent(() => client.send(command));
      return found && { byteCount: found.ContentLength! };
    },

    async open(key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const command = new GetObjectCommand({ Bucket, Key: requireKey(key), ...part });
      const found = await unlessAbsent(() => client.send(command));
      if (found === undefined) return undefined;
      // «bytes 0-99/1234»
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
      return {
        byteCount: whole === undefined ? found.ContentLength! : Number(whole),
        stream: found.Body as Readable,
      };
    },

    async remove(key) {
      let keys = [requireKey(key)];
      const removeAll = async () => {
        const { Errors = [] } = await reach(() =>
          client.send(
            new DeleteObjectsCommand({
              Bucket,
              Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
            }),
          ),
        );
        if (Errors.length > 0) throw new Error(`${Errors[0]!.Key} was not removed: ${Errors[0]!.Code}`);
        keys = [];
      };
      for await (const stored of list(`${key}/`)) {
        keys.push(stored.key);
        if (keys.length === KEYS_PER_REMOVAL_MAX) await removeAll();
      }
      if (keys.length > 0) await removeAll();
    },

    list: (prefix) => list(`${requireKey(prefix)}/`),

    // A file is stored by one request. If the request is cut off, the service keeps nothing, so there is nothing to remove.
    async removeUnfinished() {},

    close: () => client.destroy(),
  };
}

/** The maximum number of keys that the service deletes in one request. */
const KEYS_PER_REMOVAL_MAX = 1000;

/**
 * How often a request is made. A failed one is repeated once, except the upload of a file, whose stream has been read.
 */
const ATTEMPTS = 2;

const CONNECT_TIMEOUT_MS = 2000;

/** How long to wait for an answer before the service counts as unavailable. People wait meanwhile. */
const SILENCE_MAX_MS = 5000;

async function unlessAbsent<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  return reach(() =>
    ask().catch((error: unknown) => {
      if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound'))
        return undefined;
      throw error;
    }),
  );
}

/** Runs a request. @throws UnavailableError for every fault of the service */
async function reach<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    throw new UnavailableError('The storage of photos cannot be used.', { cause });
  }
}
