import styles from './score.module.css';

/** How well a match fits, as a small grey number; `isLarge` with the word below it. */
export function Score({ score, isLarge = false }: { score: number; isLarge?: boolean }) {
  const rounded = Math.round(score);
  return (
    <p className={isLarge ? `${styles.score} ${styles.large}` : styles.score}>
      <span className="visually-hidden">Match score {rounded} of 100</span>
      <span aria-hidden="true">{rounded}</span>
      {isLarge ? <small aria-hidden="true">match</small> : null}
    </p>
  );
}
