import type { Embedder } from '@tessera/embedder/port';
import type { Db } from '../../../db/database.ts';
import type { ServingService } from '../../media/serving/serving.service.ts';
import type { ReviewService } from '../../media/review/review.service.ts';
import { modelsOf } from '../models/model-ids.ts';
import { servingRepo } from '../models/serving.repo.ts';
import { createCatchUp } from './catch-up.service.ts';
import { createOrderPreparation } from './orders.service.ts';
import { createPhotoPreparation } from '../vectors/photos.service.ts';
import { createProjectPreparation } from './projects.service.ts';
import { createSketchService } from '../vectors/sketches.service.ts';
import { statesRepo } from './states.repo.ts';
import { createTextPreparer } from '../vectors/text-preparer.ts';

/** Turns orders, portfolio projects and photos into the rows that matching reads, as jobs. */
export type PreparationService = ReturnType<typeof createPreparationService>;

/** Preparing the same thing twice embeds nothing the second time. */
export function createPreparationService(deps: {
  db: Db;
  embedder: Embedder;
  media: Pick<ServingService, 'readForEmbedding'>;
  review: Pick<ReviewService, 'shown' | 'unjudged' | 'judge' | 'tellOfWithheld'>;
}) {
  const { db, embedder } = deps;
  const models = modelsOf(embedder);
  const texts = createTextPreparer(embedder);
  const sketches = createSketchService({ db, models });
  const photos = createPhotoPreparation({ ...deps, models, texts, sketches });
  const prepareOrder = createOrderPreparation({ db, models, texts, photos, sketches });
  const prepareProject = createProjectPreparation({ db, models, texts, photos, sketches });
  const states = statesRepo(db);

  return {
    /** Loads the text model and reads the vocabulary before the first order comes. */
    async warmUp(): Promise<void> {
      await servingRepo(db).adopt(models);
      await texts.warmUp();
    },

    /** Prepares an order. After the last failed attempt its state is `failed`. */
    prepareOrder: (orderId: string, isLastAttempt: boolean): Promise<void> =>
      orGiveUp(prepareOrder(orderId), isLastAttempt, () => states.setOrderState(orderId, 'failed')),

    /** Prepares a portfolio project. After the last failed attempt its state is `failed`. */
    prepareProject: (projectId: string, isLastAttempt: boolean): Promise<void> =>
      orGiveUp(prepareProject(projectId), isLastAttempt, () => states.setProjectState(projectId, 'failed')),

    /** Prepares photos, whatever shows them. */
    async preparePhotos(photoIds: readonly string[]): Promise<void> {
      await photos.prepare(photoIds);
    },

    /** Prepares what is outdated, then lets the new models serve; see {@link createCatchUp}. */
    catchUp: createCatchUp({ ...deps, models, photos, prepareOrder, prepareProject, sketches }),
  };
}

async function orGiveUp(
  work: Promise<void>,
  isLastAttempt: boolean,
  giveUp: () => Promise<void>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (isLastAttempt) await giveUp();
    throw error;
  }
}
