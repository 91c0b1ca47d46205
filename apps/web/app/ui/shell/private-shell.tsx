import type { Role } from '@tessera/contract/account/auth';
import {
  IconHelp,
  IconHome,
  IconLayoutGrid,
  IconLogout,
  IconMessage,
  IconSend,
  IconSettings,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isPathWithin, isSamePath, paths } from '../../paths.ts';
import { AccountMenu } from '../account-menu/account-menu.tsx';
import { Avatar } from '../cards/avatar.tsx';
import { CountTile } from '../cards/count-tile.tsx';
import { Bar } from './bar.tsx';
import type { Picture } from '../photos/picture.ts';
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
  unreadMessages,
  bell,
  onSignOut,
  children,
}: {
  role: Role;
  account: ShownAccount;
  /** How many messages the account has not read. */
  unreadMessages: number;
  /** What opens the notifications. */
  bell: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const entries = entriesOf(role, unreadMessages);
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
        hasNews={unreadMessages > 0}
        homePath={paths[role].home}
        menu={(close) => (
          <>
            <nav aria-label={area}>
              <ul className={links.links}>
                {entries.map(({ label, to, Icon, unread = 0 }) => (
                  <li key={to}>
                    <Link to={to} aria-current={to === current ? 'page' : undefined} onClick={close}>
                      <Icon size={24} stroke={1.5} aria-hidden="true" />
                      {label}
                      {unread === 0 ? null : <CountTile count={unread} what="unread" />}
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
        <div className={styles.end}>
          {bell}
          <AccountMenu
            role={role}
            initials={account.initials}
            picture={account.picture}
            onSignOut={onSignOut}
          />
        </div>
      </Bar>
      <div className={styles.area}>
        <nav className={styles.rail} aria-label={area}>
          {entries.map(({ label, to, Icon, unread = 0 }) => (
            <Link
              key={to}
              to={to}
              aria-label={unread === 0 ? label : `${label}, ${unread} unread`}
              aria-current={to === current ? 'page' : undefined}
            >
              <Icon size={24} stroke={1.5} aria-hidden="true" />
              {unread === 0 ? null : <CountTile className={styles.count} count={unread} />}
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
  unread?: number;
  isCurrent?: (pathname: string) => boolean;
}

function entriesOf(role: Role, unreadMessages: number): Entry[] {
  const { home, projects, messages, contact } = paths[role];
  return [
    {
      label: 'Home',
      to: home,
      Icon: IconHome,
      isCurrent: (pathname) => isSamePath(pathname, home) || pathname === paths.home,
    },
    { label: 'My Projects', to: projects, Icon: IconLayoutGrid },
    { label: 'Messages', to: messages, Icon: IconMessage, unread: unreadMessages },
    ...(role === 'designer'
      ? [
          {
            label: 'Applications',
            to: paths.designer.applications,
            Icon: IconSend,
            isCurrent: (pathname: string) =>
              isPathWithin(pathname, paths.designer.applications) ||
              isPathWithin(pathname, '/designer/engagements/'),
          },
        ]
      : []),
    { label: role === 'designer' ? 'Help' : 'Contact Us', to: contact, Icon: IconHelp },
  ];
}
