import { resolve } from 'node:path';
import { z } from 'zod';
import { signingKeyFault } from '../features/auth/tokens/signing-key-fault.ts';
import { count, flag, Secret, setting, webAddress } from './setting.ts';

/** What an installation is and how it is reached. */
export const installationSettings = {
  PORT: setting({
    schema: count(0, 65_535),
    default: '3000',
    description: 'Port to listen on. 0 takes any free one.',
  }),
  HOST: setting({
    schema: z.string().min(1),
    default: '127.0.0.1',
    description: 'Address to listen on. 0.0.0.0 opens the server to the network.',
  }),
  DATA_DIR: setting({
    schema: z
      .string()
      .min(1)
      .transform((value) => resolve(value)),
    default: './data',
    description: 'Folder for the embedded database, photos and keys.',
  }),
  DEMO: setting({
    schema: flag,
    default: 'on',
    description: 'on: fills an empty embedded database with demo designers and orders. off: leaves it empty.',
  }),
  ROLE: setting({
    schema: z.enum(['all', 'api', 'worker']),
    default: 'all',
    description:
      'all: one process does everything. api: it only answers requests. worker: it only does jobs. Can also be set with `--role=`.',
  }),
  VETTING: setting({
    schema: flag,
    default: 'off',
    description:
      'on: designers who sign up are in no list until an operator has approved them. Those who were there before count as approved. off: nobody waits, and those who do are approved at the next start.',
  }),
  PUBLIC_URL: setting({
    schema: webAddress.optional(),
    default: null,
    description:
      'Address at which people reach the product, without a path. By default it is taken from each request.',
  }),
  ANALYTICS_URL: setting({
    schema: webAddress.optional(),
    default: null,
    description:
      'Address to which browsers send page views, as JSON and only with consent. By default this server counts them.',
  }),
  TRUST_PROXY: setting({
    schema: z.string().min(1).optional(),
    default: null,
    description:
      'Addresses of the proxies whose X-Forwarded headers are trusted (comma-separated, CIDR allowed).',
  }),
  PRODUCT_NAME: setting({
    schema: z.string().min(1).max(60),
    default: 'Tessera',
    description: 'Name of the product in mails and in the API document.',
  }),
  SUPPORT_EMAIL: setting({
    schema: z.email({ error: 'must be an e-mail address' }),
    default: 'support@tessera.example',
    description: 'Address to which people write for help. Contact messages are mailed here.',
  }),
  SIGNING_KEY: setting({
    schema: z
      .string()
      .superRefine((value, context) => {
        const fault = signingKeyFault(value);
        if (fault !== undefined)
          context.addIssue({ code: 'custom', message: `${fault}; make one with: openssl rand -hex 32` });
      })
      .transform((value) => new Secret(value))
      .optional(),
    default: null,
    description: 'Key that signs tokens. Without it, a key is made and kept in DATA_DIR.',
    secret: true,
  }),
};
