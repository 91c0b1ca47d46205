import { fingerprint } from '../math/fingerprint.ts';
import { mentionsOf, type Mention } from './named-terms.ts';
import { signBonuses } from './style-signs.ts';
import type { Shares } from '../math/shares.ts';
import { dot, meanOf, unit } from '../math/vectors.ts';
import { blandTexts } from '../vocabulary/bland-texts.ts';
import { rooms, roomsByObject } from '../vocabulary/rooms.ts';
import { styleSigns } from '../vocabulary/style-signs.ts';
import { styles } from '../vocabulary/styles.ts';
import type { Term } from '../vocabulary/term.ts';
import { works } from '../vocabulary/works.ts';

/** What a text is about, found from its words and its vector. A share says how much of a text one term has (0..1). */
export interface TextTopics {
  /** How much the text says of look, place or work: 0 for «see the pictures», 1 for a clear description. */
  clarity: number;
  styles: Shares;
  rooms: Shares;
  works: Shares;
}

/** Reads texts with one text model. */
export interface TextReader {
  /** Takes off a vector what all texts here share, and brings it to length 1. Only such vectors are compared. */
  centre(vector: Float32Array): Float32Array;
  /**
   * Reads a text from its gloss in English, its centred vector, and the objects seen in its photos (confidences, 0..1).
   * Styles among `refused` get no share: who is done with anchors and ropes describes them, and wants something else.
   */
  read(
    gloss: string,
    centred: Float32Array,
    objects?: Readonly<Record<string, number>>,
    refused?: readonly string[],
  ): TextTopics;
}

const vocabularies = { styles, rooms, works } as const;

/** The texts from whose vectors a reader is made. They are embedded with the model whose vectors it reads. */
export const vocabularyTexts: readonly string[] = [
  ...[...styles, ...rooms, ...works].map(({ name, about }) => `${name}: ${about}`),
  ...blandTexts,
];

/** The id of the vocabulary. What was read with another vocabulary has to be read again. */
export const vocabularyId = fingerprint(
  JSON.stringify([styles, rooms, works, blandTexts, Object.entries(roomsByObject), styleSigns]),
);

/**
 * The temperature of the softmax over cosines, in cosines. It is lower for styles, which small differences tell apart; a
 * text is often about two rooms. Chosen on the development sets, as are the other constants here (docs/matching.md).
 */
const temperature = { styles: 0.06, rooms: 0.1, works: 0.1 } as const;

/** What a mention of a term adds to the cosine. A style that is named wins over any that is only read into a text. */
const MENTION_BONUS = { name: 0.3, word: 0.15 } as const;

/** What an object seen with confidence 1 adds to the cosine of its room. */
const OBJECT_BONUS = 0.1;

/** Smaller shares (0..1) are left out, and so are those after the largest eight: they are noise, and take room. */
const SHARE_MIN = 0.03;
const SHARES_MAX = 8;

/**
 * Clarity rises from 0 to 1 between these distances. A distance is one minus the mean cosine with the three nearest of the
 * sentences that say nothing.
 */
const CLARITY_RANGE = [0.65, 0.85] as const;
const BLAND_NEAREST = 3;

/** Makes a reader from the vectors of {@link vocabularyTexts}, in the same order. */
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
    read(gloss, vector, objects = {}, refused = []) {
      const shares = (kind: keyof typeof vocabularies) => {
        const mentions = mentionsOf(gloss, vocabularies[kind]);
        const signed = kind === 'styles' ? signBonuses(gloss) : new Map<string, number>();
        return toShares(
          entries[kind]
            .filter(({ item }) => kind !== 'styles' || !refused.includes(item.id))
            .map(({ item, vector: about }) => ({
              id: item.id,
              logit:
                (dot(about, vector) +
                  bonusOf(mentions.get(item.id)) +
                  (signed.get(item.id) ?? 0) +
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
