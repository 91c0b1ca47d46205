import styles from './open-applications.module.css';

/** More tiles than this cannot be counted at a glance. */
const TILES_MAX = 20;

/** How many applications of a designer are open, of those that may be at a time: a tile for each. */
export function OpenApplications({ count, limit }: { count: number; limit: number }) {
  return (
    <p className={styles.open}>
      {limit > TILES_MAX ? null : (
        <span className={styles.tiles} aria-hidden="true">
          {Array.from({ length: limit }, (_, at) => (
            <i key={at} className={at < count ? styles.laid : undefined} />
          ))}
        </span>
      )}
      <span className="num">
        {count} of {limit} open at a time
      </span>
    </p>
  );
}
