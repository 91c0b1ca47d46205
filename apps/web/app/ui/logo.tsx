import { Link } from 'react-router';
import { PRODUCT_NAME } from '../lib/product.ts';
import { paths } from '../paths.ts';
import styles from './logo.module.css';

/** Four tiles, one of them gold and slightly turned, and the product's name; leads home. */
export function Logo({ onFollow }: { onFollow?: () => void }) {
  return (
    <Link className={styles.logo} to={paths.home} onClick={onFollow}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
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
      {PRODUCT_NAME}
    </Link>
  );
}
