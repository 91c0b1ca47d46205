import { scaledVector, type PhotoLook, type PhotoStatistics } from '@tessera/matching/photo-vector';
import { emptyStyleHead, trainStyleHead } from '@tessera/matching/style-head';

/** Styles of the rendered rooms that the vocabulary calls otherwise. */
const renamed: Readonly<Record<string, string>> = { 'mid-century-modern': 'mid-century' };

/**
 * What photos tell of styles before a marketplace has any of its own, learnt from rendered rooms: for each of their
 * styles one weight for each number of a photo vector. Renders are not photos: it is a first guess (docs/matching.md).
 * @throws Error for a style that the vocabulary does not have
 */
export function styleWeights(
  pictures: readonly { look: PhotoLook; style: string }[],
  statistics: PhotoStatistics,
): Record<string, number[]> {
  const samples = pictures.map(({ look, style }) => ({
    vector: scaledVector(look, statistics),
    styles: { [renamed[style] ?? style]: 1 },
    clarity: 1,
  }));
  const nothing = emptyStyleHead(samples[0]!.vector.length);
  const shown = [...new Set(samples.flatMap((sample) => Object.keys(sample.styles)))];
  const unknown = shown.find((style) => !nothing.styles.includes(style));
  if (unknown !== undefined) throw new Error(`The vocabulary has no style ${unknown}`);
  const { styles, weights } = trainStyleHead(samples, nothing);
  return Object.fromEntries(
    shown.map((style) => {
      const column = styles.indexOf(style);
      return [style, [...weights].filter((_weight, i) => i % styles.length === column)];
    }),
  );
}
