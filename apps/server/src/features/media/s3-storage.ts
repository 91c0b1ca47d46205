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
import type { Secret } from '../../config.ts';
import { requireKey, type Storage } from './storage.ts';

/** How a bucket is reached. */
export interface S3Settings {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: Secret;
  region: string;
  /** Address of the service; that of Amazon in the region when undefined. */
  endpoint: string | undefined;
  /** Whether the bucket's name stands in the path of an address instead of its host. */
  forcePathStyle: boolean;
}

/** Keeps objects in a bucket of any service that speaks S3. Nobody else needs to reach the bucket. */
export function openS3Storage(settings: S3Settings): Storage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey: secretAccessKey.reveal() },
    // Many services do not know the checksums that Amazon has made the default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function* list(prefix: string) {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
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
      await client.send(new PutObjectCommand({ Bucket, Key: requireKey(key), ...body }));
    },

    find: (key) =>
      unlessAbsent(async () => {
        const found = await client.send(new HeadObjectCommand({ Bucket, Key: requireKey(key) }));
        return { byteCount: found.ContentLength! };
      }),

    open: (key, range) =>
      unlessAbsent(async () => {
        const part = range && { Range: `bytes=${range.start}-${range.end}` };
        const found = await client.send(new GetObjectCommand({ Bucket, Key: requireKey(key), ...part }));
        // «bytes 0-99/1234»
        const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
        return {
          byteCount: whole === undefined ? found.ContentLength! : Number(whole),
          stream: found.Body as Readable,
        };
      }),

    async remove(key) {
      let keys = [requireKey(key)];
      const removeAll = async () => {
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({
            Bucket,
            Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
          }),
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

    // A put is one request, and the service keeps nothing of one that was cut off.
    async removeUnfinished() {},

    close: () => client.destroy(),
  };
}

/** The service takes no more at once. */
const KEYS_PER_REMOVAL_MAX = 1000;

async function unlessAbsent<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return undefined;
    throw error;
  }
}
