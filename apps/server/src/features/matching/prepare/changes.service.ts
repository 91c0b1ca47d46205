import type { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { embedOrder, embedPhotos, embedProject } from '../matching.jobs.ts';
import type { Models } from '../models/model-ids.ts';
import { createSketchService } from '../vectors/sketches.service.ts';
import { forgetOrders } from './forgotten-orders.repo.ts';
import { statesRepo } from './states.repo.ts';

/** Hears what other features change, within their transactions, and has it prepared by jobs. */
export type ChangesService = ReturnType<typeof createChangesService>;

/** Each function is called within the transaction of the change, after its rows are written. */
export function createChangesService(deps: { db: Db; queue: Queue; models: Models; clock: () => Date }) {
  const { db, queue, models, clock } = deps;
  const sketches = createSketchService({ db, models });
  return {
    /** An order, its pictures or both were written. */
    async orderChanged(tx: Tx, orderId: string): Promise<void> {
      await statesRepo(tx).requestOrder(orderId, clock());
      await queue.add(tx, embedOrder, { orderId });
    },

    /** The statements for an order without own pictures that is made together with them: the same for it. */
    ofNewOrder: async (tx: Tx, orderId: string): Promise<CompiledQuery[]> => [
      statesRepo(tx).orderRequest(orderId, clock()),
      await queue.addition(tx, embedOrder, { orderId }),
    ],

    /** Orders stay, without what their customer asked for. */
    ordersForgotten: (tx: Tx, orderIds: readonly string[]): Promise<void> => forgetOrders(tx, orderIds),

    /** A portfolio project and its images were written. */
    async projectChanged(tx: Tx, projectId: string): Promise<void> {
      await statesRepo(tx).requestProject(projectId, clock());
      await queue.add(tx, embedProject, { projectId });
    },

    /** A designer's portfolio project was deleted. */
    projectRemoved: (tx: Tx, designerId: string): Promise<void> => sketches.sketchPortfolio(tx, designerId),

    /** Photos will be shown: they have to be judged. */
    async photosAdded(tx: Tx, photoIds: string[]): Promise<void> {
      await queue.add(tx, embedPhotos, { photoIds });
    },
  };
}
