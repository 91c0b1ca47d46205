import { createHash } from 'node:crypto';
import type { Embedder } from '@tessera/embedder/port';
import { createCaptionSpace, type CaptionSpace } from '@tessera/matching/caption-space';
import { gloss, sentencesOf } from '@tessera/matching/gloss';
import { photoSpace, toPhotoCentre, toPhotoVector } from '@tessera/matching/photo-vector';
import {
  createTextReader,
  vocabularyId,
  vocabularyTexts,
  type TextReader,
} from '@tessera/matching/text-reader';
import type { Db } from '../../db/database.ts';
import type { MediaService } from '../media/media.service.ts';
import type { ReviewService } from '../media/review.service.ts';
import { embeddingRepo, type PreparedCaption, type PreparedText } from './embedding.repo.ts';
import type { Models } from './prepared.repo.ts';
import { modelsRepo } from './models.repo.ts';
import { createSketchService } from './sketches.service.ts';

/** Prepares orders and portfolio projects for matching. */
export type EmbeddingService = ReturnType<typeof createEmbeddingService>;

/** Sentences of one description that get a vector of their own. */
const SENTENCES_MAX = 40;

/** How many outdated orders or projects are looked up at a time when catching up. */
const CATCH_UP_BATCH = 50;

/** How long sketching what came before the first photo may hold up its job; the rest is done when catching up. */
const SKETCH_TIMEOUT_MS = 60_000;

/** So many that fail one after the other mean that the model cannot be reached, rather than that they are at fault. */
const FAILURES_MAX = 5;

/** The models by which prepared rows are told apart: what is read from a text depends on the vocabulary as well. */
export function modelsOf(embedder: Embedder): Models {
  return { text: `${embedder.textModel}+${vocabularyId}`, photo: photoSpace(embedder.photoModel) };
}

/**
 * Turns texts and photos into rows that matching reads. No model is called within a transaction; what was edited
 * meanwhile is left to the job of that edit. Preparing the same thing twice embeds nothing the second time.
 */
export function createEmbeddingService(deps: {
  db: Db;
  embedder: Embedder;
  media: Pick<MediaService, 'readForEmbedding'>;
  review: Pick<ReviewService, 'shown' | 'unjudged' | 'judge'>;
}) {
  const { db, embedder, media, review } = deps;
  const models = modelsOf(embedder);
  const repo = embeddingRepo(db);
  const servingRepo = modelsRepo(db);
  const sketches = createSketchService({ db, models });

  let reader: Promise<TextReader> | undefined;
  const getReader = () => {
    reader ??= embedder.embedTexts(vocabularyTexts).then(createTextReader);
    reader.catch(() => (reader = undefined));
    return reader;
  };

  let captionSpace: Promise<CaptionSpace> | undefined;
  const getCaptions = () => {
    captionSpace ??= embedder.captions?.embedTexts(vocabularyTexts).then(createCaptionSpace);
    captionSpace?.catch(() => (captionSpace = undefined));
    return captionSpace;
  };

  const embedOrder = async (orderId: string): Promise<void> => {
    const source = await repo.orderSource(orderId);
    if (source === undefined) return;
    const photoIds = await embedPhotos(source.photoIds);
    const written = `${source.objectName}. ${source.objectDesc}`;
    const { language, text } = gloss(written, source.languageCodes);
    const objects = await objectsIn(photoIds);
    const sourceHash = hashOf([text, language, objects, ...asWritten(written)]);
    const isKnown = (await repo.orderHash(orderId, models.text)) === sourceHash;
    const prepared = isKnown ? undefined : await prepare({ written, glossed: text }, sourceHash, objects);
    const caption = await captionOf(orderId, { written, glossed: text });
    await db.transaction().execute(async (tx) => {
      const inside = embeddingRepo(tx);
      if (!(await inside.lock('customer_order', orderId, source.version))) return;
      if (prepared) await inside.saveOrderText(orderId, models.text, { ...prepared, language });
      if (caption) await inside.saveOrderCaption(orderId, models.photo, caption);
      await inside.setOrderState(orderId, 'ready');
      await sketches.sketchOrder(tx, orderId);
    });
  };

  const embedProject = async (projectId: string): Promise<void> => {
    const source = await repo.projectSource(projectId);
    if (source === undefined) return;
    const photoIds = await embedPhotos(source.photoIds);
    const written = `${source.name}. ${source.description}`;
    const { language, text } = gloss(written, source.languageCodes);
    const sentences = sentencesOf(source.description).slice(0, SENTENCES_MAX);
    const read = embedder.isMultilingual
      ? sentences
      : sentences.map((one) => gloss(one, language ? [language] : []).text);
    const objects = await objectsIn(photoIds);
    const sourceHash = hashOf([text, sentences, read, objects, ...asWritten(written)]);
    const isKnown = (await repo.projectHash(projectId, models.text)) === sourceHash;
    const prepared = isKnown ? undefined : await prepare({ written, glossed: text }, sourceHash, objects);
    const vectors = isKnown ? [] : await centred(read);
    await db.transaction().execute(async (tx) => {
      const inside = embeddingRepo(tx);
      if (!(await inside.lock('portfolio_project', projectId, source.version))) return;
      if (prepared) {
        const withVectors = sentences.map((sentence, i) => ({ sentence, vector: vectors[i]! }));
        await inside.saveProjectText(projectId, models.text, prepared, withVectors);
      }
      await inside.setProjectState(projectId, photoIds.length > 0 ? 'ready' : 'no_photos');
      await sketches.sketchPortfolio(tx, source.designerId);
    });
  };

  return {
    sketchPortfolio: sketches.sketchPortfolio,

    /** Has the text model loaded and the vocabulary read before the first order comes. */
    async warmUp(): Promise<void> {
      await servingRepo.adopt(models);
      await getReader();
    },

    /** Prepares an order; after the last failed attempt its state is `failed`. One that is gone is fine. */
    embedOrder: (orderId: string, isLastAttempt: boolean) =>
      attempt(
        () => embedOrder(orderId),
        () => isLastAttempt && repo.setOrderState(orderId, 'failed'),
      ),

    /** Prepares a portfolio project; after the last failed attempt its state is `failed`. One that is gone is fine. */
    embedProject: (projectId: string, isLastAttempt: boolean) =>
      attempt(
        () => embedProject(projectId),
        () => isLastAttempt && repo.setProjectState(projectId, 'failed'),
      ),

    /** Prepares photos, whatever shows them. */
    async embedPhotos(photoIds: readonly string[]): Promise<void> {
      await embedPhotos(photoIds);
    },

    /**
     * Prepares anew what was prepared with other models or another vocabulary, orders first, until all is done or
     * `signal` says that time is up. Only then do lists change to the new models, and the rows of the old ones go.
     * @throws what kept something from being prepared; that is tried again at the next run
     */
    async catchUp(signal: AbortSignal): Promise<void> {
      let failure: { error: unknown } | undefined;
      await embedPhotos(await review.unjudged(CATCH_UP_BATCH)).catch(
        (error: unknown) => (failure = { error }),
      );
      const seen = new Set<string>();
      /** Not looked at again in this run: what failed, and what is no other for having been prepared. */
      const left: string[] = [];
      let failuresInARow = 0;
      for (;;) {
        const hasCaptions = embedder.captions !== undefined;
        const orderIds = await repo.outdatedOrders(models, hasCaptions, CATCH_UP_BATCH, left);
        const projectIds =
          orderIds.length > 0 ? [] : await repo.outdatedProjects(models, CATCH_UP_BATCH, left);
        if (orderIds.length + projectIds.length === 0) break;
        for (const id of [...orderIds, ...projectIds]) {
          if (signal.aborted) return;
          if (seen.has(id)) {
            left.push(id);
            continue;
          }
          seen.add(id);
          try {
            await (orderIds.length > 0 ? embedOrder(id) : embedProject(id));
            failuresInARow = 0;
          } catch (error) {
            left.push(id);
            failure = { error };
            if (++failuresInARow >= FAILURES_MAX) throw error;
          }
        }
      }
      // One that cannot be prepared keeps nobody back, a model that cannot be reached does.
      if (failure !== undefined) await Promise.all([embedder.embedTexts(['']), embedder.check?.()]);
      if (!(await sketches.sketchMissing(signal))) return;
      await servingRepo.takeOver(models);
      if (failure !== undefined) throw failure.error;
    },
  };

  async function attempt(work: () => Promise<void>, giveUp: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      await giveUp();
      throw error;
    }
  }

  /** Judges and embeds those photos that are not yet, and moves the centre; gives those that may be shown. */
  async function embedPhotos(photoIds: readonly string[]): Promise<string[]> {
    const known = await repo.photoObjects(photoIds, models.photo);
    const shown: string[] = [];
    let hasNew = false;
    for (const { id, isJudged } of await review.shown(photoIds)) {
      if (!known.has(id) || !isJudged) {
        const photo = await media.readForEmbedding(id);
        if (photo === undefined) continue;
        const [features] = await embedder.embedPhotos([photo]);
        const { objects, safety } = features!;
        if (!isJudged && !(await review.judge(id, safety))) {
          await repo.forgetPhoto(id);
          continue;
        }
        const vector = toPhotoVector(features!, embedder.photoModel);
        await repo.savePhoto({ photoId: id, model: models.photo, vector, objects });
        hasNew = true;
      }
      shown.push(id);
    }
    const found = hasNew ? await repo.photoMean(models.photo) : undefined;
    if (found !== undefined) {
      const { mean, photoCount } = found;
      const vector = toPhotoCentre(mean, photoCount);
      const captions = (await getCaptions())?.vocabulary ?? [];
      const isFirst = await repo.savePhotoCentre(models.photo, { vector, photoCount, captions });
      // Orders from before it could not be sketched.
      if (isFirst) await sketches.sketchMissing(AbortSignal.timeout(SKETCH_TIMEOUT_MS));
    }
    return shown;
  }

  /** Every object seen in the photos, with the highest confidence. */
  async function objectsIn(photoIds: readonly string[]): Promise<Record<string, number>> {
    const all: Record<string, number> = {};
    for (const objects of (await repo.photoObjects(photoIds, models.photo)).values()) {
      for (const [name, confidence] of Object.entries(objects))
        all[name] = Math.max(all[name] ?? 0, confidence);
    }
    return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** An order's words among photos, where the photo model reads words; undefined where they are known already. */
  async function captionOf(
    orderId: string,
    text: { written: string; glossed: string },
  ): Promise<PreparedCaption | undefined> {
    const { captions } = embedder;
    if (captions === undefined) return undefined;
    const said = captions.isMultilingual ? text.written : text.glossed;
    const sourceHash = hashOf([said, vocabularyId]);
    if ((await repo.captionHash(orderId, models.photo)) === sourceHash) return undefined;
    const { centre } = (await getCaptions())!;
    const [vector] = await captions.embedTexts([said]);
    return { sourceHash, vector: centre(vector!) };
  }

  async function centred(texts: readonly string[]): Promise<Float32Array[]> {
    const { centre } = await getReader();
    return texts.length === 0 ? [] : (await embedder.embedTexts(texts)).map(centre);
  }

  /** A model that reads any language is given a text as it was written; words are compared in English all the same. */
  async function prepare(
    text: { written: string; glossed: string },
    sourceHash: string,
    objects: Record<string, number>,
  ): Promise<PreparedText> {
    const [vector] = await centred([embedder.isMultilingual ? text.written : text.glossed]);
    const reading = (await getReader()).read(text.glossed, vector!, objects);
    return { sourceHash, gloss: text.glossed, vector: vector!, ...reading };
  }

  /** What a vector depends on besides the gloss. */
  function asWritten(text: string): string[] {
    return embedder.isMultilingual ? [text] : [];
  }
}

function hashOf(source: unknown): string {
  return createHash('sha256').update(JSON.stringify(source)).digest('hex');
}
