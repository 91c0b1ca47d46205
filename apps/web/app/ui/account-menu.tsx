import type { Role } from '@tessera/contract/auth';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { useId, useRef, type KeyboardEvent, type ToggleEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './account-menu.module.css';
import { Avatar } from './avatar.tsx';
import type { Picture } from './picture.ts';

/** The account menu behind the avatar. The browser's popover closes it on Escape and on a press elsewhere. */
export function AccountMenu({
  role,
  initials,
  picture,
  onSignOut,
}: {
  role: Role;
  initials: string;
  picture: Picture | null;
  onSignOut: () => void;
}) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = () => menu.current?.hidePopover();

  const handleToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') items()[0]?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all[(at - 1 + all.length) % all.length],
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (event.key === 'Tab') close();
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Account menu"
        aria-haspopup="menu"
        popoverTarget={id}
      >
        <Avatar size="small" initials={initials} picture={picture} />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label="Account menu"
        className={styles.menu}
        onToggle={handleToggle}
        onKeyDown={handleKeyDown}
      >
        <Link role="menuitem" tabIndex={-1} to={paths[role].settings} onClick={close}>
          <IconSettings size={20} stroke={1.5} aria-hidden="true" />
          Settings
        </Link>
        <button role="menuitem" tabIndex={-1} type="button" onClick={onSignOut}>
          <IconLogout size={20} stroke={1.5} aria-hidden="true" />
          Logout
        </button>
      </div>
    </>
  );
}
