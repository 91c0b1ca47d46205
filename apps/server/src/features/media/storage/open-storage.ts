import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import { openFolderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the storage of the settings: the bucket if one is set, else a folder in DATA_DIR. */
export async function openStorage(config: Config): Promise<Storage> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (S3_BUCKET === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined)
    return openFolderStorage(join(config.DATA_DIR, 'media'));
  // Loaded only here: its client is large, and most installations have no bucket.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage({
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
  });
}
