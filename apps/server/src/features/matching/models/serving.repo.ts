import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Models } from './model-ids.ts';
import { sketchesRepo } from '../vectors/sketches.repo.ts';

/** How much is prepared with given models. */
export interface Preparation {
  orders: Share;
  projects: Share;
  photos: Share;
  /** Orders and projects that wait for a job, and those whose job was given up. */
  pending: number;
  failed: number;
}

interface Share {
  prepared: number;
  all: number;
}

/** The models that lists are made with, in the database. */
export const servingRepo = (db: Db) => ({
  /** The models that serve; the wanted ones while none do. */
  async serving(wanted: Models): Promise<Models> {
    const rows = await db.selectFrom('matchModel').select(['kind', 'model']).execute();
    const of = (kind: keyof Models) => rows.find((row) => row.kind === kind)?.model ?? wanted[kind];
    return { text: of('text'), photo: of('photo') };
  },

  /** Lets the models serve, unless others do already. */
  async adopt({ text, photo }: Models): Promise<void> {
    await sql`
      insert into match_model (kind, model, serving_since) values ('text', ${text}, now()), ('photo', ${photo}, now())
      on conflict do nothing
    `.execute(db);
  },

  /** Lets the models serve in place of others, and removes the rows of those. False where they serve already. */
  async takeOver({ text, photo }: Models): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const { numAffectedRows = 0n } = await sql`
        insert into match_model (kind, model, serving_since) values ('text', ${text}, now()), ('photo', ${photo}, now())
        on conflict (kind) do update set model = excluded.model, serving_since = excluded.serving_since
        where match_model.model <> excluded.model
      `.execute(tx);
      // After a change of weights there are new sketches with the same models.
      await sketchesRepo(tx, { text, photo }).removeOthers();
      if (numAffectedRows === 0n) return false;
      await tx.deleteFrom('orderText').where('model', '<>', text).execute();
      await tx.deleteFrom('projectText').where('model', '<>', text).execute();
      await tx.deleteFrom('photoEmbedding').where('model', '<>', photo).execute();
      await tx.deleteFrom('orderCaption').where('model', '<>', photo).execute();
      await tx.deleteFrom('photoCentre').where('model', '<>', photo).execute();
      return true;
    });
  },

  /** Counts of what there is and of what is prepared with the models. */
  async preparation({ text, photo }: Models): Promise<Preparation> {
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*) from order_preparation where state = 'ready') as orders,
        (select count(*) from order_preparation p where state = 'ready'
          and exists (select from order_text t where t.order_id = p.order_id and t.model = ${text})) as prepared_orders,
        (select count(*) from project_preparation where state in ('ready', 'no_photos')) as projects,
        (select count(*) from project_preparation p where state in ('ready', 'no_photos')
          and exists (select from project_text t where t.project_id = p.project_id and t.model = ${text})) as prepared_projects,
        (select count(*) from photo p where ${isMatched}) as photos,
        (select count(*) from photo p where ${isMatched}
          and exists (select from photo_embedding e where e.photo_id = p.id and e.model = ${photo})) as prepared_photos,
        (select count(*) from order_preparation where state = 'pending')
          + (select count(*) from project_preparation where state = 'pending') as pending,
        (select count(*) from order_preparation where state = 'failed')
          + (select count(*) from project_preparation where state = 'failed') as failed
    `.execute(db);
    const counts = rows[0]!;
    return {
      orders: { prepared: counts['preparedOrders']!, all: counts['orders']! },
      projects: { prepared: counts['preparedProjects']!, all: counts['projects']! },
      photos: { prepared: counts['preparedPhotos']!, all: counts['photos']! },
      pending: counts['pending']!,
      failed: counts['failed']!,
    };
  },
});

/** Whether the photo `p` may be shown and belongs to an order or a project. */
const isMatched = sql`
  p.review not in ('held', 'removed') and (
    exists (select from order_photo i where i.photo_id = p.id) or exists (select from portfolio_image i where i.photo_id = p.id)
  )`;
