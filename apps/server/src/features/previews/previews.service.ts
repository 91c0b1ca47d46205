import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPhotos } from '@tessera/contract/media';
import type { LinkPreview } from '@tessera/contract/previews';
import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { UploadFolder } from '../../http/uploads.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { MatchingService } from '../matching/matching.service.ts';
import type { MediaService, TakenPhoto } from '../media/media.service.ts';
import { UnreadableError } from './fetcher/http-reader.ts';
import { siteOf, type LinkFacts, type LinkReader } from './fetcher/link-reader.ts';
import { ownPath, type OwnPictures } from './own-pictures.ts';
import { forgetUnused, readLink } from './previews.jobs.ts';
import { toLinkPreview } from './previews.present.ts';
import { previewsRepo } from './previews.repo.ts';

/** What inspiration links show. */
export type PreviewsService = ReturnType<typeof createPreviewsService>;

/** What a link shows is read again for a new request after this long; a failure may pass sooner. */
const FRESH_MS = 24 * 60 * 60_000;
const FAILURE_FRESH_MS = 5 * 60_000;

const FORGET_BATCH = 500;

/**
 * Each link is read once, by a job, and what it showed then is kept for the orders that have it: a page that changes
 * later changes none of them. Requests for the same link within a day share what was read.
 */
export function createPreviewsService(deps: {
  db: Db;
  queue: Queue;
  media: Pick<MediaService, 'take' | 'keep' | 'adopt' | 'release'>;
  matching: Pick<MatchingService, 'requestEmbedOrder' | 'requestEmbedPhotos'>;
  /** Undefined where links to other sites are not followed. */
  reader: LinkReader | undefined;
  ownPictures: OwnPictures;
  /** What this installation calls itself. */
  productName: string;
  uploads: UploadFolder;
  /** How long one link may take in all. */
  timeoutMs: number;
  clock: () => Date;
}) {
  const { db, queue, media, matching, reader, ownPictures, productName, uploads, timeoutMs, clock } = deps;

  const start = async (tx: Tx, link: URL, source: string): Promise<string> => {
    const id = randomUUIDv7();
    const site = source.startsWith('/') ? productName : siteOf(link);
    await previewsRepo(tx).insert({ id, source, site, createdAt: clock() });
    await queue.add(tx, readLink, { previewId: id });
    return id;
  };

  /** @throws AppError not_found */
  const find = async (from: Db, id: string, origin: string): Promise<LinkPreview> => {
    const row = isId(id) ? await previewsRepo(from).find(id) : undefined;
    if (row === undefined) throw new AppError('not_found');
    return toLinkPreview(row, origin);
  };

  const request = async (
    tx: Tx,
    links: readonly string[],
    origin: string,
    orderId: string | null,
  ): Promise<{ ids: string[]; former: string[] }> => {
    const repo = previewsRepo(tx);
    const urls = links.map((link) => new URL(link));
    const sources = urls.map((url) => sourceOf(url, origin));
    const fresh = new Map(
      (await repo.lock(sources, orderId)).filter(isFresh).map(({ source, id }) => [source, id]),
    );
    const kept = new Map(
      orderId === null ? [] : (await repo.linksOf(orderId)).map(({ url, previewId }) => [url, previewId]),
    );
    const ids: string[] = [];
    for (const [i, link] of links.entries()) {
      const source = sources[i]!;
      const id = kept.get(link) ?? fresh.get(source) ?? (await start(tx, urls[i]!, source));
      fresh.set(source, id);
      ids.push(id);
    }
    return { ids, former: [...kept.values()] };
  };

  function isFresh({ state, readAt }: { state: string; readAt: Date | null }): boolean {
    if (readAt === null || state === 'pending') return true;
    const ageMs = clock().getTime() - readAt.getTime();
    return ageMs < (state === 'failed' ? FAILURE_FRESH_MS : FRESH_MS);
  }

  /** What a link shows; undefined when it cannot be read. Throws only what is this product's own fault. */
  const look = async (source: string, signal: AbortSignal): Promise<Partial<LinkFacts> | undefined> => {
    if (source.startsWith('/')) return { picture: (await ownPictures(source)) ?? null };
    if (reader === undefined) return {};
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      return await reader.read(new URL(source), AbortSignal.any([signal, deadline]));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof UnreadableError || deadline.aborted) return undefined;
      throw error;
    }
  };

  const take = async (picture: Buffer | null | undefined): Promise<TakenPhoto[]> => {
    if (!picture) return [];
    const path = join(uploads.path, randomUUID());
    try {
      await writeFile(path, picture, { mode: 0o600 });
      return await media.take(
        [{ name: 'picture', path, byteCount: picture.length }],
        projectPhotos,
        'picture',
      );
    } catch (error) {
      // A picture that no form would take is none here either.
      if (error instanceof AppError) return [];
      throw error;
    } finally {
      await rm(path, { force: true });
    }
  };

  const finish = async (id: string, facts: Partial<LinkFacts> | undefined, photos: TakenPhoto[]) => {
    const title = facts?.title ?? null;
    const isReady = title !== null || photos.length > 0;
    await db.transaction().execute(async (tx) => {
      const repo = previewsRepo(tx);
      const [photoId = null] = await media.adopt(tx, photos);
      const isDone = await repo.finish(id, {
        state: facts === undefined ? 'failed' : isReady ? 'ready' : 'none',
        title,
        ...(facts?.site !== undefined && { site: facts.site }),
        photoId,
        readAt: clock(),
      });
      if (!isDone && photoId !== null) await media.release(tx, [photoId]);
      if (!isDone || photoId === null) return;
      await matching.requestEmbedPhotos(tx, [photoId]);
      for (const orderId of await repo.ordersWith(id)) {
        await repo.setOrderPhotos(orderId, clock());
        await matching.requestEmbedOrder(tx, orderId);
      }
    });
  };

  return {
    get: (id: string, origin: string) => find(db, id, origin),

    /** Has a link read that no order is saved with yet, unless it was within a day. */
    async requestOne(link: string, origin: string): Promise<LinkPreview> {
      return db.transaction().execute(async (tx) => {
        const { ids } = await request(tx, [link], origin, null);
        return find(tx, ids[0]!, origin);
      });
    },

    /** Has a link read again that failed or showed nothing. @throws AppError not_found */
    async retry(id: string, origin: string): Promise<LinkPreview> {
      return db.transaction().execute(async (tx) => {
        if (isId(id) && (await previewsRepo(tx).restart(id)))
          await queue.add(tx, readLink, { previewId: id });
        return find(tx, id, origin);
      });
    },

    /**
     * Within the transaction that saves an order, before its rows are touched: ids of what its links show, in order, and
     * of what those before showed. A link that was there already keeps what it shows; what is not known is read by a job.
     */
    request,

    /**
     * Within the transaction that has written an order's links: their pictures become the order's. What no link has any
     * more is forgotten.
     */
    async settle(tx: Tx, orderId: string, former: readonly string[]): Promise<void> {
      const repo = previewsRepo(tx);
      await repo.setOrderPhotos(orderId, clock());
      await media.release(tx, await repo.removeUnused(former));
    },

    /** Within a transaction, before an order is changed or removed: ids of what its links show; they stay until it ends. */
    async lockOf(tx: Tx, orderId: string): Promise<string[]> {
      return (await previewsRepo(tx).lock([], orderId)).map(({ id }) => id);
    },

    /** Within the transaction that has removed an order: forgets what only its links showed. */
    async forget(tx: Tx, previewIds: readonly string[]): Promise<void> {
      await media.release(tx, await previewsRepo(tx).removeUnused(previewIds));
    },

    /** Finds out what a link shows. One that has been read or forgotten is fine; a dead link is no fault. */
    async read(id: string, signal: AbortSignal, isLastAttempt: boolean): Promise<void> {
      const row = await previewsRepo(db).find(id);
      if (row === undefined || row.state !== 'pending') return;
      try {
        const facts = await look(row.source, signal);
        const photos = await take(facts?.picture);
        await media.keep(photos, () => finish(id, facts, photos));
      } catch (error) {
        if (isLastAttempt) await finish(id, undefined, []);
        throw error;
      }
    },

    /** Forgets what links showed that no order was saved with within a day. */
    async forgetUnused(): Promise<void> {
      const before = new Date(clock().getTime() - FRESH_MS);
      await db.transaction().execute(async (tx) => {
        const repo = previewsRepo(tx);
        const unused = await repo.lockUnused(before, FORGET_BATCH);
        await media.release(tx, await repo.removeUnused(unused));
        if (unused.length === FORGET_BATCH) await queue.add(tx, forgetUnused, {});
      });
    },
  };
}

/** What is read for a link: a path of this installation, or an address without the part for the browser. */
function sourceOf(url: URL, origin: string): string {
  const path = ownPath(url, origin);
  if (path !== undefined) return path;
  const source = new URL(url);
  source.hash = '';
  return source.href;
}
