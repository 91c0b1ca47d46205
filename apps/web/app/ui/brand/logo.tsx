import { Link } from 'react-router';
import { PRODUCT_NAME } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import styles from './logo.module.css';
import { Mark } from './mark.tsx';

/** The mark and the name of the product; leads home, which is elsewhere for whoever is signed in. */
export function Logo({ to = paths.home, onFollow }: { to?: string; onFollow?: () => void }) {
  return (
    <Link className={styles.logo} to={to} onClick={onFollow}>
      <Mark className={styles.mark} />
      {PRODUCT_NAME}
    </Link>
  );
}
