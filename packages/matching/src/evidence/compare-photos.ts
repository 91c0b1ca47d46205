import { mean } from '../math/numbers.ts';
import { productWith, squaredLength, type PackedVectors } from '../math/packed-vectors.ts';
import { dot } from '../math/vectors.ts';
import type { CaptionEvidence, PhotoLikeness } from './evidence.ts';
import type { PreparedPortfolio } from './prepared.ts';

/**
 * How many of a designer's photos count for one inspiration picture. Two were better than one, three or four on the
 * pictures of `style` (docs/matching.md).
 */
const PHOTOS_PER_PICTURE = 2;

/** What photos are compared with. */
export interface PhotoTarget {
  /** Centred. */
  vector: Float32Array;
  length: number;
  /** The inner product with the centre. */
  centreProduct: number;
}

/** How a portfolio's photos compare with one target. */
interface PhotoComparison {
  /** The nearest photos, nearest first. */
  photos: PhotoLikeness[];
  /** The nearest photo of each project. */
  photosOfProjects: PhotoLikeness[];
  /** The mean cosine of all photos; null without a photo. */
  meanLikeness: number | null;
}

/** Makes a target of a centred vector. */
export function toPhotoTarget(vector: Float32Array, centre: Float32Array): PhotoTarget {
  return { vector, length: Math.sqrt(dot(vector, vector)), centreProduct: dot(vector, centre) };
}

/** Compares all photos of a portfolio with a target, as centred cosines. */
export function comparePhotos(
  { photos, photoVectors }: PreparedPortfolio,
  target: PhotoTarget,
  centre: Float32Array,
): PhotoComparison {
  if (photos.length === 0) return { photos: [], photosOfProjects: [], meanLikeness: null };
  const lengths = centredLengths(photoVectors, centre);
  const all = photos.map(({ photoId, projectId }, at) => {
    const product = productWith(photoVectors, at, target.vector) - target.centreProduct;
    const length = lengths[at]! * target.length;
    return { photoId, projectId, likeness: length === 0 ? 0 : product / length };
  });
  const ofProjects = new Map<string, PhotoLikeness>();
  for (const photo of all) {
    const known = ofProjects.get(photo.projectId);
    if (known === undefined || nearestFirst(photo, known) < 0) ofProjects.set(photo.projectId, photo);
  }
  return {
    photos: all.toSorted(nearestFirst).slice(0, PHOTOS_PER_PICTURE),
    photosOfProjects: [...ofProjects.values()],
    meanLikeness: mean(all.map(({ likeness }) => likeness)),
  };
}

/** The comparison in units of `spread`; undefined without a photo. */
export function toCaptionEvidence(
  { photos, meanLikeness }: PhotoComparison,
  spread: number,
): CaptionEvidence | undefined {
  if (meanLikeness === null) return undefined;
  return {
    photos: photos.map((photo) => ({ ...photo, likeness: photo.likeness / spread })),
    meanLikeness: meanLikeness / spread,
  };
}

function nearestFirst(one: PhotoLikeness, other: PhotoLikeness): number {
  return other.likeness - one.likeness || (one.photoId < other.photoId ? -1 : 1);
}

/** The lengths of centred photo vectors, kept with the vectors because every list needs them. */
const cachedLengths = new WeakMap<PackedVectors, { centre: Float32Array; lengths: Float64Array }>();

function centredLengths(vectors: PackedVectors, centre: Float32Array): Float64Array {
  const cached = cachedLengths.get(vectors);
  if (cached?.centre === centre) return cached.lengths;
  const centreSquared = dot(centre, centre);
  const lengths = Float64Array.from(vectors.scales, (_, at) =>
    Math.sqrt(Math.max(0, squaredLength(vectors, at) - 2 * productWith(vectors, at, centre) + centreSquared)),
  );
  cachedLengths.set(vectors, { centre, lengths });
  return lengths;
}
