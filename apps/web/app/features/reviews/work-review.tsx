import type { Review } from '@tessera/contract/deal/reviews';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/buttons/button.tsx';
import { useDialogPart } from '../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../ui/loading/part.ts';
import styles from './review-card.module.css';
import { ReviewWords } from './review-words.tsx';

const answerDialog = definePart(() => import('./answer-dialog.tsx'));

/** What a customer says of the work of the designer who reads it, and what the designer answered, or the way to do so. */
export function WorkReview({
  review,
  customer,
  onChanged,
}: {
  review: Review;
  /** How the customer is called, at the beginning of a sentence. */
  customer: string;
  /** Loads again what holds the review. */
  onChanged: () => Promise<unknown>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const { Content: AnswerDialog } = useDialogPart(answerDialog, isOpen, () => setIsOpen(false));
  // The button that opened the dialog is gone once there is an answer, so the card takes the focus.
  const leave = () => {
    flushSync(() => setIsOpen(false));
    card.current?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.card} aria-label="Review of the work" ref={card} tabIndex={-1}>
      <ReviewWords review={review} title={`${customer}’s review`} designer="You" />
      {review.answered_at === null ? (
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Answer
        </Button>
      ) : null}
      {isOpen && AnswerDialog !== null ? (
        <AnswerDialog review={review} onChanged={onChanged} onDone={leave} onClose={() => setIsOpen(false)} />
      ) : null}
    </section>
  );
}
