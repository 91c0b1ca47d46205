import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { connectionsSettings } from './settings/connections.ts';
import { databaseSettings } from './settings/database.ts';
import { installationSettings } from './settings/installation.ts';
import { limitsSettings } from './settings/limits.ts';
import { linksSettings } from './settings/links.ts';
import { mailSettings } from './settings/mail.ts';
import { matchingSettings } from './settings/matching.ts';
import { monitoringSettings } from './settings/monitoring.ts';
import { storageSettings } from './settings/storage.ts';
import type { Setting } from './settings/setting.ts';

/** Which part of the product a process runs. */
export type ProcessRole = 'all' | 'api' | 'worker';

/**
 * Every setting there is, by the name of its environment variable. `docs/settings.md` and `.env.example` are made from
 * this list. A setting stands in the file of its topic in `settings/`.
 */
export const settings = {
  ...installationSettings,
  ...databaseSettings,
  ...mailSettings,
  ...storageSettings,
  ...limitsSettings,
  ...linksSettings,
  ...matchingSettings,
  ...connectionsSettings,
  ...monitoringSettings,
} satisfies Record<string, Setting>;

/** The settings that are needed to reach a bucket. */
const bucketSettings = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Settings = typeof settings;

/** The settings, read and checked. */
export type Config = { readonly [Name in keyof Settings]: z.output<Settings[Name]['schema']> };

/** A setting could not be used; the message names every faulty one and no secret value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads every setting from an environment, by default the one of {@link readEnvironment}. Empty values count as not set.
 * @throws ConfigError naming all faults at once
 */
export function readConfig(env: Record<string, string | undefined> = readEnvironment()): Config {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, { schema, default: fallback }] of Object.entries(settings) as [string, Setting][]) {
    const result = schema.safeParse(env[name]?.trim() || fallback || undefined);
    if (result.success) values[name] = result.data;
    else faults.push(`${name}: ${result.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  const areSet = bucketSettings.map((name) => values[name] !== undefined);
  if (areSet.includes(true) && areSet.includes(false))
    faults.push(`${bucketSettings.join(', ')}: give all of them or none`);
  if (values['EMBEDDINGS_URL'] !== undefined && values['EMBEDDINGS_MODEL'] === undefined)
    faults.push('EMBEDDINGS_MODEL: is needed with EMBEDDINGS_URL');
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
    if (values[name] !== undefined && values['DATABASE_URL'] === undefined)
      faults.push(`DATABASE_URL: is needed with ${name}`);
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
