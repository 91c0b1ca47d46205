import { fingerprint } from '../math/fingerprint.ts';
import { meanShares, type Shares } from '../math/shares.ts';
import type { SignalName } from '../signals/signals.ts';
import { clearStyles } from '../signals/style.ts';
import type { TextTopics } from '../text/text-reader.ts';
import { rooms } from '../vocabulary/rooms.ts';
import { styles } from '../vocabulary/styles.ts';
import { works } from '../vocabulary/works.ts';
import { weightFor, weights } from '../score/weights.ts';

/** A portfolio as a whole. */
export interface SketchedPortfolio {
  /** What is read from the text of each project; at least one. */
  projects: readonly TextTopics[];
  /** The mean of the projects' centred text vectors. */
  text: Float32Array;
  /** The mean of the photos' vectors, each centred and of length 1; null without a photo. */
  photo: Float32Array | null;
}

/** An order as a whole. */
export interface SketchedOrder extends TextTopics {
  id: string;
  /** The centred vector of its text. */
  text: Float32Array;
  /** The mean of the pictures' vectors, each centred and of length 1; null without a picture. */
  photo: Float32Array | null;
}

/** How many numbers a sketch has for shares of terms. There are fewer terms, so that the vocabulary can grow. */
const TERMS_MAX = 128;

/**
 * What a style's share counts in the portfolio as a whole, and in the project that shows it most; no unit. Chosen so that
 * few designers with a high score are missed: `npm run bench -- match` prints the share that is found (docs/adr/0011).
 */
const STYLE = { whole: 0.5, most: 0.2 } as const;

const terms = { styles, rooms, works } as const;
type Kind = keyof typeof terms;

/** The id of the rules by which sketches are made. Sketches with different ids are never compared. */
export const sketchId = fingerprint(
  JSON.stringify([TERMS_MAX, STYLE, weights, Object.values(terms).map((all) => all.map(({ id }) => id))]),
);

/** The length of a sketch, from those of text and photo vectors. */
export function sketchLength(textLength: number, photoLength: number): number {
  return TERMS_MAX + textLength + photoLength;
}

/**
 * One vector of a portfolio: Float32Array[128 + text + photo]. Its inner product with an order's sketch estimates the mean
 * of the signals about the portfolio as a whole: agreement of styles, rooms and works, and likeness of texts and photos.
 * The search for candidates uses it. `photoLength` is the length of photo vectors.
 */
export function portfolioSketch(
  { projects, text, photo }: SketchedPortfolio,
  photoLength: number,
): Float32Array {
  const styleShares = projects.map(clearStyles);
  const [whole, most] = [meanShares(styleShares), mostShares(styleShares)];
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
    photo ?? new Float32Array(photoLength),
  );
}

/** One vector of an order, as long as a portfolio's. Each part counts as much as its signal does for the order. */
export function orderSketch(order: SketchedOrder, photoLength: number): Float32Array {
  const weightOf = (signal: SignalName) => weightFor(signal, { ...nowhere, ...order });
  const counts = {
    style: weightOf('style'),
    room: weightOf('room'),
    work: weightOf('work'),
    brief: weightOf('brief'),
    photos: order.photo === null ? 0 : weightOf('photos'),
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
    times(order.photo ?? new Float32Array(photoLength), counts.photos),
  );
}

/** Values that the weights of these signals do not depend on. */
const nowhere = { countryCode: '', languageCodes: [], budgetUsd: null };

/** The parts one after the other. `valueOf` gives the number of a term. */
function sketch(
  valueOf: Readonly<Record<Kind, (id: string) => number>>,
  text: Float32Array,
  photo: Float32Array,
): Float32Array {
  const values = (Object.keys(terms) as Kind[]).flatMap((kind) =>
    terms[kind].map(({ id }) => valueOf[kind](id)),
  );
  if (values.length > TERMS_MAX)
    throw new Error(`A sketch has room for ${TERMS_MAX} terms, and there are ${values.length}.`);
  const vector = new Float32Array(sketchLength(text.length, photo.length));
  vector.set(values);
  vector.set(text, TERMS_MAX);
  vector.set(photo, TERMS_MAX + text.length);
  return vector;
}

/** The inner product of square roots of shares is their Bhattacharyya coefficient. */
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
