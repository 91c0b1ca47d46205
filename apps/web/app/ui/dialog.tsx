import { useEffect, useRef, type ReactNode } from 'react';

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back.
 * Nothing is rendered while it is closed.
 */
export function Dialog({
  isOpen,
  onClose,
  className,
  children,
  ...rest
}: {
  isOpen: boolean;
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
  role?: 'dialog' | 'alertdialog';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) element.current?.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
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
