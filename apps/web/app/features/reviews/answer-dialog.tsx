import type { Review } from '@tessera/contract/deal/reviews';
import { ApiError, errorText, isOutdated } from '../../lib/api/api.ts';
import { contractFaults } from '../../lib/forms/contract-faults.ts';
import { useCheckedForm } from '../../lib/forms/form.ts';
import { WordsDialog } from '../../ui/dialogs/words-dialog.tsx';
import { lengthHint } from '../../ui/fields/length-hint.ts';
import { TextArea } from '../../ui/fields/field.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { useAnswerReview } from './reviews.queries.ts';

/** Asks for what the designer says to a review, and publishes it. That is done once. */
export default function AnswerDialog({
  review,
  onChanged,
  onDone,
  onClose,
}: {
  review: Review;
  /** Loads again what holds the review. */
  onChanged: () => Promise<unknown>;
  /** Called once there is nothing more to answer. */
  onDone: () => void;
  onClose: () => void;
}) {
  const answer = useAnswerReview(review.id, onChanged);
  const form = useCheckedForm<{ text: string }>(
    (values) =>
      contractFaults(async () => (await import('@tessera/contract/deal/reviews')).reviewAnswerBody, values, {
        text: 'Your answer',
      }),
    { text: '' },
  );
  const handleSubmit = form.handleSubmit(async ({ text }) => {
    try {
      await answer.mutateAsync(text);
      showToast('Your answer is published.');
      onDone();
    } catch (error) {
      form.showFaults(error);
      if (!isOver(error)) return;
      showToast(errorText(error, 'Your answer could not be published.'), 'error');
      await onChanged();
      onDone();
    }
  });
  return (
    <WordsDialog
      title="Answer the review"
      text="Your answer stands below the review wherever that is shown. You can answer once, and you cannot change it."
      submitLabel="Publish answer"
      isBusy={answer.isPending}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <TextArea
        label="Your answer"
        isRequired
        rows={5}
        hint={lengthHint(form.watch('text').length)}
        {...form.field('text')}
      />
      {answer.isError && !isOver(answer.error) ? (
        <Notice>{errorText(answer.error, 'Your answer could not be published. Please try again.')}</Notice>
      ) : null}
    </WordsDialog>
  );
}

/** Whether the review was answered elsewhere meanwhile, or is no longer to be seen. */
function isOver(error: unknown): boolean {
  return isOutdated(error) || (error instanceof ApiError && error.code === 'already_answered');
}
