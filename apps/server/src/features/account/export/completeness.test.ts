import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { EXPORT_FILE_PATH } from '@tessera/contract/account/export-file';
import { API_BASE } from '@tessera/contract/route';
import { liveFully } from '@tessera/testkit/full-lives';
import { GOOD_PASSWORD, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { startWebSite, type WebSite } from '@tessera/testkit/servers/web-site';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportedTables, leftOutColumns } from './export.repo.ts';
import { leftOutTables, rowsOfOthers, untouchedTables, type Row } from './left-out.fixture.ts';

/**
 * Guarantees that whoever takes their data along before they delete their account has all that is lost then: every value of every
 * row that deletion removes or changes, and every file, but for what `left-out.fixture.ts` names with a reason.
 */

/** Values that deletion took away: of a row that is gone all, of a changed one those that changed. */
interface Loss {
  table: string;
  key: string;
  row: Row;
  columns: string[];
}

type Tables = Map<string, Map<string, Row>>;

let server: TestServer;
let site: WebSite;
/** Every loss of the two deletions, and what of the rules above was needed. */
const touched = new Set<string>();
const usedRules = new Set<string>();

beforeAll(async () => {
  site = await startWebSite();
  server = await startTestServer({ internet: site.internet });
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

describe.each(['designer', 'customer'] as const)('the archive of a %s', (role) => {
  let accountId: string;
  let archive: { data: Record<string, Row[]>; files: Uint8Array[] };
  let losses: Loss[];
  let lostFiles: Map<string, Buffer>;
  let hiddenFiles: Buffer[];

  beforeAll(async () => {
    const account = (await liveFully(server, site))[role];
    accountId = (await account.get('user/me/')).body.id;
    const tables = await readTables();
    archive = await exported(account);
    const filesBefore = await readFiles();
    // The archive has no row before it is asked for.
    tables.set('account_export', (await readTables()).get('account_export')!);
    const deleted = await account.raw('DELETE', 'user/me/', { body: { password: GOOD_PASSWORD } });
    expect(deleted.status).toBe(204);
    await server.jobsDone();
    const hidden = hiddenPhotos(tables, accountId);
    losses = lossesBetween(tables, await readTables());
    const filesAfter = await readFiles();
    hiddenFiles = [...filesBefore].flatMap(([path, bytes]) => (hidden.has(path) ? [bytes] : []));
    lostFiles = new Map([...filesBefore].filter(([path]) => !filesAfter.has(path) && !hidden.has(path)));
    for (const { table } of losses) touched.add(table);
  }, 240_000);

  test('has every value of every row that deleting the account takes away', () => {
    const missing = losses
      .filter(({ table }) => !(table in leftOutTables))
      .filter(({ table, row }) => {
        const isOthers = rowsOfOthers[table]?.isOthers(row, accountId) ?? false;
        if (isOthers) usedRules.add(table);
        return !isOthers;
      })
      .flatMap((loss) => missingOf(loss, archive.data[loss.table] ?? []));
    expect(missing).toEqual([]);
  });

  test('has every file that deleting the account takes away', () => {
    const originals = [...lostFiles].filter(([path]) => /^(original|document)\//.test(path));
    const kinds = new Set([...lostFiles.keys()].map((path) => path.split('/')[0]));
    // Sizes are made from originals, and the archive does not hold itself.
    expect([...kinds].toSorted()).toEqual(['document', 'export', 'original', 'variant']);
    const missing = originals.filter(([, bytes]) => !archive.files.some((file) => bytes.equals(file)));
    expect(missing.map(([path]) => path)).toEqual([]);
  });

  test('has no photo of the other side that an operator has hidden', () => {
    expect(hiddenFiles).toHaveLength(1);
    expect(archive.files.some((file) => hiddenFiles[0]!.equals(file))).toBe(false);
  });

  test('has a review that an operator has hidden only if the person wrote it', () => {
    const words = archive.data['review']!.map((row) => row['body']).toSorted();
    expect(words).toEqual(role === 'customer' ? ['Hidden words', 'Quick and kind.'] : ['Quick and kind.']);
    expect(JSON.stringify(archive.data).includes('Hidden words')).toBe(role === 'customer');
  });
});

test('every table is in the archive, left out for a reason, or untouched by deletion, and each of these is shown above', async () => {
  const tables = await readTables();
  const known = [
    ...Object.keys(exportedTables),
    ...Object.keys(leftOutTables),
    ...Object.keys(untouchedTables),
  ];
  expect(known.toSorted()).toEqual([...tables.keys()].toSorted());
  expect([...touched].toSorted()).toEqual(
    [...Object.keys(exportedTables), ...Object.keys(leftOutTables)].toSorted(),
  );
  expect([...usedRules].toSorted()).toEqual(Object.keys(rowsOfOthers).toSorted());
});

/** What of a loss is in none of the archive’s rows, in words. */
function missingOf({ table, key, row, columns }: Loss, archived: readonly Row[]): string[] {
  const kept = columns.filter((column) => !(column in leftOutColumns));
  const isSame = (other: Row, column: string) =>
    JSON.stringify(other[column]) === JSON.stringify(row[column]);
  const nearest = archived
    .map((other) => kept.filter((column) => !isSame(other, column)))
    .reduce((best, next) => (next.length < best.length ? next : best), kept);
  return nearest.map((column) => `${table} ${key}: ${column} ${JSON.stringify(row[column])}`);
}

/** The originals of photos in messages of others that an operator has hidden. */
function hiddenPhotos(tables: Tables, accountId: string): Set<string> {
  const rowsOf = (table: string) => [...tables.get(table)!.values()];
  return new Set(
    rowsOf('message')
      .filter((row) => rowsOfOthers['message']!.isOthers(row, accountId))
      .flatMap(({ id }) => rowsOf('message_photo').filter((row) => row['message_id'] === id))
      .map((row) => `original/${String(tables.get('photo')!.get(String(row['photo_id']))!['key'])}`),
  );
}

function lossesBetween(before: Tables, after: Tables): Loss[] {
  return [...before].flatMap(([table, rows]) =>
    [...rows].flatMap(([key, row]): Loss[] => {
      const left = after.get(table)!.get(key);
      const columns = Object.keys(row).filter(
        (column) => left === undefined || JSON.stringify(left[column]) !== JSON.stringify(row[column]),
      );
      return columns.length === 0 ? [] : [{ table, key, row, columns }];
    }),
  );
}

/** Every row of every table of the product, by table and primary key. */
const readTables = (): Promise<Tables> =>
  server.withDatabase(async (db) => {
    const { rows: tables } = await sql<{ name: string; keys: string[] }>`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as keys
      from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname not like 'kysely%'
      group by c.relname
    `.execute(db);
    const found: Tables = new Map();
    for (const { name, keys } of tables) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(it)::text as row from ${sql.table(name)} as it
      `.execute(db);
      found.set(
        name,
        new Map(
          rows.map(({ row }) => {
            const values = JSON.parse(row) as Row;
            return [keys.map((key) => String(values[key])).join(' '), values];
          }),
        ),
      );
    }
    return found;
  });

/** Every stored file with its content, by its path in the storage. */
async function readFiles(): Promise<Map<string, Buffer>> {
  const root = join(server.dataDir, 'media/objects');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, Buffer]> => [relative(root, path), await readFile(path)]),
    ),
  );
}

/** The data of an account’s archive by table, and its files. */
async function exported(account: Account) {
  expect((await account.post('user/export/')).status).toBe(202);
  await server.jobsDone();
  const answer = await fetch(`${server.url}${API_BASE}${EXPORT_FILE_PATH}`, {
    headers: { authorization: `Bearer ${account.tokens.access}` },
  });
  expect(answer.status).toBe(200);
  const { 'data.json': data, ...files } = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return { data: JSON.parse(strFromU8(data!)) as Record<string, Row[]>, files: Object.values(files) };
}
