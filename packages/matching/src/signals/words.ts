import { PRINTED_MAX } from '../reasons/print.ts';
import { asClearAsText, defineSignal } from './signal.ts';

/**
 * The share of words (0..1) at which the value is one half. Of .05 to 1, .3 was the best on `wishes` and no worse on
 * `style` and `briefs` (docs/matching.md).
 */
const SHARE_HALF = 0.3;

/** Words of the order that stand in the project that has most of them. */
export const words = defineSignal({
  name: 'words',
  about:
    'share of the order’s words, as stems, that stand in the best project, rare ones counting more, through x / (x + .3)',
  group: 'scope',
  weight: 6,
  calibratedAs: 'text',
  fact: null,
  certainty: asClearAsText,

  value({ designer: { projects } }) {
    const best = Math.max(...projects.map((project) => project.words));
    return best / (best + SHARE_HALF);
  },

  print: ({ designer }) =>
    designer.projects
      .toSorted((a, b) => b.words - a.words)
      .slice(0, PRINTED_MAX)
      .map(({ name, words: share }) => `${(100 * share).toFixed(1)} % of the words  ‘${name}’`),
});
