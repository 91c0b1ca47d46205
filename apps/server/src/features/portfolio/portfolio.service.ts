import { randomUUIDv7 } from 'node:crypto';
import { projectPhotos } from '@tessera/contract/fields/file-fields';
import type { Limit } from '@tessera/contract/fields/limits';
import type { PortfolioProject, PortfolioProjectBody } from '@tessera/contract/designers/portfolio';
import type { Db } from '../../db/database.ts';
import { AppError, invalidFields } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Precondition, Versioned } from '../../http/repeats/entity-tag.ts';
import type { Write } from '../../http/repeats/given-answers.ts';
import type { ReceivedFile } from '../../http/uploads.ts';
import type { PlanService } from '../auth/plan.service.ts';
import { unknownCodes } from '../geo/geo.service.ts';
import type { ChangesService } from '../matching/prepare/changes.service.ts';
import type { IntakeService } from '../media/intake/intake.service.ts';
import { checkImageOrder, orderImages } from './image-order.ts';
import { toPortfolioProject } from './portfolio.present.ts';
import { portfolioRepo } from './portfolio.repo.ts';

/** Designers' portfolios. */
export type PortfolioService = ReturnType<typeof createPortfolioService>;

/**
 * Portfolio projects. Only its own designer sees and changes a project; for others it is «not_found». Files are read and
 * stored before the transaction. Rows, images and the request to match again are one transaction. If the `signal` of a save
 * is aborted before the commit, nothing of it is kept.
 */
export function createPortfolioService(deps: {
  db: Db;
  plan: PlanService;
  intake: Pick<IntakeService, 'take' | 'keep' | 'adopt' | 'storedBytes' | 'release'>;
  changes: Pick<ChangesService, 'projectChanged' | 'projectRemoved'>;
  clock: () => Date;
}) {
  const { db, plan, intake, changes, clock } = deps;

  const find = async (
    from: Db,
    designerId: string,
    id: string,
    origin: string,
  ): Promise<Versioned<PortfolioProject>> => {
    const row = isId(id) ? await portfolioRepo(from).find(designerId, id) : undefined;
    if (row === undefined) throw new AppError('not_found');
    return toPortfolioProject(row, origin);
  };

  const imagesOf = async (from: Db, designerId: string, id: string, ifMatch: Precondition) => {
    const project = isId(id) ? await portfolioRepo(from).images(designerId, id) : undefined;
    if (project === undefined) throw new AppError('not_found');
    ifMatch.require(project.version);
    return project.images;
  };

  return {
    async limit(designerId: string): Promise<Limit> {
      return { count: await portfolioRepo(db).count(designerId), limit: await plan.limit(db, designerId) };
    },

    /** Newest first. */
    async list(
      designerId: string,
      { limit, offset }: { limit: number; offset: number },
      origin: string,
    ): Promise<{ count: number; projects: PortfolioProject[] }> {
      const repo = portfolioRepo(db);
      return {
        count: await repo.count(designerId),
        projects: (await repo.list(designerId, limit, offset)).map((row) => toPortfolioProject(row, origin)),
      };
    },

    get: (designerId: string, id: string, origin: string) => find(db, designerId, id, origin),

    /**
     * @throws AppError invalid_choice, images_mismatch, project_limit_reached, storage_quota_reached, or a fault of a
     * file
     */
    async create(
      designerId: string,
      body: PortfolioProjectBody,
      files: readonly ReceivedFile[],
      { origin, signal, write }: { origin: string; signal: AbortSignal; write: Write },
    ): Promise<Versioned<PortfolioProject>> {
      const values = toValues(body);
      checkImageOrder(body, files.length);
      if (body.images_ids.length > 0) orderImages(body, { existing: [], added: files });
      // Checked again in the transaction. Here it saves reading photos that cannot be kept.
      const { count, limit } = await this.limit(designerId);
      if (count >= limit) throw new AppError('project_limit_reached');

      const photos = await intake.take(files, projectPhotos, 'images_files');
      return intake.keep(photos, () =>
        write(async (tx) => {
          const repo = portfolioRepo(tx);
          await plan.claimRoom(tx, designerId, async () => ({ count: await repo.count(designerId) }));
          const added = (await intake.adopt(tx, photos)).map((photoId) => ({ photoId }));
          const id = randomUUIDv7();
          await repo.insert({
            ...values,
            id,
            designerId,
            createdAt: clock(),
          });
          await repo.setImages(id, orderImages(body, { existing: [], added }));
          await plan.checkStorage(tx, designerId, await intake.storedBytes(tx, designerId));
          await changes.projectChanged(tx, id);
          const saved = await find(tx, designerId, id, origin);
          signal.throwIfAborted();
          return saved;
        }),
      );
    },

    /**
     * All or nothing. @throws AppError not_found, changed_meanwhile, invalid_choice, images_mismatch,
     * storage_quota_reached, or a fault of a file
     */
    async update(
      designerId: string,
      id: string,
      body: PortfolioProjectBody,
      files: readonly ReceivedFile[],
      { origin, signal, ifMatch }: { origin: string; signal: AbortSignal; ifMatch: Precondition },
    ): Promise<Versioned<PortfolioProject>> {
      // Checked again in the transaction. Here it saves reading photos that cannot be kept.
      const existing = await imagesOf(db, designerId, id, ifMatch);
      const values = toValues(body);
      checkImageOrder(body, files.length);
      orderImages(body, { existing, added: files });

      const photos = await intake.take(files, projectPhotos, 'images_files');
      return intake.keep(photos, () =>
        db.transaction().execute(async (tx) => {
          const repo = portfolioRepo(tx);
          // Locked in the same order as by the job that prepares the project, or the two could wait for each other for
          // ever.
          await repo.lock(designerId, id);
          await plan.lock(tx, designerId);
          const existing = await imagesOf(tx, designerId, id, ifMatch);
          const added = (await intake.adopt(tx, photos)).map((photoId) => ({ photoId }));
          const images = orderImages(body, { existing, added });
          await repo.update(id, {
            ...values,
            updatedAt: clock(),
          });
          await repo.setImages(id, images);
          if (added.length > 0)
            await plan.checkStorage(tx, designerId, await intake.storedBytes(tx, designerId));
          const kept = new Set(body.images_ids);
          await intake.release(
            tx,
            existing.filter((image) => !kept.has(image.id)).map((image) => image.photoId),
          );
          await changes.projectChanged(tx, id);
          const saved = await find(tx, designerId, id, origin);
          signal.throwIfAborted();
          return saved;
        }),
      );
    },

    /** @throws AppError not_found or changed_meanwhile */
    async remove(designerId: string, id: string, ifMatch: Precondition): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const repo = portfolioRepo(tx);
        if (isId(id)) await repo.lock(designerId, id);
        const images = await imagesOf(tx, designerId, id, ifMatch);
        await repo.remove(id);
        await intake.release(
          tx,
          images.map((image) => image.photoId),
        );
        await changes.projectRemoved(tx, designerId);
      });
    },
  };
}

function toValues(body: PortfolioProjectBody) {
  const faults = unknownCodes(body);
  if (faults.length > 0) throw invalidFields(faults);
  return { name: body.name, description: body.description, countryCode: body.country_code };
}
