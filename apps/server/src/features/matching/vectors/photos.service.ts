import type { Embedder } from '@tessera/embedder/port';
import { toPhotoCentre, toPhotoVector } from '@tessera/matching/photo/photo-vector';
import type { Db } from '../../../db/database.ts';
import type { ServingService } from '../../media/serving/serving.service.ts';
import type { ReviewService } from '../../media/review/review.service.ts';
import type { Models } from '../models/model-ids.ts';
import { photoEmbeddingsRepo } from './photo-embeddings.repo.ts';
import type { SketchService } from './sketches.service.ts';
import type { SeenObjects, TextPreparer } from './text-preparer.ts';

/** Prepares photos for matching. */
export type PhotoPreparation = ReturnType<typeof createPhotoPreparation>;

/** How long the first photo's job may make sketches of what came before it. Catching up makes the rest. */
const SKETCH_TIMEOUT_MS = 60_000;

/** Has photos judged and embedded, and keeps their centre. Preparing a photo twice embeds it once. */
export function createPhotoPreparation(deps: {
  db: Db;
  embedder: Embedder;
  models: Models;
  media: Pick<ServingService, 'readForEmbedding'>;
  review: Pick<ReviewService, 'shown' | 'judge' | 'tellOfWithheld'>;
  texts: TextPreparer;
  sketches: Pick<SketchService, 'sketchMissing'>;
}) {
  const { db, embedder, models, media, review, texts, sketches } = deps;
  const repo = photoEmbeddingsRepo(db);

  /** Whether the photo may be shown, now that it is judged and embedded. False for one whose file is gone. */
  const prepareOne = async (photoId: string, isJudged: boolean): Promise<boolean> => {
    const photo = await media.readForEmbedding(photoId);
    if (photo === undefined) return false;
    const [features] = await embedder.embedPhotos([photo]);
    const { objects, safety } = features!;
    if (!isJudged && !(await review.judge(photoId, safety))) {
      await repo.forget(photoId);
      return false;
    }
    const vector = toPhotoVector(features!, embedder.photoModel);
    await repo.save({ photoId, model: models.photo, vector, objects });
    return true;
  };

  const updateCentre = async (): Promise<void> => {
    const found = await repo.mean(models.photo);
    if (found === undefined) return;
    const { mean, photoCount } = found;
    const vector = toPhotoCentre(mean, photoCount);
    const captions = await texts.vocabularyCaptions();
    const isFirst = await repo.saveCentre(models.photo, { vector, photoCount, captions });
    // A sketch needs a centre, so what was prepared before the first photo has none.
    if (isFirst) await sketches.sketchMissing(AbortSignal.timeout(SKETCH_TIMEOUT_MS));
  };

  return {
    /**
     * Judges and embeds those photos that are not yet, and has the owners of withheld ones told. Gives those that may be shown, in
     * their order.
     */
    async prepare(photoIds: readonly string[]): Promise<string[]> {
      const embedded = await repo.objects(photoIds, models.photo);
      const allowed: string[] = [];
      let hasNew = false;
      const shown = await review.shown(photoIds);
      const isShown = new Set(shown.map(({ id }) => id));
      await review.tellOfWithheld(photoIds.filter((id) => !isShown.has(id)));
      for (const { id, isJudged } of shown) {
        if (!embedded.has(id) || !isJudged) {
          if (!(await prepareOne(id, isJudged))) continue;
          hasNew = true;
        }
        allowed.push(id);
      }
      // Whoever prepared the photos before may have died before the centre was made.
      if (hasNew || (allowed.length > 0 && (await repo.isCentreBehind(models.photo)))) await updateCentre();
      return allowed;
    },

    /** Every object seen in the photos, by name, with the highest confidence. */
    async objectsIn(photoIds: readonly string[]): Promise<SeenObjects> {
      const all: Record<string, number> = {};
      for (const objects of (await repo.objects(photoIds, models.photo)).values()) {
        for (const [name, confidence] of Object.entries(objects))
          all[name] = Math.max(all[name] ?? 0, confidence);
      }
      return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}

/** Within the transaction that removes a photo for good: no list uses it any more. */
export function forgetPhoto(db: Db, photoId: string): Promise<void> {
  return photoEmbeddingsRepo(db).forget(photoId);
}
