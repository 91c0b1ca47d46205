import styles from './skeleton.module.css';

/** A breathing box where something will stand; shown after 200 ms so that quick answers do not flicker. */
export function Skeleton({ height, width }: { height: string; width?: string }) {
  return <span className={styles.skeleton} style={{ height, width: width ?? '100%' }} aria-hidden="true" />;
}

/**
 * A grid's worth of cards that are still loading, each with a photo, up to the edges or inset, and lines; named once for
 * assistive technology. `className` is the grid's own.
 */
export function SkeletonCards({
  count,
  photoHeight,
  isInset = false,
  className,
}: {
  count: number;
  photoHeight: string;
  isInset?: boolean;
  className?: string | undefined;
}) {
  return (
    <div className={className} role="progressbar" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className={isInset ? `${styles.card} ${styles.inset}` : styles.card}
          aria-hidden="true"
        >
          <Skeleton height={photoHeight} />
          <div className={styles.body}>
            <Skeleton height="1.625rem" width="60%" />
            <Skeleton height="1rem" />
            <Skeleton height="1rem" width="84%" />
            <Skeleton height="2.75rem" width="6rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
