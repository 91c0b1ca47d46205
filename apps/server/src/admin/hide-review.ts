import { setReviewHidden } from '../features/reviews/hidden-reviews.service.ts';
import { isId } from '../http/ids.ts';
import type { Command } from './command.ts';

/** Hides a review of somebody's work: it is shown nowhere and counts in no rating. */
export const hideReview = command('hide', 'hide a review: it is shown nowhere and counts in no rating');

/** Shows it again. */
export const showReview = command('show', 'show it again');

function command(action: 'hide' | 'show', what: string): Command {
  return {
    usage: [`${`review ${action} ID`.padEnd(29)}${what}`],
    async run([id, ...others], { db, audit, by, say }) {
      if (id === undefined || others.length > 0) return undefined;
      const isDone =
        isId(id) &&
        (await db.transaction().execute(async (tx) => {
          if (!(await setReviewHidden(tx, id, action === 'hide' ? new Date() : null))) return false;
          await audit.write(tx, by, { action: `review.${action}`, subjectId: id });
          return true;
        }));
      say(
        isDone ? `Review ${id} is ${action === 'hide' ? 'hidden' : 'shown'}.` : `There is no review ${id}.`,
      );
      return isDone;
    },
  };
}
