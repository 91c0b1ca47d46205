import type { Embedder } from '@tessera/embedder/port';
import { photoSpace } from '@tessera/matching/photo/photo-vector';
import { sketchId } from '@tessera/matching/search/sketch';
import { vocabularyId } from '@tessera/matching/text/text-reader';

/** The ids of a text model and a photo model. Only rows that were prepared with the same models are compared. */
export interface Models {
  text: string;
  photo: string;
}

/** The ids of an embedder's models. What is read from a text depends on the vocabulary too, so its id is part of the text model's. */
export function modelsOf(embedder: Embedder): Models {
  return { text: `${embedder.textModel}+${vocabularyId}`, photo: photoSpace(embedder.photoModel) };
}

/** The id of sketches that are made with these models by the engine's current rules. */
export function sketchModel({ text, photo }: Models): string {
  return `${text} ${photo} ${sketchId}`;
}

/** Whether two pairs of models are the same. */
export function isSameModels(one: Models, other: Models): boolean {
  return one.text === other.text && one.photo === other.photo;
}
