import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './match-list.module.css';

/** Where a list ends: the cards of those below what counts as a fit, behind a button. */
export function WeakerMatches({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen)
    return (
      <>
        <h2 className={styles.heading} tabIndex={-1} ref={(heading) => heading?.focus()}>
          Weaker matches
        </h2>
        {children}
      </>
    );
  return (
    <div className={styles.end}>
      <Button kind="secondary" onClick={() => setIsOpen(true)}>
        Show weaker matches
      </Button>
    </div>
  );
}
