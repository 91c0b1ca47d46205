import { randomUUIDv7 } from 'node:crypto';
import type { LinkPreview } from '@tessera/contract/orders/previews';
import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { IntakeService } from '../media/intake/intake.service.ts';
import { siteOf } from './fetcher/link-reader.ts';
import { FRESH_MS, isFresh } from './freshness.ts';
import { ownPath } from './own-pictures.ts';
import { forgetUnused, readLink } from './previews.jobs.ts';
import { toLinkPreview } from './previews.present.ts';
import { previewsRepo } from './previews.repo.ts';

/** Previews of inspiration links. */
export type PreviewsService = ReturnType<typeof createPreviewsService>;

const FORGET_BATCH = 500;

/**
 * Previews of links: who may ask for one, which of them an order has, and when they are deleted. A job reads each link once
 * (`link-reading.service.ts`), and the result is kept for the orders that have the link: they stay the same if the page
 * changes later. A preview belongs to the customer who asked for it. If several customers ask for the same link within a
 * day, each gets a preview of their own, and does not learn that others have asked.
 */
export function createPreviewsService(deps: {
  db: Db;
  queue: Queue;
  intake: Pick<IntakeService, 'release'>;
  /** The name of this installation, shown as the site of its own links. */
  productName: string;
  clock: () => Date;
}) {
  const { db, queue, intake, productName, clock } = deps;

  const start = async (tx: Tx, customerId: string, link: URL, source: string): Promise<string> => {
    const id = randomUUIDv7();
    const site = source.startsWith('/') ? productName : siteOf(link);
    await previewsRepo(tx).insert({ id, customerId, source, site, createdAt: clock() });
    await queue.add(tx, readLink, { previewId: id });
    return id;
  };

  /** @throws AppError not_found */
  const find = async (from: Db, customerId: string, id: string, origin: string): Promise<LinkPreview> => {
    const row = isId(id) ? await previewsRepo(from).find(customerId, id) : undefined;
    if (row === undefined) throw new AppError('not_found');
    return toLinkPreview(row, origin);
  };

  const request = async (
    tx: Tx,
    links: readonly string[],
    { customerId, orderId, origin }: { customerId: string; orderId: string | null; origin: string },
  ): Promise<{ ids: string[]; former: string[] }> => {
    const repo = previewsRepo(tx);
    const urls = links.map((link) => new URL(link));
    const sources = urls.map((url) => sourceOf(url, origin));
    const fresh = new Map(
      (await repo.lock(customerId, sources, orderId))
        .filter((row) => isFresh(row, clock()))
        .map(({ source, id }) => [source, id]),
    );
    const kept = new Map(
      orderId === null ? [] : (await repo.linksOf(orderId)).map(({ url, previewId }) => [url, previewId]),
    );
    const ids: string[] = [];
    for (const [i, link] of links.entries()) {
      const source = sources[i]!;
      const id = kept.get(link) ?? fresh.get(source) ?? (await start(tx, customerId, urls[i]!, source));
      fresh.set(source, id);
      ids.push(id);
    }
    return { ids, former: [...kept.values()] };
  };

  return {
    /** @throws AppError not_found for a preview that somebody else asked for */
    get: (customerId: string, id: string, origin: string) => find(db, customerId, id, origin),

    /** Has a link read for an order that is not saved yet, unless it was read within a day. */
    async requestOne(customerId: string, link: string, origin: string): Promise<LinkPreview> {
      return db.transaction().execute(async (tx) => {
        const { ids } = await request(tx, [link], { customerId, orderId: null, origin });
        return find(tx, customerId, ids[0]!, origin);
      });
    },

    /** Has a link read again that failed or showed nothing. @throws AppError not_found */
    async retry(customerId: string, id: string, origin: string): Promise<LinkPreview> {
      return db.transaction().execute(async (tx) => {
        if (isId(id) && (await previewsRepo(tx).restart(customerId, id)))
          await queue.add(tx, readLink, { previewId: id });
        return find(tx, customerId, id, origin);
      });
    },

    /**
     * Call this within the transaction that saves an order, before it changes the order's rows. It returns the ids of the
     * previews of the links, in order, and those of the links before. A link that stays keeps its preview. New links are read
     * by a job.
     */
    request,

    /**
     * Call this within the transaction that has written an order's links. Their pictures become the order's. Previews that no
     * link has any more are deleted.
     */
    async settle(tx: Tx, orderId: string, former: readonly string[]): Promise<void> {
      const repo = previewsRepo(tx);
      await repo.setOrderPhotos(orderId);
      await intake.release(tx, await repo.removeUnused(former));
    },

    /** Within a transaction, before it changes or removes an order: locks the previews of its links. @returns their ids */
    async lockOf(tx: Tx, customerId: string, orderId: string): Promise<string[]> {
      return (await previewsRepo(tx).lock(customerId, [], orderId)).map(({ id }) => id);
    },

    /** Within the transaction that has removed an order: deletes the previews that only its links had. */
    async forget(tx: Tx, previewIds: readonly string[]): Promise<void> {
      await intake.release(tx, await previewsRepo(tx).removeUnused(previewIds));
    },

    /** Deletes previews that no order was saved with within a day. */
    async forgetUnused(): Promise<void> {
      const before = new Date(clock().getTime() - FRESH_MS);
      await db.transaction().execute(async (tx) => {
        const repo = previewsRepo(tx);
        const unused = await repo.lockUnused(before, FORGET_BATCH);
        await intake.release(tx, await repo.removeUnused(unused));
        if (unused.length === FORGET_BATCH) await queue.add(tx, forgetUnused, {});
      });
    },
  };
}

/** What is read for a link: a path of this installation, or an address without its fragment. */
function sourceOf(url: URL, origin: string): string {
  const path = ownPath(url, origin);
  if (path !== undefined) return path;
  const source = new URL(url);
  source.hash = '';
  return source.href;
}
