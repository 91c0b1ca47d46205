import styles from './dots.module.css';

/** One square for each photo; the current one is wider. They wrap rather than shrink. */
export function Dots({
  count,
  index,
  onPick,
  className,
}: {
  count: number;
  index: number;
  onPick: (index: number) => void;
  className?: string | undefined;
}) {
  return (
    <div
      className={className === undefined ? styles.dots : `${styles.dots} ${className}`}
      role="group"
      aria-label="Photos"
    >
      {Array.from({ length: count }, (_, dot) => (
        <button
          key={dot}
          type="button"
          aria-label={`Go to photo ${dot + 1}`}
          aria-current={dot === index ? 'true' : undefined}
          onClick={() => onPick(dot)}
        />
      ))}
    </div>
  );
}
