import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '@tessera/server/db/database';
import { sql } from 'kysely';

/** Everything a marketplace consists of: rows by table, and files. */
export interface SavedState {
  rows: Map<string, string>;
  /** Where a copy of the files lies. */
  filesPath: string;
}

/** Counted on with every change: how often something was written is no part of its state. */
const COUNTERS = /"(version|revision|commit_number)": ?\d+/g;
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g;
const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{32}\b/g;

/** Which transactions have changed something: like the counters, no part of the state. */
const LOGS_OF_CHANGES = ['match_change', 'answer_change'];

/** Keeps and restores the state of a marketplace, and puts it into words that can be compared. */
export async function createStates(db: Db, dataDir: string) {
  const media = join(dataDir, 'media');
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select t.table_name as name, string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and t.table_name <> all(${LOGS_OF_CHANGES})
    group by t.table_name order by t.table_name
  `.execute(db);

  const readRows = async (): Promise<Map<string, string>> => {
    const all = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await sql<{ rows: string }>`
        select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as rows from ${sql.table(name)} t
      `.execute(db);
      all.set(name, rows[0]!.rows);
    }
    return all;
  };

  /** Jobs that wait, each once: a job may be asked for twice. */
  const readJobs = async () => {
    const { rows } = await sql<{ job: string }>`
      select distinct name || ' ' || data::text as job from pgboss.job
      where state in ('created', 'retry') and name not like '\\_\\_%' order by 1
    `.execute(db);
    return rows.map(({ job }) => job);
  };

  return {
    async save(name: string): Promise<SavedState> {
      const filesPath = join(dataDir, `saved-${name}`);
      await cp(media, filesPath, { recursive: true });
      return { rows: await readRows(), filesPath };
    },

    async restore(saved: SavedState): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`delete from pgboss.job`.execute(tx);
        await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
        for (const { name, columns } of tables) {
          const rows = saved.rows.get(name)!;
          if (rows === '[]') continue;
          await sql`
            insert into ${sql.table(name)} (${sql.raw(columns)})
            select ${sql.raw(columns)} from jsonb_populate_recordset(null::${sql.table(name)}, ${rows}::jsonb)
          `.execute(tx);
        }
      });
      await rm(media, { recursive: true, force: true });
      await cp(saved.filesPath, media, { recursive: true });
    },

    /** The state in words: what is new since `saved` is not told apart by its id, and no moment by its time. */
    async describe(saved: SavedState): Promise<Record<string, string[]>> {
      const known = new Set([...saved.rows.values()].join().match(IDS));
      const inWords = (text: string) =>
        text
          .replaceAll(COUNTERS, '"$1": 0')
          .replaceAll(TIMES, 'a time')
          .replaceAll(IDS, (id) => (known.has(id) ? id : 'new'));
      const rows = await readRows();
      const files = (await readdir(join(media, 'objects'), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(media.length));
      return {
        ...Object.fromEntries(
          [...rows].map(([name, text]) => [
            name,
            (JSON.parse(text) as object[]).map((row) => inWords(JSON.stringify(row))).sort(),
          ]),
        ),
        files: files.map(inWords).sort(),
        jobs: (await readJobs()).map(inWords),
      };
    },
  };
}
