import { randomUUIDv7 } from 'node:crypto';
import type { LinkPreview } from '@tessera/contract/orders/previews';
import type { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { together, type InJson } from '../../db/together.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { IntakeService } from '../media/intake/intake.service.ts';
import { siteOf } from './fetcher/link-reader.ts';
import { FRESH_MS, isFresh } from './freshness.ts';
import { ownPath } from './own-pictures.ts';
import { forgetUnused, readLink } from './previews.jobs.ts';
import { toLinkPreview } from './previews.present.ts';
import { previewsRepo, type HeldPreview } from './previews.repo.ts';

/** Previews of inspiration links. */
export type PreviewsService = ReturnType<typeof createPreviewsService>;

/** A preview as a link of a new order shows it. */
export type LinkedPreview = Omit<HeldPreview, 'source' | 'readAt'>;

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

  const read = (links: readonly string[], origin: string): Wanted[] =>
    links.map((link) => {
      const url = new URL(link);
      return { link, url, source: sourceOf(url, origin) };
    });

  /**
   * One preview for each link: that which the link had, one of those that serve a new request by what is read for them, or a
   * new one that a job is going to read.
   */
  const take = async <Known extends { id: string }>(
    tx: Tx,
    customerId: string,
    wanted: readonly Wanted[],
    { kept, fresh }: { kept?: ReadonlyMap<string, Known>; fresh: ReadonlyMap<string, Known> },
  ): Promise<(Known | LinkedPreview)[]> => {
    const repo = previewsRepo(tx);
    const ofSource = new Map<string, Known | LinkedPreview>(fresh);
    const done: CompiledQuery[] = [];
    const previews: (Known | LinkedPreview)[] = [];
    for (const { link, url, source } of wanted) {
      let preview = kept?.get(link) ?? ofSource.get(source);
      if (preview === undefined) {
        const site = source.startsWith('/') ? productName : siteOf(url);
        preview = startOf(site);
        done.push(
          repo.insertion({ id: preview.id, customerId, source, site, createdAt: clock() }),
          await queue.addition(tx, readLink, { previewId: preview.id }),
        );
      }
      ofSource.set(source, preview);
      previews.push(preview);
    }
    if (done.length > 0) await together(tx, { asked: {}, done });
    return previews;
  };

  /** Those that serve a new request, by what is read for them. The latest counts. */
  const freshOf = <Row extends { source: string; state: string; readAt: Date | null }>(
    rows: readonly Row[],
  ): Map<string, Row> => new Map(rows.filter((row) => isFresh(row, clock())).map((row) => [row.source, row]));

  /** @throws AppError not_found */
  const find = async (from: Db, customerId: string, id: string, origin: string): Promise<LinkPreview> => {
    const row = isId(id) ? await previewsRepo(from).find(customerId, id) : undefined;
    if (row === undefined) throw new AppError('not_found');
    return toLinkPreview(row, origin);
  };

  return {
    /** @throws AppError not_found for a preview that somebody else asked for */
    get: (customerId: string, id: string, origin: string) => find(db, customerId, id, origin),

    /** Has a link read for an order that is not saved yet, unless it was read within a day. */
    async requestOne(customerId: string, link: string, origin: string): Promise<LinkPreview> {
      return db.transaction().execute(async (tx) => {
        const wanted = read([link], origin);
        const fresh = freshOf(await previewsRepo(tx).lockSources(customerId, sourcesOf(wanted)));
        const [preview] = await take(tx, customerId, wanted, { fresh });
        return find(tx, customerId, preview!.id, origin);
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

    /** The statement that finds what the customer has of these links, and keeps it from changing until the transaction ends. */
    hold: (
      tx: Tx,
      customerId: string,
      links: readonly string[],
      origin: string,
    ): CompiledQuery<HeldPreview> =>
      previewsRepo(tx).lockOfSources(customerId, sourcesOf(read(links, origin))),

    /**
     * Call this within the transaction that makes an order, with the rows of `hold`. It returns a preview for each link, in
     * order. New links are read by a job.
     */
    async ofNewOrder(
      tx: Tx,
      customerId: string,
      links: readonly string[],
      held: readonly InJson<HeldPreview>[],
      origin: string,
    ): Promise<LinkedPreview[]> {
      const fresh = freshOf(
        held.map((row) => ({ ...row, readAt: row.readAt === null ? null : new Date(row.readAt) })),
      );
      return take(tx, customerId, read(links, origin), { fresh });
    },

    /** The statements that give an order its pictures, sent together with those that make it and its links. */
    pictures: (tx: Tx, orderId: string, previews: readonly LinkedPreview[]): CompiledQuery[] =>
      previews.every(({ photoId }) => photoId === null)
        ? []
        : [
            previewsRepo(tx).pictures(
              orderId,
              previews.map(({ id }) => id),
            ),
          ],

    /**
     * Call this within the transaction that changes an order, before it changes the order's rows. It returns the ids of the
     * previews of the links, in order, and those of the links before. A link that stays keeps its preview. New links are read
     * by a job.
     */
    async ofChangedOrder(
      tx: Tx,
      links: readonly string[],
      { customerId, orderId, origin }: { customerId: string; orderId: string; origin: string },
    ): Promise<{ ids: string[]; former: string[] }> {
      const repo = previewsRepo(tx);
      const wanted = read(links, origin);
      const fresh = freshOf(await repo.lock(customerId, sourcesOf(wanted), orderId));
      const kept = new Map(
        (await repo.linksOf(orderId)).map(({ url, previewId }) => [url, { id: previewId }]),
      );
      const previews = await take<{ id: string }>(tx, customerId, wanted, { kept, fresh });
      return { ids: previews.map(({ id }) => id), former: [...kept.values()].map(({ id }) => id) };
    },

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

/** A link, and what is read for it. */
interface Wanted {
  link: string;
  url: URL;
  source: string;
}

function startOf(site: string): LinkedPreview {
  return { id: randomUUIDv7(), state: 'pending', title: null, site, photo: null, photoId: null };
}

function sourcesOf(wanted: readonly Wanted[]): string[] {
  return wanted.map(({ source }) => source);
}

/** What is read for a link: a path of this installation, or an address without its fragment. */
function sourceOf(url: URL, origin: string): string {
  const path = ownPath(url, origin);
  if (path !== undefined) return path;
  const source = new URL(url);
  source.hash = '';
  return source.href;
}
