import styles from './spinner.module.css';

/** Four tiles that light up in turn; decoration beside words. */
export function FourTileSpinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}

/** A page or part that is still loading, named for assistive technology. */
export function LoadingStatus({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={styles.status} role="progressbar" aria-label={label}>
      <FourTileSpinner />
    </div>
  );
}
