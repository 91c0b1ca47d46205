import { randomUUIDv7 } from 'node:crypto';
import { projectPhotos } from '@tessera/contract/media';
import type { Limit } from '@tessera/contract/limits';
import type { PortfolioProjectBody } from '@tessera/contract/portfolio';
import type { Db } from '../../db/database.ts';
import { AppError, invalidFields } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { ReceivedFile } from '../../http/uploads.ts';
import type { PlanService } from '../auth/plan.service.ts';
import { unknownCodes } from '../geo/geo.service.ts';
import type { MatchingService } from '../matching/matching.service.ts';
import type { MediaService } from '../media/media.service.ts';
import { checkImageOrder, orderImages } from './image-order.ts';
import { portfolioRepo, type PortfolioProjectRow } from './portfolio.repo.ts';

/** Designers' portfolios. */
export type PortfolioService = ReturnType<typeof createPortfolioService>;

/**
 * Portfolio projects, each seen and changed by its own designer only. Files are read and stored before the transaction;
 * rows, images and the request to match anew are one transaction. Somebody else's project is «not_found». Of a save whose
 * `signal` is aborted before it is committed, nothing is kept.
 */
export function createPortfolioService(deps: {
  db: Db;
  plan: PlanService;
  media: Pick<MediaService, 'take' | 'keep' | 'adopt' | 'release'>;
  matching: Pick<MatchingService, 'requestEmbedProject' | 'sketchPortfolio'>;
  clock: () => Date;
}) {
  const { db, plan, media, matching, clock } = deps;

  const find = async (from: Db, designerId: string, id: string): Promise<PortfolioProjectRow> => {
    const row = isId(id) ? await portfolioRepo(from).find(designerId, id) : undefined;
    if (row === undefined) throw new AppError('not_found');
    return row;
  };

  const imagesOf = async (from: Db, designerId: string, id: string) => {
    const images = isId(id) ? await portfolioRepo(from).images(designerId, id) : undefined;
    if (images === undefined) throw new AppError('not_found');
    return images;
  };

  return {
    async limit(designerId: string): Promise<Limit> {
      return { count: await portfolioRepo(db).count(designerId), limit: await plan.limit(db, designerId) };
    },

    /** Newest first. */
    async list(
      designerId: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ count: number; projects: PortfolioProjectRow[] }> {
      const repo = portfolioRepo(db);
      return { count: await repo.count(designerId), projects: await repo.list(designerId, limit, offset) };
    },

    get: (designerId: string, id: string) => find(db, designerId, id),

    /** @throws AppError invalid_choice, images_mismatch, project_limit_reached, or a fault of a file */
    async create(
      designerId: string,
      body: PortfolioProjectBody,
      files: readonly ReceivedFile[],
      signal: AbortSignal,
    ): Promise<PortfolioProjectRow> {
      const values = toValues(body);
      checkImageOrder(body, files.length);
      if (body.images_ids.length > 0) orderImages(body, { existing: [], added: files });
      // Asked again in the transaction; here it spares reading photos that cannot be kept.
      const { count, limit } = await this.limit(designerId);
      if (count >= limit) throw new AppError('project_limit_reached');

      const photos = await media.take(files, projectPhotos, 'images_files');
      return media.keep(photos, () =>
        db.transaction().execute(async (tx) => {
          const repo = portfolioRepo(tx);
          await plan.claimRoom(tx, designerId, () => repo.count(designerId));
          const added = (await media.adopt(tx, photos)).map((photoId) => ({ photoId }));
          const id = randomUUIDv7();
          await repo.insert({
            ...values,
            id,
            designerId,
            matchingState: added.length > 0 ? 'pending' : 'no_photos',
            createdAt: clock(),
          });
          await repo.setImages(id, orderImages(body, { existing: [], added }));
          await matching.requestEmbedProject(tx, id);
          const saved = await find(tx, designerId, id);
          signal.throwIfAborted();
          return saved;
        }),
      );
    },

    /** All or nothing. @throws AppError not_found, invalid_choice, images_mismatch, or a fault of a file */
    async update(
      designerId: string,
      id: string,
      body: PortfolioProjectBody,
      files: readonly ReceivedFile[],
      signal: AbortSignal,
    ): Promise<PortfolioProjectRow> {
      // Asked again in the transaction; here it spares reading photos that cannot be kept.
      const known = await imagesOf(db, designerId, id);
      const values = toValues(body);
      checkImageOrder(body, files.length);
      orderImages(body, { existing: known, added: files });

      const photos = await media.take(files, projectPhotos, 'images_files');
      return media.keep(photos, () =>
        db.transaction().execute(async (tx) => {
          const repo = portfolioRepo(tx);
          await repo.lock(designerId, id);
          const existing = await imagesOf(tx, designerId, id);
          const added = (await media.adopt(tx, photos)).map((photoId) => ({ photoId }));
          const images = orderImages(body, { existing, added });
          await repo.update(id, {
            ...values,
            matchingState: images.length > 0 ? 'pending' : 'no_photos',
            updatedAt: clock(),
          });
          await repo.setImages(id, images);
          const kept = new Set(body.images_ids);
          await media.release(
            tx,
            existing.filter((image) => !kept.has(image.id)).map((image) => image.photoId),
          );
          await matching.requestEmbedProject(tx, id);
          const saved = await find(tx, designerId, id);
          signal.throwIfAborted();
          return saved;
        }),
      );
    },

    /** @throws AppError not_found */
    async remove(designerId: string, id: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const repo = portfolioRepo(tx);
        if (isId(id)) await repo.lock(designerId, id);
        const images = await imagesOf(tx, designerId, id);
        await repo.remove(id);
        await media.release(
          tx,
          images.map((image) => image.photoId),
        );
        await matching.sketchPortfolio(tx, designerId);
      });
    },
  };
}

function toValues(body: PortfolioProjectBody) {
  const faults = unknownCodes(body);
  if (faults.length > 0) throw invalidFields(faults);
  return { name: body.name, description: body.description, countryCode: body.country_code };
}
