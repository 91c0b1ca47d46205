import { type Kysely, sql } from 'kysely';
import { type DatabaseMetadata, generate, getDialect, Logger } from 'kysely-codegen';
import type { Db } from '@tessera/server/db/database';

/**
 * Prints the types of every table of a migrated database. A column that a constraint limits to some words has their
 * union as its type.
 */
export function printDatabaseTypes(db: Db): Promise<string> {
  return generate({
    db: db.withoutPlugins(),
    dialect: getDialect('postgres', { numericParser: 'number' }),
    camelCase: true,
    includePattern: 'public.*',
    outFile: null,
    logger: new Logger('warn'),
    postprocess: addCheckedWords,
  });
}

/** Reads constraints like `check (state in ('a', 'b'))`, which kysely-codegen ignores. */
async function addCheckedWords({ db, metadata }: { db: Kysely<any>; metadata: DatabaseMetadata }) {
  const { rows } = await sql<{ table: string; column: string; definition: string }>`
    select r.relname as "table", a.attname as "column", pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = r.oid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1
  `.execute(db);
  for (const { table, column, definition } of rows) {
    const words =
      /= ANY \(\(?ARRAY\[(.*?)\]/.exec(definition)?.[1] ?? / = ('[^']*'::text)/.exec(definition)?.[1];
    const target = metadata.tables
      .find(({ name }) => name === table)
      ?.columns.find(({ name }) => name === column);
    if (words && target) target.enumValues = [...words.matchAll(/'([^']*)'::/g)].map(([, word]) => word!);
  }
  return metadata;
}
