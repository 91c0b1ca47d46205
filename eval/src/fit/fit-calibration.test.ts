import { chanceOfGood } from '@tessera/matching/score/calibration';
import { expect, test } from 'vitest';
import { fitCalibration, type Observation } from './fit-calibration.ts';
import { createRandom } from '../metrics.ts';

test('a fitted calibration recovers the probabilities from which its observations were drawn', () => {
  const random = createRandom(1);
  const truth = { start: -5, startPictures: 2, slope: 9, slopePictures: -5 };
  const observations: Observation[] = Array.from({ length: 20_000 }, () => {
    const context = { picturesShare: random() < 0.5 ? 0 : 0.9, substance: 0.95 };
    const mean = random();
    return { mean, context, weight: 1, isGood: random() < chanceWith(mean, context) };
  });
  const found = fitCalibration(observations);
  for (const mean of [0.2, 0.5, 0.8]) {
    for (const picturesShare of [0, 0.9]) {
      const context = { picturesShare, substance: 0.95 };
      // Twenty thousand draws tell a chance to about two in a hundred.
      expect(Math.abs(chanceOfGood(mean, context, found) - chanceOfGood(mean, context, truth))).toBeLessThan(
        0.03,
      );
    }
  }

  function chanceWith(mean: number, { picturesShare, substance }: Observation['context']): number {
    const logit =
      truth.start +
      truth.startPictures * picturesShare +
      (truth.slope + truth.slopePictures * picturesShare) * mean ** 2 * substance;
    return 1 / (1 + Math.exp(-logit));
  }
});
