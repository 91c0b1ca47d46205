import { fingerprint } from './fingerprint.ts';
import { meanShares } from './signals/curves.ts';
import { readStyles } from './signals/style.ts';
import type { Reading, Shares } from './text-reader.ts';
import { rooms } from './vocabulary/rooms.ts';
import { styles } from './vocabulary/styles.ts';
import { works } from './vocabulary/works.ts';
import { weightFor, weights, type SignalName } from './weights.ts';

/** A portfolio as a whole. */
export interface SketchedPortfolio {
  /** What is read from the text of each project; at least one. */
  projects: readonly Reading[];
  /** The mean of the projects' centred text vectors. */
  text: Float32Array;
  /** The mean of the photos' vectors, each centred and of length 1; null without a photo. */
  look: Float32Array | null;
}

/** An order as a whole. */
export interface SketchedOrder extends Reading {
  id: string;
  /** The centred vector of its text. */
  text: Float32Array;
  /** The mean of the pictures' vectors, each centred and of length 1; null without a picture. */
  look: Float32Array | null;
}

/** Room for the shares of styles, rooms and works; more of it than there are terms, so that the vocabulary can grow. */
const TERMS_MAX = 128;

/**
 * What styles count over the whole portfolio, and in the project that shows each most, so that few who score high are
 * missed (docs/matching.md).
 */
const STYLE = { whole: 0.5, most: 0.2 } as const;

const terms = { styles, rooms, works } as const;
type Kind = keyof typeof terms;

/** Changes with everything that sketches are made by: those of different ids are never compared. */
export const sketchId = fingerprint(
  JSON.stringify([TERMS_MAX, STYLE, weights, Object.values(terms).map((all) => all.map(({ id }) => id))]),
);

/** The length of a sketch, from those of text and photo vectors. */
export function sketchLength(textLength: number, lookLength: number): number {
  return TERMS_MAX + textLength + lookLength;
}

/**
 * One vector of a portfolio: Float32Array[128 + text + look]. Its inner product with the sketch of an order estimates the mean of the signals
 * that look at the portfolio as a whole: agreement of styles, rooms and works, and likeness of texts and photos. Who is
 * worth scoring is found by it. `lookLength` is that of photo vectors.
 */
export function portfolioSketch(
  { projects, text, look }: SketchedPortfolio,
  lookLength: number,
): Float32Array {
  const clearStyles = projects.map(readStyles);
  const [whole, most] = [meanShares(clearStyles), mostShares(clearStyles)];
  const [roomShares, workShares] = [
    meanShares(projects.map((project) => project.rooms)),
    meanShares(projects.map((project) => project.works)),
  ];
  return sketch(
    {
      styles: (id) => STYLE.whole * root(whole[id]) + STYLE.most * root(most[id]),
      rooms: (id) => root(roomShares[id]),
      works: (id) => root(workShares[id]),
    },
    text,
    look ?? new Float32Array(lookLength),
  );
}

/** One vector of an order, of the same length as that of a portfolio: each part counts as its signal does for the order. */
export function orderSketch(order: SketchedOrder, lookLength: number): Float32Array {
  const weightOf = (signal: SignalName) => weightFor(signal, { ...nowhere, ...order });
  const counts = {
    style: weightOf('style'),
    room: weightOf('room'),
    work: weightOf('work'),
    brief: weightOf('brief'),
    photos: order.look === null ? 0 : weightOf('photos'),
  };
  const total = Object.values(counts).reduce((sum, weight) => sum + weight, 0) || 1;
  const times = (vector: Float32Array, weight: number) => vector.map((value) => (value * weight) / total);
  return sketch(
    {
      styles: (id) => (counts.style / total) * root(order.styles[id]),
      rooms: (id) => (counts.room / total) * root(order.rooms[id]),
      works: (id) => (counts.work / total) * root(order.works[id]),
    },
    times(order.text, counts.brief),
    times(order.look ?? new Float32Array(lookLength), counts.photos),
  );
}

/** What the weights of these signals do not depend on. */
const nowhere = { countryCode: '', languageCodes: [], budgetUsd: null };

/** The parts one after the other, `valueOf` giving the numbers of terms. */
function sketch(
  valueOf: Readonly<Record<Kind, (id: string) => number>>,
  text: Float32Array,
  look: Float32Array,
): Float32Array {
  const values = (Object.keys(terms) as Kind[]).flatMap((kind) =>
    terms[kind].map(({ id }) => valueOf[kind](id)),
  );
  if (values.length > TERMS_MAX)
    throw new Error(`A sketch has room for ${TERMS_MAX} terms, and there are ${values.length}.`);
  const vector = new Float32Array(sketchLength(text.length, look.length));
  vector.set(values);
  vector.set(text, TERMS_MAX);
  vector.set(look, TERMS_MAX + text.length);
  return vector;
}

/** The inner product of square roots of shares is how much two distributions agree (Bhattacharyya coefficient). */
function root(share: number | undefined): number {
  return Math.sqrt(share ?? 0);
}

/** The largest share of each term. */
function mostShares(all: readonly Shares[]): Shares {
  const most: Shares = {};
  for (const shares of all) {
    for (const [id, share] of Object.entries(shares)) most[id] = Math.max(most[id] ?? 0, share);
  }
  return most;
}
