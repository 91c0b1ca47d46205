import type { Review } from '@tessera/contract/deal/reviews';
import { REVIEW_OPEN_DAYS } from '@tessera/contract/bounds';
import { useState } from 'react';
import { formatDay } from '../../lib/text/format.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stars } from '../../ui/cards/stars.tsx';
import { useDialogPart } from '../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../ui/loading/part.ts';
import styles from './own-review.module.css';
import type { ReviewedOrder } from './review-dialog.tsx';

const reviewDialog = definePart(() => import('./review-dialog.tsx'));

const DAY_MS = 24 * 60 * 60_000;

/** What the customer says of the work on a completed order, or the way to say it. */
export function OwnReview({
  order,
  review,
  onChanged,
}: {
  order: ReviewedOrder;
  review: Review | null;
  /** Loads the order again, which holds the review. */
  onChanged: () => Promise<unknown>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { Content: ReviewDialog } = useDialogPart(reviewDialog, isOpen, () => setIsOpen(false));
  return (
    <section className={styles.card} aria-label="Review of the work">
      {review === null ? (
        <div>
          <h2>How was it with {order.designerName}?</h2>
          <p className={styles.hint}>
            Your stars and words stand beside your first name. You can change them for {REVIEW_OPEN_DAYS}{' '}
            days.
          </p>
        </div>
      ) : (
        <div className={styles.words}>
          <h2>Your review</h2>
          <p>
            <Stars rating={review.stars} /> <span className="caption">{formatDay(review.created_at)}</span>
          </p>
          {review.text === '' ? null : <p className={styles.text}>{review.text}</p>}
          {review.answer === '' ? null : (
            <div className={styles.answer}>
              <p className="caption">{order.designerName} answered</p>
              <p>{review.answer}</p>
            </div>
          )}
        </div>
      )}
      {review === null || isOpenForChanges(review) ? (
        <Button
          kind={review === null ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {review === null ? 'Write a review' : 'Edit'}
        </Button>
      ) : null}
      {isOpen && ReviewDialog !== null ? (
        <ReviewDialog order={order} review={review} onChanged={onChanged} onClose={() => setIsOpen(false)} />
      ) : null}
    </section>
  );
}

function isOpenForChanges({ created_at }: Review): boolean {
  return Date.now() - new Date(created_at).getTime() <= REVIEW_OPEN_DAYS * DAY_MS;
}
