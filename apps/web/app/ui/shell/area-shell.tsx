import { IconLogout, IconSettings, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isPathWithin, isSamePath } from '../../paths.ts';
import { AccountMenu } from '../account-menu/account-menu.tsx';
import { Avatar } from '../badges/avatar.tsx';
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

/** A page of the rail, and how many things there are new. */
export interface AreaEntry {
  label: string;
  to: string;
  Icon: TablerIcon;
  count?: number;
  isCurrent?: (pathname: string) => boolean;
}

/** What surrounds every page of a signed-in person: top bar with the account menu, side rail or drawer, content. */
export function AreaShell({
  area,
  homePath,
  entries,
  countWord,
  settings,
  account,
  hasNews,
  beside,
  bell,
  onSignOut,
  children,
}: {
  /** Whose pages these are, for assistive technology. */
  area: string;
  homePath: string;
  entries: readonly AreaEntry[];
  /** What the counts of the entries are, as in “3 unread”. */
  countWord: string;
  /** Where the account menu leads; `label` names it in the drawer. */
  settings: { to: string; label: string };
  account: ShownAccount;
  /** Marks the button of the drawer. */
  hasNews: boolean;
  /** Stands beside the logo. */
  beside?: ReactNode;
  /** What opens the notifications, for those who get any. */
  bell?: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const current = entries.find(
    ({ to, isCurrent }) => isCurrent?.(pathname) ?? isPathWithin(pathname, to),
  )?.to;
  return (
    <>
      <SkipLink />
      <Bar
        className={styles.bar}
        burger="first"
        hasNews={hasNews}
        homePath={homePath}
        menu={(close) => (
          <>
            <nav aria-label={area}>
              <ul className={links.links}>
                {entries.map(({ label, to, Icon, count = 0 }) => (
                  <li key={to}>
                    <Link to={to} aria-current={to === current ? 'page' : undefined} onClick={close}>
                      <Icon size={24} stroke={1.5} aria-hidden="true" />
                      {label}
                      {count === 0 ? null : <CountTile count={count} what={countWord} />}
                    </Link>
                  </li>
                ))}
              </ul>
              <ul className={links.links}>
                <li>
                  <Link
                    to={settings.to}
                    aria-current={isSamePath(pathname, settings.to) ? 'page' : undefined}
                    onClick={close}
                  >
                    <IconSettings size={24} stroke={1.5} aria-hidden="true" />
                    {settings.label}
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
        {beside}
        <div className={styles.end}>
          {bell}
          <AccountMenu
            settingsPath={settings.to}
            initials={account.initials}
            picture={account.picture}
            onSignOut={onSignOut}
          />
        </div>
      </Bar>
      <div className={styles.area}>
        <nav className={styles.rail} aria-label={area}>
          {entries.map(({ label, to, Icon, count = 0 }) => (
            <Link
              key={to}
              to={to}
              aria-label={count === 0 ? label : `${label}, ${count} ${countWord}`}
              aria-current={to === current ? 'page' : undefined}
            >
              <Icon size={24} stroke={1.5} aria-hidden="true" />
              {count === 0 ? null : <CountTile className={styles.count} count={count} />}
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
