import type { ExplainedMatch } from '@tessera/contract/operator/matches';

/** Why two match. */
export const explainedMatch: ExplainedMatch = {
  order: { id: 'o1', name: 'Terrace with a view' },
  designer: { id: 'd1', name: 'Freya Lindqvist' },
  why_not: null,
  match: {
    score: 83.4,
    mean: 0.712,
    rank: 2,
    count: 18,
    for_designer: { rank: 1, count: 7, score: 83.4, worth: 79.1, better_count: 1 },
    newcomer_drawn_from: null,
    verdict: 'more_like_this',
    lacking: { text: 'A project with a terrace', points: 4.2 },
    signals: [
      {
        name: 'style',
        value: 0.91,
        weight: 3,
        sureness: 0.8,
        share: 0.42,
        points: 34.1,
        evidence: ['Loft in Malmö (pr-1): 0.91', 'Harbour flat (pr-2): 0.77'],
        reason: { text: 'Scandinavian style, as in ‘Loft in Malmö’', project_id: 'pr-1', photo_id: null },
      },
      {
        name: 'budget',
        value: 1,
        weight: 1.5,
        sureness: 1,
        share: 0.26,
        points: 26,
        evidence: ['$18,000 lies within $8,000 to $40,000'],
        reason: { text: 'Works with budgets like yours', project_id: null, photo_id: null },
      },
      {
        name: 'rating',
        value: null,
        weight: 0.5,
        sureness: 1,
        share: null,
        points: null,
        evidence: [],
        reason: null,
      },
    ],
  },
};
