import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDatabase, type FilledDatabase } from './filled-database.fixture.ts';
import { scansOf, searchesForReferences } from './plans.fixture.ts';
import { reasons } from './reasons.fixture.ts';
import { scannedTables } from './scans.ts';
import { changeARowOfEach, type TriggeredStatement } from './triggers.fixture.ts';
import { useWholeProduct, type Use } from './whole-product.fixture.ts';

/**
 * Guarantees that no statement of the product reads a table from end to end that grows with use, unless a reason is written
 * down (`reasons.fixture.ts`). PostgreSQL makes the plans for tables of 100,000 rows, and nothing is timed. Without a server
 * (`TEST_POSTGRES_URL`, version 16 or newer) this is left out.
 */
describe.skipIf(process.env['TEST_POSTGRES_URL'] === undefined)('on PostgreSQL with full tables', () => {
  let filled: FilledDatabase;
  let use: Use;
  const scans: { table: string; text: string }[] = [];
  beforeAll(async () => {
    const [filling, using] = await Promise.allSettled([fillDatabase(), useWholeProduct()]);
    // Whatever else failed, it is dropped afterwards.
    if (filling.status === 'fulfilled') filled = filling.value;
    for (const part of [filling, using]) if (part.status === 'rejected') throw part.reason;
    use = (using as PromiseFulfilledResult<Use>).value;
    for (const { text, values } of use.statements)
      for (const table of await scansOf(filled, { text, values }))
        scans.push({ table, text: text.replaceAll(/\s+/g, ' ').trim() });
    const { count, uncalled } = use.functions;
    console.log(
      `${use.statements.length} statements, of which ${new Set(scans.map(({ text }) => text)).size} read a full table from end to end. ` +
        `Of ${count} functions of repositories, ${uncalled.length} were not called: ${uncalled.join(', ')}`,
    );
  }, 300_000);
  afterAll(() => filled?.drop());

  const isReasonFor = (
    { words, tables }: (typeof reasons)[number],
    { table, text }: (typeof scans)[number],
  ) => text.includes(words) && tables.includes(table);

  test('no statement of the product reads a large table from end to end without a reason', () => {
    expect(use.statements.length).toBeGreaterThan(reasons.length);
    expect(scans.filter((scan) => !reasons.some((reason) => isReasonFor(reason, scan)))).toEqual([]);
  });

  test('no reason is left of a statement that is gone or mended', () => {
    expect(reasons.filter((reason) => !scans.some((scan) => isReasonFor(reason, scan)))).toEqual([]);
  });

  test('a row that is deleted is looked for by an index wherever others may refer to it', async () => {
    const searches = await searchesForReferences(filled.db);
    expect(searches.length).toBeGreaterThan(filled.tables.length);
    const scanned: string[] = [];
    for (const search of searches) if ((await scansOf(filled, search)).length > 0) scanned.push(search.text);
    expect(scanned).toEqual([]);
  });

  test('what triggers do with a changed row is found by indexes', async () => {
    const sent = await changeARowOfEach(filled);
    expect(new Set(sent.map(({ table }) => table))).toContain('photo');
    const isScan = ({ plan }: TriggeredStatement) =>
      scannedTables(plan, (name) => filled.rows.get(name)).length > 0;
    expect(sent.filter(isScan).map(({ table, text }) => ({ table, text }))).toEqual([]);
  });

  const ID = '01890000-0000-7000-8000-000000000001';
  test.each<[what: string, scanned: string[], text: string, values: unknown[]]>([
    ['two searches united by «or»', ['link_preview'], previewsUnitedByOr, [ID, Buffer.from('a'), ID]],
    ['a column without an index', ['message'], 'select id from message where body = $1', ['Hello']],
    [
      'a function of a column that has an index',
      ['account'],
      'delete from account where lower(email_key) = $1',
      ['a'],
    ],
    ['rows that are counted', ['notification'], 'select count(*) from notification', []],
    [
      'the last of many rows that are filtered',
      ['photo'],
      `select id from photo where media_type = $1 order by id limit 1`,
      ['a'],
    ],
    ['an index', [], 'select id from message where conversation_id = $1 and body = $2', [ID, 'Hello']],
    ['the first of many rows', [], 'select id from photo order by id limit 20', []],
    ['a small table', [], 'select kind from match_model', []],
  ])('by %s, these tables are read from end to end: %j', async (_what, scanned, text, values) => {
    expect(await scansOf(filled, { text, values: [values] })).toEqual(scanned);
  });
});

/** How previews were locked when an order was saved, until every save read all previews there were. */
const previewsUnitedByOr = `
  select id from link_preview
  where customer_id = $1 and source_hash in ($2) or id in (select preview_id from order_link where order_id = $3)
  order by id for update`;
