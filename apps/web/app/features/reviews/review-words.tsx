import type { Review } from '@tessera/contract/deal/reviews';
import { formatDay } from '../../lib/text/format.ts';
import { Stars } from '../../ui/badges/stars.tsx';
import styles from './review-card.module.css';

/** What a review says: stars, day and words, and what the designer answered. */
export function ReviewWords({
  review,
  title,
  designer,
}: {
  review: Review;
  title: string;
  /** How the reader calls the designer, at the beginning of a sentence. */
  designer: string;
}) {
  return (
    <div className={styles.words}>
      <h2>{title}</h2>
      <p>
        <Stars rating={review.stars} /> <span className="caption">{formatDay(review.created_at)}</span>
      </p>
      {review.text === '' ? null : <p className={styles.text}>{review.text}</p>}
      {review.answered_at === null ? null : (
        <div className={styles.answer}>
          <p className="caption">
            {designer} answered on {formatDay(review.answered_at)}
          </p>
          <p>{review.answer}</p>
        </div>
      )}
    </div>
  );
}
