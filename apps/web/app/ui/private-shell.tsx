import type { Role } from '@tessera/contract/auth';
import {
  IconHelp,
  IconHome,
  IconLayoutGrid,
  IconLogout,
  IconMenu2,
  IconSettings,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isPathWithin, isSamePath, paths } from '../paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { Avatar } from './avatar.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { Logo } from './logo.tsx';
import styles from './private-shell.module.css';
import { SkipLink } from './skip-link.tsx';

/** Who is signed in, as the bars show it. */
export interface ShownAccount {
  name: string;
  initials: string;
  photoUrl: string | null;
}

/** What surrounds every private page: top bar with the account menu, side rail or drawer, content. */
export function PrivateShell({
  role,
  account,
  onSignOut,
  children,
}: {
  role: Role;
  account: ShownAccount;
  onSignOut: () => void;
  children: ReactNode;
}) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  const entries = entriesOf(role);
  const current = entries.find(
    ({ to, isCurrent }) => isCurrent?.(pathname) ?? isPathWithin(pathname, to),
  )?.to;
  const area = role === 'designer' ? 'Designer' : 'Customer';
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <IconButton
          className={styles.burger}
          label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setIsDrawerOpen(true)}
        >
          <IconMenu2 size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <Logo />
        <AccountMenu
          role={role}
          initials={account.initials}
          photoUrl={account.photoUrl}
          onSignOut={onSignOut}
        />
      </header>
      <div className={styles.area}>
        <nav className={styles.rail} aria-label={area}>
          {entries.map(({ label, to, Icon }) => (
            <Link key={to} to={to} aria-label={label} aria-current={to === current ? 'page' : undefined}>
              <Icon size={24} stroke={1.5} aria-hidden="true" />
            </Link>
          ))}
        </nav>
        <main className={styles.main} id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Dialog
        isOpen={isDrawerOpen}
        onClose={() => setIsDrawerOpen(false)}
        aria-label="Menu"
        className={styles.drawer}
      >
        <div className={styles.drawerTop}>
          <Logo />
          <IconButton label="Close" onClick={() => setIsDrawerOpen(false)}>
            <IconX size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </div>
        <nav aria-label={area} className={styles.drawerLinks}>
          <ul>
            {entries.map(({ label, to, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === current ? 'page' : undefined}
                  onClick={() => setIsDrawerOpen(false)}
                >
                  <Icon size={24} stroke={1.5} aria-hidden="true" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ul>
            <li>
              <Link
                to={paths[role].settings}
                aria-current={isSamePath(pathname, paths[role].settings) ? 'page' : undefined}
                onClick={() => setIsDrawerOpen(false)}
              >
                <IconSettings size={24} stroke={1.5} aria-hidden="true" />
                Profile Settings
              </Link>
            </li>
            <li>
              <button type="button" onClick={onSignOut}>
                <IconLogout size={24} stroke={1.5} aria-hidden="true" />
                Log Out
              </button>
            </li>
          </ul>
        </nav>
        <p className={styles.drawerAccount}>
          <Avatar size="small" initials={account.initials} src={account.photoUrl} />
          {account.name}
        </p>
      </Dialog>
    </>
  );
}

interface Entry {
  label: string;
  to: string;
  Icon: TablerIcon;
  isCurrent?: (pathname: string) => boolean;
}

function entriesOf(role: Role): Entry[] {
  const { home, projects, contact } = paths[role];
  return [
    {
      label: 'Home',
      to: home,
      Icon: IconHome,
      isCurrent: (pathname) => isSamePath(pathname, home) || pathname === paths.home,
    },
    { label: 'My Projects', to: projects, Icon: IconLayoutGrid },
    { label: role === 'designer' ? 'Help' : 'Contact Us', to: contact, Icon: IconHelp },
  ];
}
