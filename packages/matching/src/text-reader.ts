import { fingerprint } from './fingerprint.ts';
import { mentionsOf, type Mention } from './named-terms.ts';
import { dot, meanOf, unit } from './vectors.ts';
import { blandTexts } from './vocabulary/bland-texts.ts';
import { rooms, roomsByObject } from './vocabulary/rooms.ts';
import { styles } from './vocabulary/styles.ts';
import type { Term } from './vocabulary/term.ts';
import { works } from './vocabulary/works.ts';

/** Probability by what it is about, small ones left out. */
export type Shares = Record<string, number>;

/** What a text is about, as far as its words and its vector tell. */
export interface Reading {
  /** 0: says nothing about look, place or work («see the pictures»); 1: clearly does. */
  clarity: number;
  styles: Shares;
  rooms: Shares;
  works: Shares;
}

/** Reads texts with one text model. */
export interface TextReader {
  /** The vector less what all texts here share, length 1; only such vectors are compared. */
  centre(vector: Float32Array): Float32Array;
  /** `gloss` is the text in English, `centred` its centred vector, `objects` what was seen in its photos (0..1). */
  read(gloss: string, centred: Float32Array, objects?: Readonly<Record<string, number>>): Reading;
}

const vocabularies = { styles, rooms, works } as const;

/** The texts a reader is made from, to be embedded once with the model whose vectors it shall read. */
export const vocabularyTexts: readonly string[] = [
  ...[...styles, ...rooms, ...works].map(({ name, about }) => `${name}: ${about}`),
  ...blandTexts,
];

/** Changes with the vocabulary: what was read with another one has to be read again. */
export const vocabularyId = fingerprint(
  JSON.stringify([styles, rooms, works, blandTexts, Object.entries(roomsByObject)]),
);

/**
 * Softmax temperature over cosines: styles are told apart by small differences, while a text is often about two rooms.
 * Chosen on the development sets, as are the other constants here (docs/matching.md).
 */
const temperature = { styles: 0.06, rooms: 0.1, works: 0.1 } as const;

/** What a mention of a term adds to the cosine; a style that is named outright wins over any that is only read into a text. */
const MENTION_BONUS = { name: 0.3, word: 0.15 } as const;

/** What an object seen with full confidence adds to the cosine of its room. */
const OBJECT_BONUS = 0.1;

const SHARE_MIN = 0.03;
const SHARES_MAX = 8;

/** One minus the mean cosine with the three nearest empty sentences: below the first nothing is said, above the second something is. */
const CLARITY_RANGE = [0.65, 0.85] as const;
const BLAND_NEAREST = 3;

/** Makes a reader from the vectors of {@link vocabularyTexts}, in their order. */
export function createTextReader(vectors: readonly Float32Array[]): TextReader {
  const mean = meanOf(vectors);
  const centre = (vector: Float32Array) => unit(vector.map((value, i) => value - mean[i]!));
  const centred = vectors.map(centre);
  let next = 0;
  const take = <Item>(items: readonly Item[]) => items.map((item) => ({ item, vector: centred[next++]! }));
  const entries = { styles: take(styles), rooms: take(rooms), works: take(works) };
  const bland = take(blandTexts).map(({ vector }) => vector);

  return {
    centre,
    read(gloss, vector, objects = {}) {
      const shares = (kind: keyof typeof vocabularies) => {
        const mentions = mentionsOf(gloss, vocabularies[kind]);
        return toShares(
          entries[kind].map(({ item, vector: about }) => ({
            id: item.id,
            logit:
              (dot(about, vector) +
                bonusOf(mentions.get(item.id)) +
                (kind === 'rooms' ? OBJECT_BONUS * seenIn(item, objects) : 0)) /
              temperature[kind],
          })),
        );
      };
      return {
        clarity: clarityOf(bland.map((empty) => dot(empty, vector))),
        styles: shares('styles'),
        rooms: shares('rooms'),
        works: shares('works'),
      };
    },
  };
}

function clarityOf(cosines: readonly number[]): number {
  const nearest = cosines.toSorted((a, b) => b - a).slice(0, BLAND_NEAREST);
  const distance = 1 - nearest.reduce((sum, cosine) => sum + cosine, 0) / nearest.length;
  const [from, to] = CLARITY_RANGE;
  return Math.min(1, Math.max(0, (distance - from) / (to - from)));
}

function toShares(entries: readonly { id: string; logit: number }[]): Shares {
  const highest = Math.max(...entries.map(({ logit }) => logit));
  const weights = entries.map(({ id, logit }) => ({ id, weight: Math.exp(logit - highest) }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return Object.fromEntries(
    weights
      .map(({ id, weight }) => [id, Math.round((weight / total) * 1000) / 1000] as const)
      .filter(([, share]) => share >= SHARE_MIN)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, SHARES_MAX),
  );
}

function bonusOf(mention: Mention | undefined): number {
  return mention === undefined ? 0 : MENTION_BONUS[mention];
}

function seenIn(room: Term, objects: Readonly<Record<string, number>>): number {
  return Math.max(
    0,
    ...Object.entries(objects).map(([object, confidence]) =>
      roomsByObject[object] === room.id ? confidence : 0,
    ),
  );
}
