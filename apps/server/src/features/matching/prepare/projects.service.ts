import { gloss, sentencesOf } from '@tessera/matching/glossary/gloss';
import type { Db } from '../../../db/database.ts';
import type { Models } from '../models/model-ids.ts';
import type { PhotoPreparation } from '../vectors/photos.service.ts';
import type { SketchService } from '../vectors/sketches.service.ts';
import { statesRepo } from './states.repo.ts';
import type { TextPreparer } from '../vectors/text-preparer.ts';
import { textsRepo } from '../vectors/texts.repo.ts';

/** How many sentences of one description have a vector of their own. */
const SENTENCES_MAX = 40;

/**
 * Makes a function that prepares a portfolio project: its photos, its text, its sentences and the portfolio's sketch. The
 * rest is as for orders.
 */
export function createProjectPreparation(deps: {
  db: Db;
  models: Models;
  texts: TextPreparer;
  photos: PhotoPreparation;
  sketches: Pick<SketchService, 'sketchPortfolio'>;
}): (projectId: string) => Promise<void> {
  const { db, models, texts, photos, sketches } = deps;
  const repo = textsRepo(db);

  return async (projectId) => {
    const source = await repo.projectSource(projectId);
    if (source === undefined) return;
    const photoIds = await photos.prepare(source.photoIds);
    const objects = await photos.objectsIn(photoIds);
    const written = `${source.name}. ${source.description}`;
    const { language, text: glossed } = gloss(written, source.languageCodes);
    const text = { written, gloss: glossed };
    const sentences = sentencesOf(source.description)
      .slice(0, SENTENCES_MAX)
      .map((sentence) => ({ written: sentence, gloss: gloss(sentence, language ? [language] : []).text }));
    const sourceHash = texts.hashOf(text, sentences, objects);
    const isUnchanged = (await repo.projectHash(projectId, models.text)) === sourceHash;
    const prepared = isUnchanged ? undefined : await texts.prepare(text, sourceHash, objects);
    const vectors = isUnchanged ? [] : await texts.embed(sentences);
    await db.transaction().execute(async (tx) => {
      if (!(await statesRepo(tx).lockProject(projectId, source.revision))) return;
      if (prepared) {
        const withVectors = sentences.map((one, i) => ({ sentence: one.written, vector: vectors[i]! }));
        await textsRepo(tx).saveProject(projectId, models.text, prepared, withVectors);
      }
      await statesRepo(tx).setProjectState(projectId, photoIds.length > 0 ? 'ready' : 'no_photos');
      await sketches.sketchPortfolio(tx, source.designerId);
    });
  };
}
