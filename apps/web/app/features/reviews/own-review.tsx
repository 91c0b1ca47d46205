import type { Review } from '@tessera/contract/deal/reviews';
import { REVIEW_OPEN_DAYS } from '@tessera/contract/fields/bounds';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { useDialogPart } from '../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../ui/loading/part.ts';
import styles from './review-card.module.css';
import type { ReviewedOrder } from './review-dialog.tsx';
import { ReviewWords } from './review-words.tsx';

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
        <ReviewWords review={review} title="Your review" designer={order.designerName} />
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
