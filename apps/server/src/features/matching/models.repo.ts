import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Models } from './prepared.repo.ts';
import { sketchesRepo } from './sketches.repo.ts';

/** How much of what is matched is prepared with given models. */
export interface Preparation {
  orders: Share;
  projects: Share;
  photos: Share;
  /** Orders and projects that wait for a job, and those that were given up. */
  pending: number;
  failed: number;
}

interface Share {
  prepared: number;
  all: number;
}

/** The models that lists are made with, in the database. */
export const modelsRepo = (db: Db) => ({
  /** What serves; where nothing does yet, those that are wanted. */
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

  /** Lets the models serve in place of others, whose rows go; false where they do already. */
  async takeOver({ text, photo }: Models): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const { numAffectedRows = 0n } = await sql`
        insert into match_model (kind, model, serving_since) values ('text', ${text}, now()), ('photo', ${photo}, now())
        on conflict (kind) do update set model = excluded.model, serving_since = excluded.serving_since
        where match_model.model <> excluded.model
      `.execute(tx);
      // A change of weights alone makes new sketches with the same models.
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

  async preparation({ text, photo }: Models): Promise<Preparation> {
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*) from customer_order where matching_state = 'ready') as orders,
        (select count(*) from customer_order o where matching_state = 'ready'
          and exists (select from order_text t where t.order_id = o.id and t.model = ${text})) as prepared_orders,
        (select count(*) from portfolio_project where matching_state in ('ready', 'no_photos')) as projects,
        (select count(*) from portfolio_project p where matching_state in ('ready', 'no_photos')
          and exists (select from project_text t where t.project_id = p.id and t.model = ${text})) as prepared_projects,
        (select count(*) from photo p where ${isMatched}) as photos,
        (select count(*) from photo p where ${isMatched}
          and exists (select from photo_embedding e where e.photo_id = p.id and e.model = ${photo})) as prepared_photos,
        (select count(*) from customer_order where matching_state = 'pending')
          + (select count(*) from portfolio_project where matching_state = 'pending') as pending,
        (select count(*) from customer_order where matching_state = 'failed')
          + (select count(*) from portfolio_project where matching_state = 'failed') as failed
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
