import { Dialog } from '@ariakit/react/dialog';
import type { DialogProps } from './dialog-props.ts';
import styles from './dialog.module.css';

/** The dialog of the component library in our look; see `dialog.tsx`. */
export default function DialogPart({ isOpen, className, ...dialog }: DialogProps) {
  return (
    <Dialog
      {...dialog}
      open={isOpen}
      unmountOnHide
      // A press beside a dialog must not throw away what was typed in it.
      hideOnInteractOutside={false}
      // The focus goes back without scrolling, because a link in the dialog may be scrolling to its target.
      autoFocusOnHide={(element) => {
        element?.focus({ preventScroll: true });
        return element === null;
      }}
      // Toasts are announced, and can be closed, over a dialog too.
      getPersistentElements={() => document.querySelectorAll('[data-toasts]')}
      backdrop={<div className={styles.backdrop} />}
      className={className === undefined ? styles.dialog : `${styles.dialog} ${className}`}
    />
  );
}
