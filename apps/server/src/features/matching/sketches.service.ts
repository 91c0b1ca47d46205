import { orderSketch, portfolioSketch } from '@tessera/matching/sketch';
import type { Db, Tx } from '../../db/database.ts';
import type { Models } from './prepared.repo.ts';
import { sketchesRepo } from './sketches.repo.ts';

/** So many portfolios or orders without a sketch are looked up at a time. */
const BATCH = 100;

/** Keeps one vector of each portfolio and of each order, by which those who may fit are found. */
export function createSketchService({ db, models }: { db: Db; models: Models }) {
  const sketchPortfolio = async (tx: Tx, designerId: string): Promise<void> => {
    const repo = sketchesRepo(tx, models);
    const portfolio = await repo.portfolioParts(designerId);
    if (portfolio === undefined) return;
    await repo.savePortfolio(designerId, portfolioSketch(portfolio, portfolio.lookLength));
  };

  const sketchOrder = async (tx: Tx, orderId: string): Promise<void> => {
    const repo = sketchesRepo(tx, models);
    const order = await repo.orderParts(orderId);
    if (order === undefined) return;
    await repo.saveOrder(orderId, orderSketch({ ...order, id: orderId }, order.lookLength));
  };

  return {
    /** Within the transaction that changes what a designer shows. One who shows nothing keeps the last sketch, and is found by none. */
    sketchPortfolio,

    /** Within the transaction that changes what an order says. */
    sketchOrder,

    /** Makes the sketches that are missing, until all are made or `signal` says that time is up; then false. */
    async sketchMissing(signal: AbortSignal): Promise<boolean> {
      const repo = sketchesRepo(db, models);
      for (;;) {
        const designerIds = await repo.unsketchedDesigners(BATCH);
        const orderIds = designerIds.length > 0 ? [] : await repo.unsketchedOrders(BATCH);
        if (designerIds.length + orderIds.length === 0) return true;
        for (const id of [...designerIds, ...orderIds]) {
          if (signal.aborted) return false;
          await db
            .transaction()
            .execute((tx) => (designerIds.length > 0 ? sketchPortfolio(tx, id) : sketchOrder(tx, id)));
        }
      }
    },
  };
}
