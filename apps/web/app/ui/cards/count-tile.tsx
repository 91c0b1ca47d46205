import styles from './count-tile.module.css';

/** How many things are new, as a square tile; 99+ beyond 99. Named by `what` for assistive technology, otherwise decoration. */
export function CountTile({
  count,
  what,
  className = '',
}: {
  count: number;
  what?: string;
  className?: string | undefined;
}) {
  const text = count > 99 ? '99+' : count;
  return (
    <span className={`${styles.tile} num ${className}`} aria-hidden={what === undefined ? 'true' : undefined}>
      {text}
      {what === undefined ? null : <span className="visually-hidden"> {what}</span>}
    </span>
  );
}
