import {
  photoParts,
  photoPartNames,
  type PhotoFeatures,
  type PhotoStatistics,
} from '@tessera/matching/photo/photo-vector';

/** Numbers that hardly vary are not blown up beyond this share of the part's most varied one (docs/matching.md). */
const DEVIATION_FLOOR = 0.1;

/** Scene features are three layers, each of which counts as a part; colour tells less than form (docs/matching.md). */
const weights: Partial<Record<(typeof photoPartNames)[number], number>> = {
  scene: Math.sqrt(3),
  colour: 0.5,
};

/**
 * Statistics by which every number of a photo vector varies alike, and every part of it differs as much between two
 * photos as the others: the scale is 1 / (standard deviation + floor), divided by the part's spread.
 */
export function photoStatistics(looks: readonly PhotoFeatures[]): PhotoStatistics {
  const all = looks.map(photoParts);
  const parts = photoPartNames.map((name) => {
    const rows = all.map((photo) => photo[name]);
    const columns = Array.from(rows[0]!, (_, i) => rows.map((row) => row[i]!));
    const weight = weights[name] ?? 1;
    return { mean: columns.map(meanOf), scale: scaleOf(columns).map((value) => value * weight) };
  });
  return { mean: parts.flatMap(({ mean }) => mean), scale: parts.flatMap(({ scale }) => scale) };
}

function scaleOf(columns: readonly number[][]): number[] {
  const deviations = columns.map(deviationOf);
  const floor = DEVIATION_FLOOR * Math.max(...deviations);
  const scale = deviations.map((value) => 1 / (value + floor));
  // The root of the mean squared distance from the mean, after scaling.
  const spread = Math.hypot(...deviations.map((value, i) => value * scale[i]!));
  return scale.map((value) => value / spread);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
