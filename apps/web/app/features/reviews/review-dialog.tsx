import type { Review } from '@tessera/contract/deal/reviews';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { errorText, isOutdated, ApiError } from '../../lib/api/api.ts';
import { useAttempt } from '../../lib/api/attempt.ts';
import { contractFaults } from '../../lib/forms/contract-faults.ts';
import { useCheckedForm } from '../../lib/forms/form.ts';
import { WordsDialog } from '../../ui/dialogs/words-dialog.tsx';
import { lengthHint } from '../../ui/fields/length-hint.ts';
import { TextArea } from '../../ui/fields/field.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import styles from './review-dialog.module.css';
import { useSaveReview } from './reviews.queries.ts';

/** The order that is reviewed. */
export interface ReviewedOrder {
  id: string;
  name: string;
  designerName: string;
}

/** Asks for stars and words, and publishes them. `onChanged` loads the order again, which holds the review. */
export default function ReviewDialog({
  order,
  review,
  onChanged,
  onClose,
}: {
  order: ReviewedOrder;
  /** The one that is changed; null for a new one. */
  review: Review | null;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}) {
  const save = useSaveReview(order.id, review !== null, onChanged);
  const attempt = useAttempt();
  const form = useCheckedForm<{ stars: number; text: string }>(
    (values) =>
      contractFaults(async () => (await import('@tessera/contract/deal/reviews')).reviewBody, values, {}),
    { stars: review?.stars ?? 0, text: review?.text ?? '' },
  );
  const stars = form.watch('stars');
  const handleSubmit = form.handleSubmit(async (body) => {
    try {
      await save.mutateAsync({ body, key: attempt.keyFor(body) });
      showToast('Your review is published. Thank you!');
      onClose();
    } catch (error) {
      form.showFaults(error);
      if (!isOver(error)) return;
      showToast(errorText(error, 'Your review could not be published.'), 'error');
      await onChanged();
      onClose();
    }
  });
  return (
    <WordsDialog
      title={review === null ? 'Write a review' : 'Edit your review'}
      text={`${order.designerName}, ‘${order.name}’`}
      submitLabel="Publish review"
      isBusy={save.isPending}
      isReady={stars > 0}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <fieldset className={styles.stars}>
        <legend>How was it with {order.designerName}?</legend>
        <div className={styles.row}>
          {[1, 2, 3, 4, 5].map((star) => {
            const Star = star <= stars ? IconStarFilled : IconStar;
            return (
              <label key={star} className={star <= stars ? undefined : styles.off}>
                <input
                  type="radio"
                  name="stars"
                  aria-label={star === 1 ? '1 star' : `${star} stars`}
                  checked={star === stars}
                  onChange={() => form.setValue('stars', star)}
                  {...(star === Math.max(stars, 1) && { 'data-autofocus': 'true' })}
                />
                <Star size={34} stroke={1.25} aria-hidden="true" />
              </label>
            );
          })}
        </div>
      </fieldset>
      <TextArea
        label="Your review"
        isOptional
        rows={5}
        hint={lengthHint(
          form.watch('text').length,
          'It stands beside your first name. You can change it for 14 days.',
        )}
        {...form.field('text')}
      />
      {save.isError && !isOver(save.error) ? (
        <Notice>{errorText(save.error, 'Your review could not be published. Please try again.')}</Notice>
      ) : null}
    </WordsDialog>
  );
}

/** Whether the review was written elsewhere meanwhile, or can no longer be. */
function isOver(error: unknown): boolean {
  if (isOutdated(error)) return true;
  return error instanceof ApiError && (error.code === 'already_reviewed' || error.code === 'review_closed');
}
