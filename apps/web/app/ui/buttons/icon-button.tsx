import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './icon-button.module.css';

interface IconButtonProps {
  /** What assistive technology reads, and the tooltip. */
  label: string;
  children: ReactNode;
}

/** A 44-pixel button that shows only an icon. */
export function IconButton({ label, className, ...rest }: IconButtonProps & ComponentProps<'button'>) {
  return <button type="button" aria-label={label} title={label} {...rest} className={toClass(className)} />;
}

/** A 44-pixel link that shows only an icon. */
export function IconLink({ label, className, ...rest }: IconButtonProps & ComponentProps<typeof Link>) {
  return <Link aria-label={label} title={label} {...rest} className={toClass(className)} />;
}

function toClass(className: string | undefined): string {
  return className === undefined ? styles.icon! : `${styles.icon} ${className}`;
}
