import {
  applicationMoves,
  applicationStatusLabels,
  NO_APPLICATION,
  type ApplicationAction,
  type ApplicationStatus,
} from '@tessera/contract/deal/application-states';
import { findMove, type Side } from '@tessera/contract/deal/moves';
import { AppError } from '../../http/app-error.ts';

/**
 * The status to which this act moves an application, as the graph has it; undefined if the same act made its last change, so
 * that there is nothing to do. Every act belongs to one side. @throws AppError wrong_state where the graph has no such edge
 */
export function nextStatus(
  application: { status: string; lastAction: string } | undefined,
  action: ApplicationAction,
  by: Side,
): ApplicationStatus | undefined {
  const status = application?.status as ApplicationStatus | undefined;
  const move = findMove(applicationMoves, { action, by, from: status ?? NO_APPLICATION });
  if (move !== undefined) return move.to as ApplicationStatus;
  if (application?.lastAction === action) return undefined;
  const label = status === undefined ? 'not sent' : applicationStatusLabels[status].toLowerCase();
  throw new AppError('wrong_state', { message: `This application is ${label}.` });
}
