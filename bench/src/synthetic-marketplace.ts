import { storyCustomers } from '@tessera/demo/customers';
import { storyDesigners } from '@tessera/demo/designers';
import { readPicture, readPictures } from '@tessera/demo/pictures';
import { createBundledEmbedder } from '@tessera/embedder/bundled';
import type { Embedder } from '@tessera/embedder/port';
import { gloss, sentencesOf } from '@tessera/matching/glossary/gloss';
import { toPhotoVector } from '@tessera/matching/photo/photo-vector';
import { createTextReader, vocabularyTexts, type TextTopics } from '@tessera/matching/text/text-reader';
import type { Db } from '@tessera/server/db/database';
import type { Models } from '@tessera/server/features/matching/models/model-ids';
import { createSketchService } from '@tessera/server/features/matching/vectors/sketches.service';
import { MODELS_DIR } from '@tessera/server/start/cache-folders';
import { sql, type RawBuilder } from 'kysely';

/** What synthetic designers and orders are made from: the demo's rendered rooms and texts, as the models see them. */
export interface Seeds {
  photos: { style: string; vector: Float32Array }[];
  projects: SeedText[];
  orders: SeedText[];
}

interface SeedText extends TextTopics {
  style: string;
  gloss: string;
  vector: Float32Array;
  sentences: { text: string; vector: Float32Array }[];
}

/** A designer's projects, with so many photos each. */
const PHOTOS_OF_PROJECTS = [4, 3, 3] as const;
export const PHOTOS_PER_DESIGNER = PHOTOS_OF_PROJECTS.reduce((sum, count) => sum + count, 0);

/** As many sentences of a description have a vector; the demo's have three to six. */
const SENTENCES = 3;

/** Share of a designer's photos that are not in the designer's own style, and of orders that have a picture. */
const OTHER_STYLE_SHARE = 0.2;

/** On how many first pages a designer stood lately, at most. */
const TIMES_SHOWN_MAX = 9;
const PICTURE_SHARE = 0.5;

/**
 * How vectors vary from one synthetic photo or text to the next: by differences between two seeds, which keep the shape
 * of the space, so much of each. Two of them are added to each seed, out of so many.
 */
const SHIFT = 0.45;
const SHIFTS = 1000;

const ROWS_PER_INSERT = 100;

/** Reads the demo's pictures and texts with the bundled models; takes about a minute. */
export async function readSeeds(): Promise<Seeds> {
  const embedder = createBundledEmbedder({ cacheDir: MODELS_DIR, processes: 2 });
  try {
    return {
      photos: await readPhotos(embedder),
      ...(await readTexts(embedder)),
    };
  } finally {
    await embedder.close();
  }
}

async function readPhotos(embedder: Embedder): Promise<Seeds['photos']> {
  const pictures = await readPictures();
  const files = await Promise.all(pictures.map(readPicture));
  const looks = await embedder.embedPhotos(files);
  return pictures.map(({ style }, i) => ({ style, vector: toPhotoVector(looks[i]!, embedder.photoModel) }));
}

async function readTexts(embedder: Embedder): Promise<Omit<Seeds, 'photos'>> {
  const reader = createTextReader(await embedder.embedTexts(vocabularyTexts));
  const read = (drafts: { style: string; name: string; description: string }[]) =>
    Promise.all(
      drafts.map(async ({ style, name, description }): Promise<SeedText> => {
        const { text } = gloss(`${name}. ${description}`, []);
        const sentences = sentencesOf(description).slice(0, SENTENCES);
        const glossed = sentences.map((sentence) => gloss(sentence, []).text);
        const [vector, ...vectors] = (await embedder.embedTexts([text, ...glossed])).map(reader.centre);
        return {
          style,
          gloss: text,
          vector: vector!,
          sentences: sentences.map((sentence, i) => ({ text: sentence, vector: vectors[i]! })),
          ...reader.read(text, vector!),
        };
      }),
    );
  const projects = storyDesigners.flatMap((designer) =>
    designer.projects.map(({ style = designer.style, ...project }) => ({ style, ...project })),
  );
  const orders = storyCustomers.flatMap((customer) =>
    customer.orders.map(({ title, brief, about }) => ({
      style: about.style,
      name: title,
      description: brief,
    })),
  );
  return { projects: await read(projects), orders: await read(orders) };
}

/** So many designers and orders are added in one transaction. Its deferred triggers hold every changed row in memory. */
const ADDED_AT_ONCE = 2000;

/** So many sketches are made at the same time, each on a connection of its own: one computes while another waits for the database. */
const SKETCHED_AT_ONCE = 4;

/**
 * Adds designers and orders numbered from `from` + 1 to `to`, straight into the tables, with their sketches. Vector
 * indexes are built anew afterwards, which is faster than row by row.
 */
export async function addMarketplace(
  db: Db,
  seeds: Seeds,
  models: Models,
  { from, to, indexMemory }: { from: number; to: number; indexMemory: string },
): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes where indexdef like '%USING hnsw%'`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await db.connection().execute(async (connection) => {
    await createIds(connection);
    const tables = await saveSeeds(connection, seeds);
    let analysedAt = from;
    for (let start = from; start < to; start += ADDED_AT_ONCE) {
      const end = Math.min(to, start + ADDED_AT_ONCE);
      await connection.transaction().execute(async (tx) => {
        for (const statement of rowsOf(models, start, end)) await statement.execute(tx);
      });
      // Plans for an empty table are slow for a full one.
      if (end < 2 * analysedAt) continue;
      await sql`analyze`.execute(connection);
      analysedAt = end;
    }
    for (const table of tables) await sql`drop table ${sql.table(table)}`.execute(connection);
  });
  await sql`analyze`.execute(db);
  await sketch(db, models, from, to);
  await db.transaction().execute(async (tx) => {
    await sql`set local maintenance_work_mem = ${sql.lit(indexMemory)}`.execute(tx);
    for (const { definition } of indexes) await sql.raw(definition).execute(tx);
  });
  await sql`analyze`.execute(db);
}

/** Makes the sketches of the designers and orders numbered from `from` + 1 to `to`, several at a time. */
async function sketch(db: Db, models: Models, from: number, to: number): Promise<void> {
  const { sketchPortfolio, sketchOrder } = createSketchService({ db, models });
  const { rows } = await sql<{ designerId: string; orderId: string }>`
    select bench_id('designer', n) as designer_id, bench_id('order', n) as order_id
    from generate_series(${from}::int + 1, ${to}::int) as n`.execute(db);
  const waiting = rows.values();
  const work = async () => {
    for (const { designerId, orderId } of waiting)
      await db.transaction().execute(async (tx) => {
        await sketchPortfolio(tx, designerId);
        await sketchOrder(tx, orderId);
      });
  };
  await Promise.all(Array.from({ length: SKETCHED_AT_ONCE }, work));
}

/** Lets accounts that have signed up take the places of the first synthetic designer and of the customers of the first orders. */
export async function takePlaces(
  db: Db,
  { designerEmail, customerEmail, orders }: { designerEmail: string; customerEmail: string; orders: number },
): Promise<string[]> {
  const account = (email: string) => sql`(select id from account where email = ${email})`;
  for (const [table, column] of [
    ['designer_profile', 'account_id'],
    ['portfolio_project', 'designer_id'],
    ['project_preparation', 'designer_id'],
    ['portfolio_sketch', 'designer_id'],
  ] as const) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${account(designerEmail)}
      where ${sql.ref(column)} = bench_id('designer', 1)`.execute(db);
  }
  const { rows } = await sql<{ id: string }>`
    update customer_order set customer_id = ${account(customerEmail)}
    where id in (select bench_id('order', n) from generate_series(1, ${orders}::int) as n) returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Ids by kind and number, with the digits that every UUID has in their places: answers are checked. */
async function createIds(db: Db): Promise<void> {
  await sql`create or replace function bench_id(kind text, number bigint) returns uuid language sql immutable
    as $$ select overlay(overlay(md5(kind || number) placing '4' from 13) placing '8' from 17)::uuid $$`.execute(
    db,
  );
  await sql`select setseed(0.5)`.execute(db);
}

/** The seeds, what varies them, and which there are of each style, in temporary tables of the connection. Gives their names. */
async function saveSeeds(db: Db, { photos, projects, orders }: Seeds): Promise<string[]> {
  const texts = [
    ...projects.map((text) => ({ kind: 'project', ...text })),
    ...orders.map((text) => ({ kind: 'order', ...text })),
  ];
  await saveTable(db, 'seed_photo', photos);
  await saveTable(db, 'seed_photo_shift', shiftsBetween(photos));
  await saveTable(
    db,
    'seed_text',
    texts.map(({ kind, style, gloss: words, vector, clarity, styles, rooms, works }) => {
      return { kind, style, gloss: words, vector, clarity, styles, rooms, works };
    }),
  );
  await saveTable(db, 'seed_text_shift', shiftsBetween(projects));
  await saveTable(
    db,
    'seed_sentence',
    texts.flatMap(({ sentences }, i) =>
      sentences.map((sentence, position) => ({ textNumber: i + 1, position, ...sentence })),
    ),
  );
  await sql`create temp table seed_style as
    select row_number() over (order by style) as number, style, photos, projects, orders
    from (select style, array_agg(number) as photos from seed_photo group by style) photo
    join (select style, array_agg(number) as projects from seed_text where kind = 'project' group by style) project using (style)
    join (select style, array_agg(number) as orders from seed_text where kind = 'order' group by style) "order" using (style)`.execute(
    db,
  );
  return ['seed_photo', 'seed_photo_shift', 'seed_text', 'seed_text_shift', 'seed_sentence', 'seed_style'];
}

/** A table with a column for each property, in which the first row has number 1. */
async function saveTable(db: Db, name: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const typeOf = (value: unknown) =>
    value instanceof Float32Array
      ? 'vector'
      : typeof value === 'string'
        ? 'text'
        : typeof value === 'number'
          ? 'real'
          : 'jsonb';
  const columns = Object.entries(rows[0]!).map(
    ([column, value]) => sql`${sql.ref(column)} ${sql.raw(typeOf(value))}`,
  );
  const table = sql.table(name);
  await sql`create temp table ${table} (number int generated always as identity primary key, ${sql.join(columns)})`.execute(
    db,
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const values = rows
      .slice(start, start + ROWS_PER_INSERT)
      .map(
        (row) =>
          sql`(${sql.join(Object.values(row).map((value) => (typeof value === 'object' ? JSON.stringify(value instanceof Float32Array ? [...value] : value) : value)))})`,
      );
    await sql`insert into ${table} (${sql.join(Object.keys(rows[0]!).map((key) => sql.ref(key)))}) values ${sql.join(values)}`.execute(
      db,
    );
  }
}

/** Parts of differences between vectors that stand far from each other in the list. */
function shiftsBetween(seeds: readonly { vector: Float32Array }[]): { vector: Float32Array }[] {
  const at = (index: number) => seeds[index % seeds.length]!.vector;
  return Array.from({ length: SHIFTS }, (_, i) => {
    const other = at(i * 7 + 1 + Math.floor(i / seeds.length) * 13);
    return { vector: at(i).map((value, k) => SHIFT * (value - other[k]!)) };
  });
}

/** The rows of designers and orders from `from` + 1 to `to`, table by table. */
function rowsOf(models: Models, from: number, to: number): RawBuilder<unknown>[] {
  const numbers = (perOne = 1) => sql`generate_series(${from * perOne}::int + 1, ${to * perOne}::int) as n`;
  const styles = sql`(select count(*) from seed_style)`;
  const styleOf = (number: RawBuilder<unknown>) => sql`((${number}) % ${styles} + 1)`;
  const anyOf = (list: RawBuilder<unknown>) => sql`${list}[1 + floor(random() * cardinality(${list}))::int]`;
  const anyShift = sql`1 + floor(random() * ${SHIFTS}::int)::int`;
  const [countries, projects] = [sql`(array['SE','DE','FR','US','GB','ES'])`, PHOTOS_OF_PROJECTS.length];
  /** Rows of `picked`, which says which seed and which two shifts each is made of. */
  const varied = (kind: string) => sql`
    join ${sql.table(`seed_${kind}`)} seed on seed.number = picked.seed
    join ${sql.table(`seed_${kind}_shift`)} shift on shift.number = picked.shift
    join ${sql.table(`seed_${kind}_shift`)} shift2 on shift2.number = picked.shift2`;
  const vector = sql`(seed.vector + shift.vector + shift2.vector)::halfvec`;
  const photoOf = sql`
    insert into photo (id, sha256, key, media_type, byte_count, width, height, thumbhash, variants, review)
    select bench_id(kind, n), decode(md5(kind || n), 'hex'), kind || n, 'image/jpeg', 1, 1280, 960, '', '{}', 'clear' from`;
  const textColumns = sql`model, source_hash, gloss, vector, clarity, styles, rooms, works`;
  const text = sql`${models.text}, '', seed.gloss, ${vector}, seed.clarity, seed.styles, seed.rooms, seed.works`;
  const embeddingOf = (kind: string) => sql`
    insert into photo_embedding (photo_id, model, vector, objects)
    select bench_id(${kind}, n), ${models.photo}, ${vector}, '{"couch": 0.9, "chair": 0.7}' from picked ${varied('photo')}`;

  return [
    sql`insert into account (id, email, email_key, role, password_hash)
      select bench_id(role, n), role || n, role || n, role, '' from ${numbers()}, unnest(array['designer', 'customer']) as role`,
    sql`${photoOf} ${numbers(PHOTOS_PER_DESIGNER)}, (select 'photo' as kind) kind`,
    sql`${photoOf} ${numbers()}, (select 'picture' as kind) kind`,
    sql`insert into designer_profile (account_id, first_name, last_name, country_code, language_codes, photo_id, budget_min_usd, budget_max_usd)
      select bench_id('designer', n), 'Designer', n::text, ${countries}[n % 6 + 1], '{en}', bench_id('photo', n * ${PHOTOS_PER_DESIGNER}::int), 5000, 50000
      from ${numbers()}`,
    sql`insert into portfolio_project (id, designer_id, name, description, country_code)
      select bench_id('project', n), bench_id('designer', (n - 1) / ${projects}::int + 1), 'Project ' || n, 'Oak kitchen', 'SE'
      from ${numbers(projects)}`,
    sql`insert into project_preparation (project_id, designer_id, state, requested_at)
      select bench_id('project', n), bench_id('designer', (n - 1) / ${projects}::int + 1), 'ready', now() from ${numbers(projects)}`,
    sql`insert into portfolio_image (id, project_id, photo_id, position)
      select bench_id('image', n), bench_id('project', designer * ${projects}::int + project.number), bench_id('photo', n), place - project.starts
      from (select n, (n - 1) / ${PHOTOS_PER_DESIGNER}::int as designer, (n - 1) % ${PHOTOS_PER_DESIGNER}::int as place from ${numbers(PHOTOS_PER_DESIGNER)}) photo
      join (values ${sql.join(PHOTOS_OF_PROJECTS.map((count, i) => sql`(${i + 1}::int, ${startOf(i)}::int, ${startOf(i) + count}::int)`))})
        as project (number, starts, ends) on place >= starts and place < ends`,
    sql`with picked as materialized (
        select n, ${anyOf(sql`style.photos`)} as seed, ${anyShift} as shift, ${anyShift} as shift2
        from (select n, case when random() < ${OTHER_STYLE_SHARE}::real then 1 + floor(random() * ${styles})::int
          else ${styleOf(sql`(n - 1) / ${PHOTOS_PER_DESIGNER}::int`)} end as style_number from ${numbers(PHOTOS_PER_DESIGNER)}) photo
        join seed_style style on style.number = style_number
      ) ${embeddingOf('photo')}`,
    sql`with picked as materialized (
        select n, ${anyOf(sql`style.photos`)} as seed, ${anyShift} as shift, ${anyShift} as shift2
        from ${numbers()} join seed_style style on style.number = ${styleOf(sql`n`)}
      ) ${embeddingOf('picture')}`,
    sql`with picked as materialized (
        select n, ${anyOf(sql`style.projects`)} as seed, ${anyShift} as shift, ${anyShift} as shift2
        from ${numbers(projects)} join seed_style style on style.number = ${styleOf(sql`(n - 1) / ${projects}::int`)}
      ), saved as (
        insert into project_text (project_id, ${textColumns})
        select bench_id('project', n), ${text} from picked ${varied('text')} returning project_id
      )
      insert into project_sentence (project_id, model, position, sentence, vector)
      select bench_id('project', n), ${models.text}, sentence.position, sentence.text, (sentence.vector + shift.vector + shift2.vector)::halfvec
      from picked ${varied('text')} join seed_sentence sentence on sentence.text_number = seed.number`,
    sql`insert into customer_order (id, customer_id, object_name, object_desc, country_code, budget_usd)
      select bench_id('order', n), bench_id('customer', n), 'Order ' || n, 'A kitchen', ${countries}[n % 6 + 1], 20000 from ${numbers()}`,
    sql`insert into order_preparation (order_id, state, requested_at)
      select bench_id('order', n), 'ready', now() from ${numbers()}`,
    sql`insert into order_photo (order_id, position, photo_id)
      select bench_id('order', n), 0, bench_id('picture', n) from ${numbers()} where n % ${Math.round(1 / PICTURE_SHARE)}::int = 0`,
    sql`with picked as materialized (
        select n, ${anyOf(sql`style.orders`)} as seed, ${anyShift} as shift, ${anyShift} as shift2
        from ${numbers()} join seed_style style on style.number = ${styleOf(sql`n`)}
      )
      insert into order_text (order_id, ${textColumns}) select bench_id('order', n), ${text} from picked ${varied('text')}`,
    sql`insert into match_impression (designer_id, day, order_id)
      select bench_id('designer', n), current_date - (7 * time + n) % 30, bench_id('order', (13 * n + time) % ${to}::int + 1)
      from ${numbers()}, generate_series(1, n % ${TIMES_SHOWN_MAX + 1}::int) time`,
    sql`insert into photo_centre (model, photo_count, vector)
      select ${models.photo}, 1000, avg(vector) from (select vector from photo_embedding order by photo_id limit 1000) first
      on conflict do nothing`,
  ];
}

/** The place of the first photo of a designer's project. */
function startOf(project: number): number {
  return PHOTOS_OF_PROJECTS.slice(0, project).reduce((sum, count) => sum + count, 0);
}
