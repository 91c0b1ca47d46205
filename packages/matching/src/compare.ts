import type {
  CaptionEvidence,
  DesignerEvidence,
  JudgedLikeness,
  OrderEvidence,
  Pair,
  PhotoLikeness,
  ProjectEvidence,
} from './evidence.ts';
import { meanOfPacked, productWith, squaredLength, type PackedVectors } from './packed-vectors.ts';
import { termRank, type TermCounts } from './term-rank.ts';
import type { Reading } from './text-reader.ts';
import { dot } from './vectors.ts';

/** What an order says and shows, prepared for matching. */
export interface PreparedOrder {
  order: OrderEvidence;
  /** Of the whole text, centred, length 1. */
  text: Float32Array;
  /** Words that are looked for. */
  words: ReadonlySet<number>;
  /** Its inspiration pictures that are prepared. */
  pictures: readonly { position: number; look: Float32Array }[];
  /** What it says, among photos; null where the photo model reads no words. */
  caption: Float32Array | null;
}

/** What a designer shows, prepared for matching. */
export interface PreparedPortfolio {
  designer: Omit<DesignerEvidence, 'projects' | 'pictures' | 'caption' | 'judged'>;
  /** At least one. */
  projects: readonly PreparedProject[];
  /** Of the whole text of each project, in their order; centred, length 1. */
  texts: PackedVectors;
  /** Of each sentence, project after project; centred, length 1. */
  sentences: PackedVectors;
  /** Each once, by id, with one of the projects that show it. */
  photos: readonly { photoId: string; projectId: string }[];
  /** Of each photo; not centred. */
  looks: PackedVectors;
}

/** One project of a prepared portfolio. */
export interface PreparedProject extends Reading {
  id: string;
  name: string;
  terms: TermCounts;
  sentences: readonly string[];
}

/** What all photos of the marketplace share. */
export interface PhotoCentre {
  /** Taken off photo vectors before they are compared. */
  vector: Float32Array;
  /** How far captions lie from photos, as a rule: the unit of their likeness; null where the photo model reads no words. */
  captionSpread: number | null;
}

/** How many photos of each designer count for one inspiration picture. */
const PHOTOS_PER_PICTURE = 2;

/**
 * Makes a function that gives what there is to score for a portfolio and the order. Without a centre no photo is prepared,
 * and none is compared.
 */
export function compareWith(
  order: PreparedOrder,
  centre: PhotoCentre | undefined,
): (portfolio: PreparedPortfolio) => Pair {
  const pictures =
    centre === undefined
      ? []
      : order.pictures.map(({ position, look }) => {
          const direction = look.map((value, i) => value - centre.vector[i]!);
          return { position, wanted: wantedLook(direction, centre.vector) };
        });
  const caption =
    centre && order.caption && centre.captionSpread
      ? { wanted: wantedLook(order.caption, centre.vector), spread: centre.captionSpread }
      : undefined;
  return (portfolio) => ({
    order: order.order,
    designer: {
      ...portfolio.designer,
      projects: seenProjects(order, portfolio),
      pictures: pictures.map(({ position, wanted }) => ({
        position,
        ...seenPhotos(portfolio, wanted, centre!.vector),
      })),
      caption: caption && seenCaption(seenPhotos(portfolio, caption.wanted, centre!.vector), caption.spread),
    },
  });
}

/**
 * How one portfolio as a whole compares with another; `photos` is null where either has none. The centre is as for
 * {@link compareWith}.
 */
export function comparePortfolios(
  one: PreparedPortfolio,
  other: PreparedPortfolio,
  centre: PhotoCentre | undefined,
): Pick<JudgedLikeness, 'photos' | 'texts'> {
  const looks = [one, other].map(({ photos, looks: packed }) => {
    if (centre === undefined || photos.length === 0) return undefined;
    return meanOfPacked(packed).map((value, i) => value - centre.vector[i]!);
  });
  return {
    photos: looks[0] && looks[1] ? cosine(looks[0], looks[1]) : null,
    texts: cosine(meanOfPacked(one.texts), meanOfPacked(other.texts)) ?? 0,
  };
}

function seenProjects(
  order: PreparedOrder,
  { projects, texts, sentences }: PreparedPortfolio,
): ProjectEvidence[] {
  let first = 0;
  return projects.map(({ id, name, clarity, styles, rooms, works, terms, sentences: own }, at) => {
    let nearest: { text: string; likeness: number } | null = null;
    for (const [i, text] of own.entries()) {
      const likeness = productWith(sentences, first + i, order.text);
      if (nearest === null || likeness > nearest.likeness) nearest = { text, likeness };
    }
    first += own.length;
    return {
      id,
      name,
      clarity,
      styles,
      rooms,
      works,
      likeness: productWith(texts, at, order.text),
      sentence: nearest,
      words: termRank(order.words, terms),
    };
  });
}

/** What photos are compared with: a vector that is centred, its length, and its product with the centre. */
interface WantedLook {
  vector: Float32Array;
  length: number;
  centreProduct: number;
}

function wantedLook(vector: Float32Array, centre: Float32Array): WantedLook {
  return { vector, length: Math.sqrt(dot(vector, vector)), centreProduct: dot(vector, centre) };
}

/** The nearest photos, nearest first, and all together. */
function seenPhotos(
  { photos, looks }: PreparedPortfolio,
  wanted: WantedLook,
  centre: Float32Array,
): { photos: PhotoLikeness[]; meanLikeness: number | null } {
  if (photos.length === 0) return { photos: [], meanLikeness: null };
  const lengths = centredLengths(looks, centre);
  const all = photos.map(({ photoId, projectId }, at) => {
    const product = productWith(looks, at, wanted.vector) - wanted.centreProduct;
    const length = lengths[at]! * wanted.length;
    return { photoId, projectId, likeness: length === 0 ? 0 : product / length };
  });
  return {
    photos: all.toSorted(byLikeness).slice(0, PHOTOS_PER_PICTURE),
    meanLikeness: all.reduce((sum, { likeness }) => sum + likeness, 0) / all.length,
  };
}

function byLikeness(one: PhotoLikeness, other: PhotoLikeness): number {
  return other.likeness - one.likeness || (one.photoId < other.photoId ? -1 : 1);
}

function seenCaption(
  { photos, meanLikeness }: ReturnType<typeof seenPhotos>,
  spread: number,
): CaptionEvidence | undefined {
  if (meanLikeness === null) return undefined;
  return {
    photos: photos.map((photo) => ({ ...photo, likeness: photo.likeness / spread })),
    meanLikeness: meanLikeness / spread,
  };
}

/** The lengths of photo vectors less the centre, which every list would work out again. */
const knownLengths = new WeakMap<PackedVectors, { centre: Float32Array; lengths: Float64Array }>();

function centredLengths(looks: PackedVectors, centre: Float32Array): Float64Array {
  const known = knownLengths.get(looks);
  if (known?.centre === centre) return known.lengths;
  const centreSquared = dot(centre, centre);
  const lengths = Float64Array.from(looks.scales, (_, at) =>
    Math.sqrt(Math.max(0, squaredLength(looks, at) - 2 * productWith(looks, at, centre) + centreSquared)),
  );
  knownLengths.set(looks, { centre, lengths });
  return lengths;
}

/** Null where one of them is all zero. */
function cosine(one: Float32Array, other: Float32Array): number | null {
  const lengths = Math.sqrt(dot(one, one) * dot(other, other));
  return lengths === 0 ? null : dot(one, other) / lengths;
}
