import type { Role } from '@tessera/contract/account/auth';
import { IconHelp, IconHome, IconLayoutGrid, IconMessage, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isPathWithin, isSamePath, paths } from '../../paths.ts';
import { AreaShell, type AreaEntry, type ShownAccount } from './area-shell.tsx';

/** What surrounds every page of a designer or customer. */
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
  return (
    <AreaShell
      area={role === 'designer' ? 'Designer' : 'Customer'}
      homePath={paths[role].home}
      entries={entriesOf(role, unreadMessages)}
      countWord="unread"
      settings={{ to: paths[role].settings, label: 'Profile Settings' }}
      account={account}
      hasNews={unreadMessages > 0}
      bell={bell}
      onSignOut={onSignOut}
    >
      {children}
    </AreaShell>
  );
}

function entriesOf(role: Role, unreadMessages: number): AreaEntry[] {
  const { home, projects, messages, contact } = paths[role];
  return [
    {
      label: 'Home',
      to: home,
      Icon: IconHome,
      isCurrent: (pathname) => isSamePath(pathname, home) || pathname === paths.home,
    },
    { label: 'My Projects', to: projects, Icon: IconLayoutGrid },
    { label: 'Messages', to: messages, Icon: IconMessage, count: unreadMessages },
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
