import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './subpage-header.module.css';

/** The heading of a page below a list, with the way back to it. */
export function SubpageHeader({
  title,
  backTo,
  backLabel,
}: {
  title: string;
  backTo: string;
  backLabel: string;
}) {
  return (
    <div className={styles.header}>
      <Link className={`link small ${styles.back}`} to={backTo}>
        <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
        {backLabel}
      </Link>
      <h1>{title}</h1>
    </div>
  );
}
