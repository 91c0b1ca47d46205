import { gloss } from '@tessera/matching/glossary/gloss';
import { wantedText } from '@tessera/matching/reading/apply/wanted-text';
import type { Db } from '../../../db/database.ts';
import type { Models } from '../models/model-ids.ts';
import { readerId, readOrder, refusedStylesOf, withTextTopics } from './order-reader.ts';
import type { PhotoPreparation } from '../vectors/photos.service.ts';
import type { SketchService } from '../vectors/sketches.service.ts';
import { statesRepo } from './states.repo.ts';
import type { TextPreparer } from '../vectors/text-preparer.ts';
import { textsRepo } from '../vectors/texts.repo.ts';

/**
 * Makes a function that prepares an order: its pictures, its text, what it asks for, and its sketch. An order that is gone is fine. What was
 * changed meanwhile is left to the job of that change. No model is called within a transaction.
 */
export function createOrderPreparation(deps: {
  db: Db;
  models: Models;
  texts: TextPreparer;
  photos: PhotoPreparation;
  sketches: Pick<SketchService, 'sketchOrder'>;
}): (orderId: string) => Promise<void> {
  const { db, models, texts, photos, sketches } = deps;
  const repo = textsRepo(db);

  return async (orderId) => {
    const source = await repo.orderSource(orderId);
    if (source === undefined) return;
    const photoIds = await photos.prepare(source.photoIds);
    await photos.prepare(source.pickedPhotoIds);
    const objects = await photos.objectsIn(photoIds);
    const written = `${source.objectName}. ${source.objectDesc}`;
    const { language } = gloss(written, source.languageCodes);
    const wanted = wantedText(written, source.languageCodes);
    const text = { written: wanted, gloss: gloss(wanted, source.languageCodes).text };
    const brief = readOrder(source);
    const refused = refusedStylesOf(brief);
    const sourceHash = texts.hashOf(text, language, objects, refused);
    const isUnchanged = (await repo.orderHash(orderId, models.text)) === sourceHash;
    const prepared = isUnchanged ? undefined : await texts.prepare(text, sourceHash, objects, refused);
    const reading = withTextTopics(brief, prepared ?? (await repo.orderLook(orderId, models.text)));
    const caption = await texts.prepareCaption(text, () => repo.captionHash(orderId, models.photo));
    await db.transaction().execute(async (tx) => {
      if (!(await statesRepo(tx).lockOrder(orderId, source.revision))) return;
      if (prepared) await textsRepo(tx).saveOrder(orderId, models.text, { ...prepared, language });
      await textsRepo(tx).saveReading(orderId, readerId, reading);
      if (caption) await textsRepo(tx).saveCaption(orderId, models.photo, caption);
      await statesRepo(tx).setOrderState(orderId, 'ready');
      await sketches.sketchOrder(tx, orderId);
    });
  };
}
