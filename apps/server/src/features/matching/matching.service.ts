import type { Embedder } from '@tessera/embedder/port';
import type { Db, Tx } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import { embedOrder, embedProject } from './matching.jobs.ts';

/** Matches between designers and orders. */
export type MatchingService = ReturnType<typeof createMatchingService>;

/** Has texts and photos embedded as jobs, and ranks from what is embedded. */
export function createMatchingService({ db, queue }: { db: Db; queue: Queue; embedder: Embedder }) {
  return {
    /** Within the transaction that writes an order: has it prepared for matching. */
    requestEmbedOrder: (tx: Tx, orderId: string) => queue.add(tx, embedOrder, { orderId }),

    /** Within the transaction that writes a portfolio project: has it prepared for matching. */
    requestEmbedProject: (tx: Tx, projectId: string) => queue.add(tx, embedProject, { projectId }),

    async embedOrder(orderId: string, _isLastAttempt: boolean): Promise<void> {
      await db
        .updateTable('customerOrder')
        .set({ matchingState: 'ready' })
        .where('id', '=', orderId)
        .execute();
    },

    async embedProject(projectId: string, _isLastAttempt: boolean): Promise<void> {
      await db
        .updateTable('portfolioProject')
        .set({ matchingState: 'ready' })
        .where('id', '=', projectId)
        .execute();
    },
  };
}
