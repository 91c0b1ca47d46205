import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './account-menu.module.css';
import { Avatar } from '../badges/avatar.tsx';
import { definePart, usePart } from '../loading/part.ts';
import type { Picture } from '../photos/picture.ts';

const menuPart = definePart(() => import('./account-menu-part.tsx'));

/** The account menu behind the avatar. */
export function AccountMenu({
  settingsPath,
  initials,
  picture,
  onSignOut,
}: {
  /** Where the account is set up. */
  settingsPath: string;
  initials: string;
  picture: Picture | null;
  onSignOut: () => void;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { Content: MenuPart } = usePart(menuPart, isOpen, () => setIsOpen(false));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Account menu"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleKeyDown}
      >
        <Avatar size="small" initials={initials} picture={picture} />
      </button>
      {MenuPart === null ? null : (
        <MenuPart
          id={id}
          button={button}
          settingsPath={settingsPath}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onSignOut={onSignOut}
        />
      )}
    </>
  );
}
