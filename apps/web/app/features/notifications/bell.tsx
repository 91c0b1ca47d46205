import { useQuery } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import { IconBell } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { CountTile } from '../../ui/cards/count-tile.tsx';
import { definePart, usePart } from '../../ui/loading/part.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import styles from './bell.module.css';
import { unreadNotificationsQuery } from './notifications.queries.ts';

const bellPart = definePart(() => import('./bell-part.tsx'));

/** Opens what the account has been told, and says how much of it is new. `isReady` says that the number may be asked for. */
export function Bell({ role, isReady }: { role: Role; isReady: boolean }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { data: unread = 0 } = useQuery({ ...unreadNotificationsQuery, enabled: isReady });
  const { Content: BellPart } = usePart(bellPart, isOpen, () => {
    setIsOpen(false);
    showToast('This could not be opened. Please check your connection and try again.', 'error');
  });
  return (
    <>
      <IconButton
        ref={button}
        className={styles.bell}
        label={unread === 0 ? 'Notifications' : `Notifications, ${unread} new`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconBell size={20} stroke={1.5} aria-hidden="true" />
        {unread === 0 ? null : <CountTile className={styles.count} count={unread} />}
      </IconButton>
      {BellPart === null ? null : (
        <BellPart id={id} button={button} role={role} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}
