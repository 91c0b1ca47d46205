import { type Kysely, sql } from 'kysely';
import { type DatabaseMetadata, generate, getDialect, Logger } from 'kysely-codegen';
import { openDatabase } from '@tessera/server/db/database';
import { startEmbeddedDatabase } from '@tessera/server/db/embedded/embedded-database';
import { migrate } from '@tessera/server/db/migrate';

/** The types of every table as the migrations leave it; a column checked to be one of some words has their union. */
export async function printDatabaseTypes(): Promise<string> {
  const embedded = await startEmbeddedDatabase({ folder: null, image: null });
  const db = openDatabase(embedded.connection, (error) => {
    throw error;
  });
  try {
    await migrate(db);
    return await generate({
      db: db.withoutPlugins(),
      dialect: getDialect('postgres', { numericParser: 'number' }),
      camelCase: true,
      includePattern: 'public.*',
      outFile: null,
      logger: new Logger('warn'),
      postprocess: addCheckedWords,
    });
  } finally {
    await db.destroy();
    await embedded.close();
  }
}

/** Reads constraints like `check (state in ('a', 'b'))`, of which kysely-codegen takes no notice. */
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
