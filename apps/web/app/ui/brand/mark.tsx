/** The mark of the product: four tiles, one of them gold and slightly turned. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="2" width="10" height="10" rx="1.5" fill="currentColor" />
      <rect
        x="14"
        y="1"
        width="10"
        height="10"
        rx="1.5"
        fill="var(--smalt-gold)"
        transform="rotate(7 19 6)"
      />
      <rect x="1" y="14" width="10" height="10" rx="1.5" fill="currentColor" />
      <rect x="13" y="14" width="10" height="10" rx="1.5" fill="currentColor" />
    </svg>
  );
}
