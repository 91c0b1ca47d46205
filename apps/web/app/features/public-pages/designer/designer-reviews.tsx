import type { PublicDesigner, PublicReview } from '@tessera/contract/designers/public-pages';
import type { ReactNode } from 'react';
import { formatPublicDay } from '../../../lib/text/format.ts';
import { Stars } from '../../../ui/badges/stars.tsx';
import styles from './designer-reviews.module.css';

/** How many reviews stand on the page before the others are asked for. */
const SHOWN_FIRST = 3;

/** What customers say: the mean, how the stars are spread, and the words. Nothing while there is no review. */
export function DesignerReviews({
  designer,
  reportOf,
}: {
  designer: PublicDesigner;
  /** How a review is reported. */
  reportOf: (review: PublicReview) => ReactNode;
}) {
  const { rating, reviewCount, stars, reviews, first_name: firstName } = designer;
  if (rating === null) return null;
  const rest = reviews.slice(SHOWN_FIRST);
  return (
    <section className={`wrap ${styles.section}`} id="reviews" aria-labelledby="reviews-title">
      <div className={styles.reviews}>
        <div>
          <h2 id="reviews-title">Reviews</h2>
          <p className={`num ${styles.mean}`}>{rating.toFixed(1)}</p>
          <p className="small muted">
            {reviewCount === 1
              ? 'One review of a completed project'
              : `${reviewCount} reviews of completed projects`}
          </p>
          <ul className={styles.spread}>
            {[5, 4, 3, 2, 1].map((star) => {
              const count = stars[star - 1]!;
              return (
                <li key={star} className="num">
                  <span>
                    {star} {star === 1 ? 'star' : 'stars'}
                  </span>
                  <progress max={reviewCount} value={count} aria-label={`${star} stars`} />
                  <span>{count}</span>
                </li>
              );
            })}
          </ul>
        </div>
        <div>
          {reviews.slice(0, SHOWN_FIRST).map((review) => (
            <Review key={review.id} review={review} firstName={firstName} report={reportOf(review)} />
          ))}
          {rest.length === 0 ? null : (
            <details className={styles.more}>
              <summary className="link">
                {rest.length === 1 ? 'One more review' : `${rest.length} more reviews`}
              </summary>
              {rest.map((review) => (
                <Review key={review.id} review={review} firstName={firstName} report={reportOf(review)} />
              ))}
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

function Review({
  review,
  firstName,
  report,
}: {
  review: PublicReview;
  firstName: string;
  report: ReactNode;
}) {
  const {
    stars,
    text,
    customer_first_name: customer,
    order_name: order,
    created_at: createdAt,
    answer,
  } = review;
  return (
    <article className={styles.review}>
      <div className={styles.top}>
        <Stars rating={stars} />
        <span>{customer === '' ? `‘${order}’` : `${customer}, ‘${order}’`}</span>
        <time className="caption" dateTime={createdAt}>
          {formatPublicDay(createdAt)}
        </time>
        {report}
      </div>
      {text === '' ? null : <p className={styles.words}>{text}</p>}
      {answer === '' ? null : (
        <div className={styles.answer}>
          <b>{firstName} answered</b>
          <p>{answer}</p>
        </div>
      )}
    </article>
  );
}
