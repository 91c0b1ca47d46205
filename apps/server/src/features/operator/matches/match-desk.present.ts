import type { ExplainedMatch } from '@tessera/contract/operator/matches';
import { counterfactual } from '@tessera/matching/reasons/counterfactual';
import { arithmeticOf } from '../../matching/inspection/arithmetic.service.ts';
import type { InspectedMatch } from '../../matching/inspection/inspection.service.ts';

/** Two that do not match, and why. */
export function toUnmatched(
  order: ExplainedMatch['order'],
  designer: ExplainedMatch['designer'],
  why: string,
): ExplainedMatch {
  return { order, designer, why_not: why, match: null };
}

/** A match with the arithmetic of its score. */
export function toExplainedMatch(found: InspectedMatch): ExplainedMatch {
  const { match, orderName, designerName, rank, count, forDesigner, newcomerPlace, verdict } = found;
  const lacking = counterfactual(match, 'customer');
  return {
    order: { id: match.order.id, name: orderName },
    designer: { id: match.designer.id, name: designerName },
    why_not: null,
    match: {
      score: match.score,
      mean: match.mean,
      rank,
      count,
      for_designer: forDesigner && {
        rank: forDesigner.rank,
        count: forDesigner.count,
        score: forDesigner.placed.match.score,
        worth: forDesigner.placed.worth,
        better_count: forDesigner.placed.betterCount,
      },
      newcomer_drawn_from: newcomerPlace && [...newcomerPlace.drawnFrom],
      verdict,
      lacking: lacking && { text: lacking.text, points: lacking.points },
      signals: arithmeticOf(match).rows.map(({ signal, reason, ...row }) => ({
        name: signal,
        ...row,
        reason: reason && { text: reason.text, project_id: reason.projectId, photo_id: reason.photoId },
      })),
    },
  };
}
