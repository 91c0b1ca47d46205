import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';

/** Values as they are within JSON of the database: a time is a text. */
export type InJson<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? InJson<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: InJson<Value[Name]> }
      : Value;

type Asked = Readonly<Record<string, CompiledQuery<any>>>;
type Answers<Queries extends Asked> = {
  [Name in keyof Queries]: Queries[Name] extends CompiledQuery<infer Row> ? InJson<Row>[] : never;
};

/** The most joined texts that are kept. There are few, because the texts that they are joined from never change. */
const TEXTS_MAX = 100;

const texts = new LRUCache<string, string>({ max: TEXTS_MAX });

/**
 * Sends several statements as one, which takes one exchange with the database. All see the tables as they were before it, so
 * none sees what another writes; constraints and triggers see all of it. The rows of `asked` are returned; those of `done`, which only
 * write, are not. All are done, or none is.
 */
export async function together<Queries extends Asked>(
  db: Db,
  { asked, done = [] }: { asked: Queries; done?: readonly CompiledQuery[] },
): Promise<Answers<Queries>> {
  const parts = [...Object.values(asked), ...done];
  const names = Object.keys(asked);
  const key = [...names, ...parts.map((part) => part.sql)].join('\n');
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = joined(names, parts)));
  const { rows } = await db.executeQuery<Answers<Queries>>(
    CompiledQuery.raw(
      text,
      parts.flatMap(({ parameters }) => parameters),
    ),
  );
  return rows[0]!;
}

function joined(names: readonly string[], parts: readonly CompiledQuery[]): string {
  let before = 0;
  const bodies = parts.map(({ sql, parameters }, at) => {
    const body = sql.replace(/\$(\d+)/g, (_place, number: string) => `$${Number(number) + before}`);
    before += parameters.length;
    return `part_${at} as (${body})`;
  });
  const answers = names.map(
    (name, at) => `(select coalesce(json_agg(part_${at}), '[]') from part_${at}) as "${name}"`,
  );
  return `with ${bodies.join(', ')} select ${answers.join(', ')}`;
}
