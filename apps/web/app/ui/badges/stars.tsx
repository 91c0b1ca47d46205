import { IconStarFilled } from '@tabler/icons-react';
import styles from './stars.module.css';

/** A rating out of five: stars, the number, and how many reviews it comes from where that is known. */
export function Stars({ rating, reviewCount }: { rating: number; reviewCount?: number }) {
  return (
    <span className={styles.rate}>
      <span className={styles.stars} role="img" aria-label={`${rating} of 5 stars`}>
        {[1, 2, 3, 4, 5].map((star) => (
          <IconStarFilled
            key={star}
            size={16}
            aria-hidden="true"
            className={star <= Math.round(rating) ? undefined : styles.off}
          />
        ))}
      </span>
      {rating.toFixed(1)}
      {reviewCount === undefined ? null : (
        <span className={styles.count}>
          ({reviewCount} {reviewCount === 1 ? 'review' : 'reviews'})
        </span>
      )}
    </span>
  );
}
