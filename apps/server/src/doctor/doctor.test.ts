import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeEmbedder } from '@tessera/embedder/fake';
import { startMailServer } from '@tessera/testkit/servers/mail-server';
import { startObjectStore } from '@tessera/testkit/servers/object-store';
import { runAdmin } from '@tessera/testkit/servers/server-process';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openStorage } from '../features/media/storage/open-storage.ts';
import { createMailer } from '../mail/mailer.ts';
import { openEmbedder } from '../start/open-embedder.ts';
import { examine, type Finding, type Patient } from './examine.ts';

let dataDir: string;
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tessera-doctor-'));
  database = await createTestDatabase();
  db = openDatabase(database.connection, { onError() {} });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** Guarantees that whatever is out of order in an installation is named, with what to do about it, and nothing else is. */
test('the doctor finds nothing where everything is in order', async () => {
  const [mails, objects] = [await startMailServer(), await startObjectStore()];
  const findings = await findingsWith({ SMTP_URL: mails.SMTP_URL, ...objects.settings });
  expect(faultsOf(findings)).toEqual([]);
  expect(findings.map(({ part }) => part)).toEqual([
    'database',
    'extension',
    'disk',
    'storage',
    'mail',
    'models',
    'clock',
  ]);
  expect(findings.find(({ part }) => part === 'storage')!.said).toBe('bucket photos');
  await Promise.all([mails.stop(), objects.stop()]);
});

test('the doctor finds that the database cannot be reached, and still looks at the rest', async () => {
  const unreachable = openDatabase({ host: '127.0.0.1', port: await closedPort() }, { onError() {} });
  const findings = await findingsWith({}, { db: async () => unreachable });
  expect(faultsOf(findings)).toEqual(['database', 'extension', 'clock']);
  expect(findings[0]).toMatchObject({
    said: expect.stringContaining('The database cannot be reached'),
    hint: expect.stringContaining('DATABASE_URL'),
  });
  await unreachable.destroy();
});

test('the doctor finds migrations that are to be applied, and those of a newer version', async () => {
  const rename = (from: string, to: string) =>
    sql`update kysely.kysely_migration set name = ${to} where name = ${from}`.execute(db);
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely.kysely_migration`.execute(
    db,
  );
  const last = rows[0]!.name;
  await sql`delete from kysely.kysely_migration where name = ${last}`.execute(db);
  const [older] = await findingsWith({});
  await sql`insert into kysely.kysely_migration (name, timestamp) values (${last}, now()::text)`.execute(db);
  await rename(last, '999901010000_next');
  const [newer] = await findingsWith({});
  await rename('999901010000_next', last);
  expect(older).toMatchObject({
    isWell: false,
    said: expect.stringContaining('1 migrations are to be applied'),
  });
  expect(newer).toMatchObject({ isWell: false, said: expect.stringContaining('999901010000_next') });
  expect(faultsOf(await findingsWith({}))).toEqual([]);
});

test('the doctor finds that pgvector is missing in the database', async () => {
  const bare = await createTestDatabase();
  const opened = openDatabase(bare.connection, { onError() {} });
  await sql`drop extension if exists vector cascade`.execute(opened);
  const findings = await findingsWith({}, { db: async () => opened });
  expect(findings[1]).toMatchObject({
    isWell: false,
    said: 'pgvector is not installed in the database',
    hint: expect.stringContaining('pgvector 0.8'),
  });
  await opened.destroy();
  await bare.drop();
});

test('the doctor finds a disk that is nearly full, and one that cannot be written to', async () => {
  expect(faultsOf(await findingsWith({ DISK_RESERVE_MB: '1000000' }))).toEqual(['disk']);
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const [, , disk] = await findingsWith(
    { DATA_DIR: join(file, 'data') },
    { storage: () => openStorage(readConfig({ DATA_DIR: dataDir })) },
  );
  expect(disk).toMatchObject({ isWell: false, hint: expect.stringContaining('DATA_DIR') });
});

test('the doctor finds that the bucket cannot be reached', async () => {
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${await closedPort()}`,
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret of the test',
  };
  const findings = await findingsWith(settings);
  expect(faultsOf(findings)).toEqual(['storage']);
  expect(findings[3]!.hint).toContain('S3_ENDPOINT');
});

test('the doctor finds that the mail server cannot be reached, or refuses to let in', async () => {
  const gone = await findingsWith({ SMTP_URL: `smtp://127.0.0.1:${await closedPort()}` });
  expect(faultsOf(gone)).toEqual(['mail']);
  expect(gone[4]!.said).toContain('code ESOCKET');
  const mails = await startMailServer();
  const { port } = new URL(mails.SMTP_URL);
  expect(faultsOf(await findingsWith({ SMTP_URL: `smtp://somebody:wrong@127.0.0.1:${port}` }))).toEqual([
    'mail',
  ]);
  await mails.stop();
});

test('the doctor finds a model that does not answer, and a folder of models that cannot be used', async () => {
  const service = {
    EMBEDDINGS_URL: `http://127.0.0.1:${await closedPort()}/v1`,
    EMBEDDINGS_MODEL: 'double',
  };
  for (const settings of [service, { MODEL_DIR: dataDir }]) {
    const embedder = async () => openEmbedder(readConfig(settings), { onFault() {} });
    const findings = await findingsWith(settings, { embedder });
    expect(faultsOf(findings)).toEqual(['models']);
    expect(findings[5]!.hint).toContain('MODEL_DIR or EMBEDDINGS_URL');
  }
});

test('the doctor finds a clock that is apart from the database’s, and one that is behind what was stored', async () => {
  const ahead = await findingsWith({}, { clock: () => new Date(Date.now() + 60_000) });
  expect(ahead[6]).toMatchObject({ isWell: false, said: expect.stringContaining('60 s apart') });
  await sql`
    insert into account (id, email, email_key, role, password_hash, created_at)
    values (gen_random_uuid(), 'later@example.org', 'later@example.org', 'customer', 'none', now() + interval '1 hour')
  `.execute(db);
  const behind = await findingsWith({});
  await sql`delete from account where email = 'later@example.org'`.execute(db);
  expect(faultsOf(behind)).toEqual(['clock']);
  expect(behind[6]!.hint).toContain('NTP');
});

test('the command prints one line for each part and ends with 1 where one is out of order', async () => {
  const port = await closedPort();
  const settings = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const { code, output } = await runAdmin(dataDir, ['doctor'], settings);
  const lines = output.trim().split('\n');
  expect(lines.map((line) => line.slice(0, 18).trim())).toEqual([
    'ok     settings',
    'ok     database',
    'ok     extension',
    'ok     disk',
    'ok     storage',
    'FAULT  mail',
    'ok     models',
    'ok     clock',
  ]);
  expect(code).toBe(1);
  expect((await runAdmin(dataDir, ['doctor'])).code).toBe(0);
});

test('the command names settings that cannot be used', async () => {
  const { code, output } = await runAdmin(dataDir, ['doctor'], { PORT: 'eighty' });
  expect(output).toMatch(/^FAULT {2}settings .*PORT: .* – docs\/settings\.md/);
  expect(code).toBe(1);
});

/** Examines the test's own installation with parts of it replaced. */
async function findingsWith(
  settings: Record<string, string>,
  parts: Partial<Patient> = {},
): Promise<Finding[]> {
  const config = readConfig({ DATA_DIR: dataDir, ...settings });
  const mailer = await createMailer(config);
  const storage = openStorage(config);
  storage.catch(() => {});
  const findings = await examine({
    config,
    db: async () => db,
    storage: () => storage,
    mailer,
    embedder: async () => createFakeEmbedder(),
    clock: () => new Date(),
    ...parts,
  });
  mailer?.close();
  return findings;
}

const faultsOf = (findings: readonly Finding[]): string[] =>
  findings.filter(({ isWell }) => !isWell).map(({ part }) => part);

/** A port of this machine at which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
