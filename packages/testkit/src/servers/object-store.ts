import { startFauxqs } from 'fauxqs';

/** An S3 service on a port of its own, with an empty bucket. */
export interface ObjectStore {
  /** The settings with which the product keeps photos there. */
  settings: Record<
    'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string
  >;
  stop(): Promise<void>;
}

/** Starts a service that speaks S3 over HTTP and keeps everything in memory. */
export async function startObjectStore(): Promise<ObjectStore> {
  const server = await startFauxqs({ port: 0, logger: false });
  const bucket = 'photos';
  server.createBucket(bucket);
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${server.port}`,
      S3_REGION: 'eu-north-1',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'tessera',
      S3_SECRET_ACCESS_KEY: 'secret of the test',
    },
    stop: () => server.stop(),
  };
}
