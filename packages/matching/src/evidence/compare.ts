import { meanOfPacked, productWith } from '../math/packed-vectors.ts';
import { dot } from '../math/vectors.ts';
import { comparePhotos, toCaptionEvidence, toPhotoTarget } from './compare-photos.ts';
import type { JudgedLikeness, Pair, ProjectEvidence } from './evidence.ts';
import type { PhotoCentre, PreparedOrder, PreparedPortfolio } from './prepared.ts';

/**
 * Makes a function that compares a portfolio with the order and gives what there is to score. Without a centre no photo
 * is prepared, and none is compared.
 */
export function compareWith(
  order: PreparedOrder,
  centre: PhotoCentre | undefined,
): (portfolio: PreparedPortfolio) => Pair {
  const pictures =
    centre === undefined
      ? []
      : order.pictures.map(({ position, vector }) => ({
          position,
          target: toPhotoTarget(without(vector, centre.vector), centre.vector),
        }));
  const caption =
    centre && order.caption && centre.captionSpread
      ? { target: toPhotoTarget(order.caption, centre.vector), spread: centre.captionSpread }
      : undefined;
  return (portfolio) => ({
    order: order.order,
    designer: {
      ...portfolio.designer,
      projects: compareProjects(order, portfolio),
      pictures: pictures.map(({ position, target }) => ({
        position,
        ...comparePhotos(portfolio, target, centre!.vector),
      })),
      caption:
        caption &&
        toCaptionEvidence(comparePhotos(portfolio, caption.target, centre!.vector), caption.spread),
    },
  });
}

/** What portfolios as wholes are compared by. Pictures without words count as a portfolio that says nothing. */
export type ComparedPortfolio = Pick<PreparedPortfolio, 'texts' | 'photos' | 'photoVectors'>;

/**
 * How one portfolio as a whole compares with another. `photos` is null where either has none. The centre is as for
 * {@link compareWith}.
 */
export function comparePortfolios(
  one: ComparedPortfolio,
  other: ComparedPortfolio,
  centre: PhotoCentre | undefined,
): Pick<JudgedLikeness, 'photos' | 'texts'> {
  const [ofOne, ofOther] = [one, other].map(({ photos, photoVectors }) =>
    centre === undefined || photos.length === 0
      ? undefined
      : without(meanOfPacked(photoVectors), centre.vector),
  );
  return {
    photos: ofOne && ofOther ? cosine(ofOne, ofOther) : null,
    texts: cosine(meanOfPacked(one.texts), meanOfPacked(other.texts)) ?? 0,
  };
}

function compareProjects(
  order: PreparedOrder,
  { projects, texts, sentences }: PreparedPortfolio,
): ProjectEvidence[] {
  let firstSentence = 0;
  return projects.map(({ id, name, clarity, styles, rooms, works, words, named, sentences: own }, at) => {
    let nearest: { text: string; likeness: number } | null = null;
    for (const [i, text] of own.entries()) {
      const likeness = productWith(sentences, firstSentence + i, order.text);
      if (nearest === null || likeness > nearest.likeness) nearest = { text, likeness };
    }
    firstSentence += own.length;
    return {
      id,
      name,
      clarity,
      styles,
      rooms,
      works,
      ...(named && { named }),
      likeness: productWith(texts, at, order.text),
      sentence: nearest,
      words: shareIn(words, order.words),
    };
  });
}

/** The share of the words asked for that are among a project's words, each as much as it is rare: 0..1. */
function shareIn(words: Int32Array, asked: ReadonlyMap<number, number>): number {
  let all = 0;
  for (const rarity of asked.values()) all += rarity;
  if (all === 0) return 0;
  let found = 0;
  for (const word of words) found += asked.get(word) ?? 0;
  return Math.min(1, found / all);
}

function without(vector: Float32Array, centre: Float32Array): Float32Array {
  return vector.map((value, i) => value - centre[i]!);
}

/** Null where one of the vectors is all zero. */
function cosine(one: Float32Array, other: Float32Array): number | null {
  const lengths = Math.sqrt(dot(one, one) * dot(other, other));
  return lengths === 0 ? null : dot(one, other) / lengths;
}
