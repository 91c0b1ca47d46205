import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface DialogProps {
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
  role?: 'dialog' | 'alertdialog';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back.
 * Nothing is rendered while it is closed.
 */
export function Dialog({ isOpen, ...dialog }: DialogProps & { isOpen: boolean }) {
  return isOpen ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({ onClose, className, children, ...rest }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Closed before it is taken out of the page, or the browser would not give the focus back.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      {...rest}
      ref={element}
      className={className}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === element.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
