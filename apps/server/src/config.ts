import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

/** Which part of the product a process runs. */
export type ProcessRole = 'all' | 'api' | 'worker';

/** A value that must not show up in logs or messages. */
export class Secret {
  readonly #value: string;
  constructor(value: string) {
    this.#value = value;
  }
  /** The value itself, for the one place that needs it. */
  reveal(): string {
    return this.#value;
  }
  toJSON(): string {
    return '[secret]';
  }
  toString(): string {
    return '[secret]';
  }
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '[secret]';
  }
}

/** The shortest signing key taken, in characters: 256 bits when written in hexadecimal or Base64. */
const SIGNING_KEY_LENGTH_MIN = 43;

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const count = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));

const networks = z
  .string()
  .optional()
  .transform((value) => value?.split(',').map((network) => network.trim()) ?? [])
  .pipe(
    z.array(
      z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], {
        error: 'must be networks like 203.0.113.0/24',
      }),
    ),
  );

/** One setting: how its text is read, its default as text, and what it does. */
interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  default: string | null;
  description: string;
  secret?: boolean;
}
const setting = <Schema extends z.ZodType>(value: Setting<Schema>): Setting<Schema> => value;

/** Every setting there is, by the name of its environment variable. The README's table and .env.example come from here. */
export const settings = {
  PORT: setting({
    schema: count(0, 65_535),
    default: '3000',
    description: 'Port to listen on; 0 takes any free one.',
  }),
  HOST: setting({
    schema: z.string().min(1),
    default: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 opens it to the network.',
  }),
  DATA_DIR: setting({
    schema: z
      .string()
      .min(1)
      .transform((value) => resolve(value)),
    default: './data',
    description: 'Folder for the embedded database, photos and keys.',
  }),
  DATABASE_URL: setting({
    schema: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .transform((value) => new Secret(value))
      .optional(),
    default: null,
    description:
      'PostgreSQL 15 or newer with pgvector 0.8 or newer; without it an embedded database in DATA_DIR is used.',
    secret: true,
  }),
  DATABASE_POOL_MAX: setting({
    schema: count(1, 200),
    default: '10',
    description: 'Most connections to PostgreSQL.',
  }),
  DEMO: setting({
    schema: flag,
    default: 'on',
    description:
      'on: an empty embedded database is filled with demo designers and orders; off: it stays empty.',
  }),
  ROLE: setting({
    schema: z.enum(['all', 'api', 'worker']),
    default: 'all',
    description:
      'all: one process does everything; api: answers requests; worker: does the jobs. Also `--role=`.',
  }),
  PUBLIC_URL: setting({
    schema: webAddress.optional(),
    default: null,
    description: 'Address people reach the product at, without a path; by default taken from each request.',
  }),
  ANALYTICS_URL: setting({
    schema: webAddress.optional(),
    default: null,
    description:
      'Where browsers send page views, as JSON and with consent only; by default this server counts them.',
  }),
  TRUST_PROXY: setting({
    schema: z.string().min(1).optional(),
    default: null,
    description:
      'Addresses of proxies whose X-Forwarded headers are believed (comma-separated, CIDR allowed).',
  }),
  PRODUCT_NAME: setting({
    schema: z.string().min(1).max(60),
    default: 'Tessera',
    description: 'Name in mails and the API document.',
  }),
  SUPPORT_EMAIL: setting({
    schema: z.email({ error: 'must be an e-mail address' }),
    default: 'support@tessera.example',
    description: 'Where people write for help; contact messages are mailed here.',
  }),
  SIGNING_KEY: setting({
    schema: z
      .string()
      .min(SIGNING_KEY_LENGTH_MIN, {
        error: `must have at least ${SIGNING_KEY_LENGTH_MIN} characters; make one with: openssl rand -hex 32`,
      })
      .refine((value) => new Set(value).size >= 12, {
        error: 'repeats too few characters to be a key; make one with: openssl rand -hex 32',
      })
      .transform((value) => new Secret(value))
      .optional(),
    default: null,
    description: 'Key that signs tokens; without it one is made and kept in DATA_DIR.',
    secret: true,
  }),
  SMTP_URL: setting({
    schema: z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
      .transform((value) => new Secret(value))
      .optional(),
    default: null,
    description: 'Mail server, as smtp://user:password@host:port; without it messages are only stored.',
    secret: true,
  }),
  MAIL_FROM: setting({
    schema: z.email({ error: 'must be an e-mail address' }).optional(),
    default: null,
    description: 'Sender of mails; by default SUPPORT_EMAIL.',
  }),
  S3_BUCKET: setting({
    schema: z.string().min(1).optional(),
    default: null,
    description:
      'Bucket of an S3-compatible service that keeps the photos instead of DATA_DIR; needs the two keys below.',
  }),
  S3_ACCESS_KEY_ID: setting({
    schema: z.string().min(1).optional(),
    default: null,
    description: 'Name of the key to the bucket.',
  }),
  S3_SECRET_ACCESS_KEY: setting({
    schema: z
      .string()
      .min(1)
      .transform((value) => new Secret(value))
      .optional(),
    default: null,
    description: 'Secret of the key to the bucket.',
    secret: true,
  }),
  S3_ENDPOINT: setting({
    schema: webAddress.optional(),
    default: null,
    description: 'Address of the service; by default that of Amazon in S3_REGION.',
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
      'on: the name of the bucket stands in the path of addresses; off: in the host, as Amazon has it.',
  }),
  FREE_PROJECT_LIMIT: setting({
    schema: count(0, 100_000),
    default: '20',
    description: 'Portfolio projects of a designer on the free plan.',
  }),
  FREE_ORDER_LIMIT: setting({
    schema: count(0, 100_000),
    default: '10',
    description: 'Orders of a customer on the free plan.',
  }),
  SIGN_UP_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '60',
    description: 'Sign-ups taken from one address in a minute.',
  }),
  SIGN_IN_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '60',
    description: 'Sign-ins tried from one address in a minute.',
  }),
  CONTACT_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '20',
    description: 'Contact messages from one account in a minute.',
  }),
  MESSAGES_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '20',
    description: 'Messages to designers from one account in a minute.',
  }),
  LINK_PREVIEWS: setting({
    schema: flag,
    default: 'on',
    description:
      'on: inspiration links to other sites are followed for a title and a picture; off: they stay plain.',
  }),
  LINK_PREVIEWS_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '60',
    description: 'Links read for one account in a minute while it writes an order.',
  }),
  LINK_PREVIEW_TIMEOUT_MS: setting({
    schema: count(1, 120_000),
    default: '15000',
    description:
      'How long reading one link may take in all, redirects and picture included, in milliseconds.',
  }),
  LINK_PREVIEW_PAUSE_MS: setting({
    schema: count(0, 60_000),
    default: '500',
    description: 'Pause between two requests to one host when links are read, in milliseconds.',
  }),
  LINK_PREVIEW_REFUSED_NETWORKS: setting({
    schema: networks,
    default: null,
    description:
      'Networks of your own with public addresses, which links are never followed to (comma-separated, CIDR allowed); private ones never are.',
  }),
  MODEL_DIR: setting({
    schema: z
      .string()
      .min(1)
      .transform((value) => resolve(value))
      .optional(),
    default: null,
    description:
      'Folder with a text model, a photo model or a joint one of your own (ONNX) and its manifest.json, in place of the bundled ones; see docs/howto/use-another-model.md.',
  }),
  MATCH_MEMORY_MB: setting({
    schema: count(1, 65_536),
    default: '256',
    description:
      'Most memory for portfolios and orders that lists have been made from: a designer with ten photos takes about 25 kB. What is not kept is read from the database again.',
  }),
  EMBEDDINGS_URL: setting({
    schema: webAddress.optional(),
    default: null,
    description:
      'Service that speaks the embeddings call of OpenAI’s API, in place of the bundled text model, as https://host/v1; briefs and portfolio texts are sent there.',
  }),
  EMBEDDINGS_MODEL: setting({
    schema: z
      .string()
      .regex(/^[\w.:@/-]{1,100}$/, { error: 'must be the name of a model' })
      .optional(),
    default: null,
    description: 'Name of the model at EMBEDDINGS_URL; needed with it.',
  }),
  EMBEDDINGS_KEY: setting({
    schema: z
      .string()
      .min(1)
      .transform((value) => new Secret(value))
      .optional(),
    default: null,
    description: 'Key to the service at EMBEDDINGS_URL.',
    secret: true,
  }),
  EMBEDDINGS_MULTILINGUAL: setting({
    schema: flag,
    default: 'on',
    description:
      'on: the model at EMBEDDINGS_URL reads any language; off: texts are glossed into English for it.',
  }),
  METRICS_PORT: setting({
    schema: count(1, 65_535).optional(),
    default: null,
    description: 'Port for Prometheus metrics at /metrics, on METRICS_HOST; none are served without it.',
  }),
  METRICS_HOST: setting({
    schema: z.string().min(1),
    default: '127.0.0.1',
    description: 'Address the metrics are served on.',
  }),
  LOG_LEVEL: setting({
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'info',
    description: 'How much is logged.',
  }),
  LOG_FORMAT: setting({
    schema: z.enum(['json', 'text']),
    default: 'json',
    description: 'json for machines, text for people.',
  }),
} satisfies Record<string, Setting>;

/** What it takes to reach a bucket. */
const bucketSettings = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Settings = typeof settings;

/** The settings, read and checked. */
export type Config = { readonly [Name in keyof Settings]: z.output<Settings[Name]['schema']> };

/** A setting could not be used; the message names every faulty one and no secret value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads every setting from an environment, by default the one of {@link readEnvironment}. Empty values count as not given.
 * @throws ConfigError naming all faults at once
 */
export function readConfig(env: Record<string, string | undefined> = readEnvironment()): Config {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, { schema, default: fallback }] of Object.entries(settings) as [string, Setting][]) {
    const given = env[name]?.trim() || fallback || undefined;
    const result = schema.safeParse(given);
    if (result.success) values[name] = result.data;
    else faults.push(`${name}: ${result.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  const isBucketSettingGiven = bucketSettings.map((name) => values[name] !== undefined);
  if (isBucketSettingGiven.includes(true) && isBucketSettingGiven.includes(false))
    faults.push(`${bucketSettings.join(', ')}: give all of them or none`);
  if (values['EMBEDDINGS_URL'] !== undefined && values['EMBEDDINGS_MODEL'] === undefined)
    faults.push('EMBEDDINGS_MODEL: is needed with EMBEDDINGS_URL');
  if (faults.length > 0)
    throw new ConfigError(
      `These settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  return values as Config;
}

/** The environment of the process over a `.env` file in the working folder. */
export function readEnvironment(): Record<string, string | undefined> {
  let content = '';
  try {
    content = readFileSync('.env', 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return { ...parseEnv(content), ...process.env };
}
