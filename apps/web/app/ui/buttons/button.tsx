import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { FourTileSpinner } from '../loading/spinner.tsx';

/** `primary` once per view or card; `danger` only inside a confirmation; `onBand…` on the one dark block of a page. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'done' | 'onBand' | 'onBandOutline';

interface ButtonLook {
  kind?: ButtonKind;
  size?: 'medium' | 'large';
  isFullWidth?: boolean;
  icon?: ReactNode;
}

/** A button. While busy it keeps its label, shows the spinner before it and takes no press. */
export function Button({
  kind,
  size,
  isFullWidth,
  icon,
  isBusy = false,
  type = 'button',
  disabled,
  children,
  className,
  ...rest
}: ButtonLook & { isBusy?: boolean } & ComponentProps<'button'>) {
  return (
    <>
      <button
        {...rest}
        type={type}
        disabled={disabled === true || isBusy}
        aria-busy={isBusy || undefined}
        className={toClass({ kind, size, isFullWidth }, className)}
      >
        {isBusy ? <FourTileSpinner /> : icon}
        {children}
      </button>
      {/* Beside the button, so that the button keeps its name. */}
      {isBusy ? <span className="visually-hidden" role="progressbar" aria-label="Loading" /> : null}
    </>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  isFullWidth,
  icon,
  children,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={toClass({ kind, size, isFullWidth }, className)}>
      {icon}
      {children}
    </Link>
  );
}

function toClass({ kind = 'primary', size, isFullWidth }: ButtonLook, className: string | undefined): string {
  return [
    styles.button,
    styles[kind],
    size === 'large' && styles.large,
    isFullWidth === true && styles.full,
    className,
  ]
    .filter(Boolean)
    .join(' ');
}
