import { z } from 'zod';
import { flag, Secret, setting, webAddress } from './setting.ts';

/** The service that keeps the photos, where it is not the disk. */
export const storageSettings = {
  S3_BUCKET: setting({
    schema: z.string().min(1).optional(),
    default: null,
    description:
      'Bucket of an S3-compatible service that keeps the photos instead of DATA_DIR. It needs the two keys below.',
  }),
  S3_ACCESS_KEY_ID: setting({
    schema: z.string().min(1).optional(),
    default: null,
    description: 'Access key id for the bucket.',
  }),
  S3_SECRET_ACCESS_KEY: setting({
    schema: z
      .string()
      .min(1)
      .transform((value) => new Secret(value))
      .optional(),
    default: null,
    description: 'Secret access key for the bucket.',
    secret: true,
  }),
  S3_ENDPOINT: setting({
    schema: webAddress.optional(),
    default: null,
    description: 'Address of the service. By default that of Amazon in S3_REGION.',
  }),
  S3_REGION: setting({
    schema: z.string().min(1),
    default: 'us-east-1',
    description: 'Region of the bucket.',
  }),
  S3_FORCE_PATH_STYLE: setting({
    schema: flag,
    default: 'on',
    description:
      'on: addresses have the name of the bucket in the path. off: they have it in the host, as with Amazon.',
  }),
};
