import type { ExplainedMatch } from '@tessera/contract/operator/matches';
import { AppError } from '../../../http/app-error.ts';
import type { InspectionService } from '../../matching/inspection/inspection.service.ts';
import { toExplainedMatch, toUnmatched } from './match-desk.present.ts';

/** Shows operators why an order and a designer match. */
export type MatchDeskService = ReturnType<typeof createMatchDeskService>;

/** The same arithmetic as `npm run admin -- match explain` prints. Nothing is changed, nor counted as seen. */
export function createMatchDeskService({ inspection }: { inspection: Pick<InspectionService, 'match'> }) {
  return {
    /** An order by id, and a designer by id or e-mail address. @throws AppError not_found if one of them is not there */
    async explain({ order, designer }: { order: string; designer: string }): Promise<ExplainedMatch> {
      const found = await inspection.match(order, designer);
      if (!('why' in found)) return toExplainedMatch(found);
      if (found.orderName === null || found.designer === null)
        throw new AppError('not_found', { message: found.why });
      return toUnmatched({ id: order, name: found.orderName }, found.designer, found.why);
    },
  };
}
