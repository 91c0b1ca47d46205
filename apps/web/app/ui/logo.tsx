import { Link } from 'react-router';
import { PRODUCT_NAME } from '../lib/product.ts';
import { paths } from '../paths.ts';
import styles from './logo.module.css';
import { Mark } from './mark.tsx';

/** The mark and the name of the product; leads home. */
export function Logo({ onFollow }: { onFollow?: () => void }) {
  return (
    <Link className={styles.logo} to={paths.home} onClick={onFollow}>
      <Mark className={styles.mark} />
      {PRODUCT_NAME}
    </Link>
  );
}
