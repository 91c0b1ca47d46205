import { orderSketch, portfolioSketch } from '@tessera/matching/search/sketch';
import type { Db, Tx } from '../../../db/database.ts';
import { refreshListing } from '../../public-pages/listings.service.ts';
import type { Models } from '../models/model-ids.ts';
import { sketchesRepo } from './sketches.repo.ts';

/** Keeps sketches: one vector of each portfolio and of each order, by which candidates for scoring are found. */
export type SketchService = ReturnType<typeof createSketchService>;

/** How many portfolios or orders without a sketch are looked up at a time. */
const BATCH = 100;

/** Sketches are made with these models only. */
export function createSketchService({ db, models }: { db: Db; models: Models }) {
  const sketchPortfolio = async (tx: Tx, designerId: string): Promise<void> => {
    const repo = sketchesRepo(tx, models);
    // Whoever saves the profile locks the account before the listing too.
    await repo.lockPortfolio(designerId);
    await refreshListing(tx, designerId);
    const portfolio = await repo.portfolioParts(designerId);
    if (portfolio === undefined) return;
    await repo.savePortfolio(designerId, portfolioSketch(portfolio, portfolio.photoLength));
  };

  const sketchOrder = async (tx: Tx, orderId: string): Promise<void> => {
    const repo = sketchesRepo(tx, models);
    const order = await repo.orderParts(orderId);
    if (order === undefined) return;
    await repo.saveOrder(orderId, orderSketch({ ...order, id: orderId }, order.photoLength));
  };

  return {
    /**
     * Within the transaction that changes what a designer shows. A designer without a prepared project keeps the last
     * sketch; the search leaves such designers out.
     */
    sketchPortfolio,

    /** Within the transaction that changes what an order says. */
    sketchOrder,

    /** Makes the missing sketches. False when `signal` said that time was up before all were made. */
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
