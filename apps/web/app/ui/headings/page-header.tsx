import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/** The heading of a private page, with its subtitle and the page's one action. */
export function PageHeader({
  title,
  subtitle,
  action,
}: {
  title: string;
  subtitle?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.header}>
      <div>
        <h1>{title}</h1>
        {subtitle === undefined ? null : <p>{subtitle}</p>}
      </div>
      {action}
    </div>
  );
}
