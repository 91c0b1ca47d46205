import type { Role } from '@tessera/contract/auth';
import {
  IconHelp,
  IconHome,
  IconLayoutGrid,
  IconLogout,
  IconSettings,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isPathWithin, isSamePath, paths } from '../paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { Avatar } from './avatar.tsx';
import { Bar } from './bar.tsx';
import type { Picture } from './picture.ts';
import links from './menu-links.module.css';
import styles from './private-shell.module.css';
import { SkipLink } from './skip-link.tsx';

/** Who is signed in, as the bars show it. */
export interface ShownAccount {
  name: string;
  initials: string;
  picture: Picture | null;
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
  const { pathname } = useLocation();
  const entries = entriesOf(role);
  const current = entries.find(
    ({ to, isCurrent }) => isCurrent?.(pathname) ?? isPathWithin(pathname, to),
  )?.to;
  const area = role === 'designer' ? 'Designer' : 'Customer';
  return (
    <>
      <SkipLink />
      <Bar
        className={styles.bar}
        burger="first"
        menu={(close) => (
          <>
            <nav aria-label={area}>
              <ul className={links.links}>
                {entries.map(({ label, to, Icon }) => (
                  <li key={to}>
                    <Link to={to} aria-current={to === current ? 'page' : undefined} onClick={close}>
                      <Icon size={24} stroke={1.5} aria-hidden="true" />
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
              <ul className={links.links}>
                <li>
                  <Link
                    to={paths[role].settings}
                    aria-current={isSamePath(pathname, paths[role].settings) ? 'page' : undefined}
                    onClick={close}
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
              <Avatar size="small" initials={account.initials} picture={account.picture} />
              {account.name}
            </p>
          </>
        )}
      >
        <AccountMenu
          role={role}
          initials={account.initials}
          picture={account.picture}
          onSignOut={onSignOut}
        />
      </Bar>
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
