import type { ReactNode } from 'react';

/** A modal dialog and what it holds. */
export interface DialogProps {
  isOpen: boolean;
  /** Called when the dialog asks to be closed: by Escape, or by a button that assistive technology gets. */
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
  role?: 'dialog' | 'alertdialog';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}
