import { sql } from 'kysely';
import { compiledOnce, type Places } from '../../../db/compiled-once.ts';
import type { Db } from '../../../db/database.ts';
import type { Models } from '../models/model-ids.ts';

const requestOrder = compiledOnce(
  (_db, { orderId, at }: Places<{ orderId: string; at: Date }>) => sql`
    insert into order_preparation (order_id, state, requested_at) values (${orderId}, 'pending', ${at})
    on conflict (order_id) do update set
      state = 'pending', revision = order_preparation.revision + 1, requested_at = excluded.requested_at
  `,
);

/** How far orders and portfolio projects are prepared, in the database. */
export const statesRepo = (db: Db) => ({
  /** Within the transaction that writes an order: the order has to be prepared again. */
  async requestOrder(orderId: string, at: Date): Promise<void> {
    await requestOrder(db, { orderId, at });
  },

  /** The statement of {@link requestOrder}. */
  orderRequest: (orderId: string, at: Date) => requestOrder.with(db, { orderId, at }),

  /** Within the transaction that writes a project and its images: the project has to be prepared again. */
  async requestProject(projectId: string, at: Date): Promise<void> {
    await sql`
      insert into project_preparation (project_id, designer_id, state, requested_at)
      select id, designer_id,
        case when exists (select from portfolio_image i where i.project_id = portfolio_project.id) then 'pending' else 'no_photos' end, ${at}
      from portfolio_project where id = ${projectId}
      on conflict (project_id) do update set
        state = excluded.state, revision = project_preparation.revision + 1, requested_at = excluded.requested_at
    `.execute(db);
  },

  /**
   * Within a transaction: keeps an order from being changed until its end. False when it has changed since `revision`, or
   * is gone. The order is locked before its preparation, as whoever deletes it does, so that nobody waits in a circle.
   */
  async lockOrder(orderId: string, revision: number): Promise<boolean> {
    await sql`select from customer_order where id = ${orderId} for key share`.execute(db);
    const { rows } = await sql<{ revision: number }>`
      select revision from order_preparation where order_id = ${orderId} for update
    `.execute(db);
    return rows[0]?.revision === revision;
  },

  /** Like {@link lockOrder}, for a portfolio project. */
  async lockProject(projectId: string, revision: number): Promise<boolean> {
    await sql`select from portfolio_project where id = ${projectId} for key share`.execute(db);
    const { rows } = await sql<{ revision: number }>`
      select revision from project_preparation where project_id = ${projectId} for update
    `.execute(db);
    return rows[0]?.revision === revision;
  },

  async setOrderState(orderId: string, state: 'ready' | 'failed'): Promise<void> {
    await db.updateTable('orderPreparation').set({ state }).where('orderId', '=', orderId).execute();
  },

  async setProjectState(projectId: string, state: 'ready' | 'failed' | 'no_photos'): Promise<void> {
    await db.updateTable('projectPreparation').set({ state }).where('projectId', '=', projectId).execute();
  },

  /**
   * Orders that are ready by a text, a picture or a caption of other models, or by another reader, newest first, without
   * those in `except`. Captions count only where there shall be some.
   */
  async outdatedOrders(
    models: Models,
    { hasCaptions, reader }: { hasCaptions: boolean; reader: string },
    limit: number,
    except: readonly string[],
  ): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select p.order_id as id from order_preparation p
      where p.state = 'ready' and p.order_id <> all(${except}::uuid[]) and (
        not exists (select from order_text t where t.order_id = p.order_id and t.model = ${models.text})
        or not exists (select from order_reading r where r.order_id = p.order_id and r.reader = ${reader})
        or exists (select from order_photo i where i.order_id = p.order_id and ${isMissing(models.photo)})
        or exists (
          select from order_style_pick k join style_picture i on i.name in (k.liked, k.passed)
          where k.order_id = p.order_id and ${isMissing(models.photo)}
        )
        ${hasCaptions ? sql`or not exists (select from order_caption c where c.order_id = p.order_id and c.model = ${models.photo})` : sql``}
      )
      order by p.order_id desc limit ${limit}
    `.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Portfolio projects that are ready by a text or a photo of other models, newest first, without those in `except`. */
  async outdatedProjects(models: Models, limit: number, except: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select p.project_id as id from project_preparation p
      where p.state in ('ready', 'no_photos') and p.project_id <> all(${except}::uuid[]) and (
        not exists (select from project_text t where t.project_id = p.project_id and t.model = ${models.text})
        or exists (select from portfolio_image i where i.project_id = p.project_id and ${isMissing(models.photo)})
      )
      order by p.project_id desc limit ${limit}
    `.execute(db);
    return rows.map(({ id }) => id);
  },
});

/** Whether the photo of the row `i` may be shown and is not prepared with the model. */
function isMissing(model: string) {
  return sql`
    not exists (select from photo_embedding e where e.photo_id = i.photo_id and e.model = ${model})
    and exists (select from photo where photo.id = i.photo_id and photo.review not in ('held', 'removed'))`;
}
