import { IconMenu2, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import styles from './bar.module.css';
import { Dialog } from '../dialogs/dialog.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Logo } from '../brand/logo.tsx';

/**
 * The bar at the top of every page: the logo, what `children` add, and on small screens the button of a menu that covers
 * the whole screen. `menu` makes its content, and is told how to close it.
 */
export function Bar({
  className = '',
  burger,
  homePath,
  menu,
  hasNews = false,
  children,
}: {
  /** Of what lies in the bar. */
  className?: string | undefined;
  /** Where the button of the menu stands. */
  burger: 'first' | 'last';
  /** Where the logo leads. */
  homePath: string;
  menu: (close: () => void) => ReactNode;
  /** Marks the button of the menu, which says what is new. */
  hasNews?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <header className={styles.bar}>
      <div className={`${styles.inner} ${styles[burger]} ${className}`}>
        <IconButton
          className={styles.burger}
          label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
          {hasNews ? <span className={styles.news} /> : null}
        </IconButton>
        <Logo to={homePath} />
        {children}
      </div>
      <Dialog isOpen={isOpen} onClose={close} aria-label="Menu" className={styles.menu}>
        <div className={styles.menuTop}>
          <Logo to={homePath} onFollow={close} />
          <IconButton label="Close" data-dialog-dismiss="" onClick={close}>
            <IconX size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </div>
        {menu(close)}
      </Dialog>
    </header>
  );
}
