import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { ChangesService } from '../matching/prepare/changes.service.ts';
import type { IntakeService, TakenPhoto } from '../media/intake/intake.service.ts';
import { createTurns } from '../../turns.ts';
import { UnreadableError } from './fetcher/http-reader.ts';
import type { LinkFacts, LinkReader } from './fetcher/link-reader.ts';
import { isFresh } from './freshness.ts';
import type { OwnPictures } from './own-pictures.ts';
import { previewsRepo, type ReadResult } from './previews.repo.ts';

/** The reading of inspiration links. */
export type LinkReadingService = ReturnType<typeof createLinkReadingService>;

/**
 * Reads links and writes what they show into the previews that wait for it, as a job. A link that was read for another
 * customer within a day is copied instead.
 */
export function createLinkReadingService(deps: {
  db: Db;
  intake: Pick<IntakeService, 'keep' | 'adopt' | 'release'>;
  takePicture: (picture: Buffer) => Promise<TakenPhoto[]>;
  changes: Pick<ChangesService, 'orderChanged' | 'photosAdded'>;
  /** Undefined if links to other sites are not followed. */
  reader: LinkReader | undefined;
  ownPictures: OwnPictures;
  /** How long it may take to read one link, all requests together. */
  timeoutMs: number;
  clock: () => Date;
}) {
  const { db, intake, takePicture, changes, reader, ownPictures, timeoutMs, clock } = deps;

  const inTurn = createTurns();

  /** What a link shows; undefined if it cannot be read. Only faults of this product itself are thrown. */
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
    try {
      return await takePicture(picture);
    } catch (error) {
      // A picture that would be refused as an upload is not used here either.
      if (error instanceof AppError) return [];
      throw error;
    }
  };

  const readNow = async (id: string, source: string, signal: AbortSignal): Promise<void> => {
    const facts = await look(source, signal);
    const photos = await take(facts?.picture);
    await intake.keep(photos, () =>
      db.transaction().execute(async (tx) => {
        const title = facts?.title ?? null;
        const isReady = title !== null || photos.length > 0;
        const [photoId = null] = await intake.adopt(tx, photos);
        const isDone = await finish(tx, id, {
          state: facts === undefined ? 'failed' : isReady ? 'ready' : 'none',
          title,
          ...(facts?.site !== undefined && { site: facts.site }),
          photoId,
          readAt: clock(),
        });
        if (!isDone && photoId !== null) await intake.release(tx, [photoId]);
      }),
    );
  };

  /** Copies what was read for another customer a short while ago; false if there is nothing. */
  const copy = async (id: string, source: string): Promise<boolean> => {
    const twinId = await previewsRepo(db).findLastRead(source);
    if (twinId === undefined) return false;
    return db.transaction().execute(async (tx) => {
      const locked = await previewsRepo(tx).lockRead([id, twinId]);
      const twin = locked.find((row) => row.id === twinId);
      if (twin === undefined || twin.readAt === null || twin.state === 'pending' || !isFresh(twin, clock()))
        return false;
      const { title, site, photoId, readAt } = twin;
      const state = twin.state as ReadResult['state'];
      await finish(tx, id, { state, title, site, photoId, readAt });
      return true;
    });
  };

  /** False if the preview no longer has to be read. */
  const finish = async (tx: Tx, id: string, result: ReadResult): Promise<boolean> => {
    const repo = previewsRepo(tx);
    if (!(await repo.finish(id, result))) return false;
    if (result.photoId === null) return true;
    await changes.photosAdded(tx, [result.photoId]);
    for (const orderId of await repo.ordersWith(id)) {
      await repo.setOrderPhotos(orderId);
      await changes.orderChanged(tx, orderId);
    }
    return true;
  };

  return {
    /** Reads a link. Does nothing if it has been read or deleted. A dead link is a result, not a fault. */
    async read(id: string, signal: AbortSignal, isLastAttempt: boolean): Promise<void> {
      const asked = await previewsRepo(db).findPending(id);
      if (asked === undefined) return;
      const { source } = asked;
      await inTurn(source, async () => {
        try {
          // A link that is tried again is always read, and never copied from others.
          if (asked.readAt !== null || !(await copy(id, source))) await readNow(id, source, signal);
        } catch (error) {
          if (isLastAttempt)
            await db
              .transaction()
              .execute((tx) =>
                finish(tx, id, { state: 'failed', title: null, photoId: null, readAt: clock() }),
              );
          throw error;
        }
      });
    },
  };
}
