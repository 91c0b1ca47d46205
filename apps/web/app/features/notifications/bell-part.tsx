import { Popover, usePopoverStore } from '@ariakit/react/popover';
import { useQuery } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import type { Notification } from '@tessera/contract/talk/notifications';
import { useLayoutEffect, type RefObject } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../lib/text/format.ts';
import { paths, toPagePath } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import styles from './bell.module.css';
import { kindIcons } from './kinds.ts';
import { notificationsQuery, useMarkRead } from './notifications.queries.ts';

/** What hangs from the bell; see `bell.tsx`. Escape closes it and gives the focus back to the bell. */
export default function BellPart({
  id,
  button,
  role,
  isOpen,
  onOpenChange,
}: {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  role: Role;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const popover = usePopoverStore({ open: isOpen, setOpen: onOpenChange, placement: 'bottom-end' });
  useLayoutEffect(() => {
    popover.setAnchorElement(button.current);
    popover.setDisclosureElement(button.current);
  }, [popover, button, isOpen]);
  return (
    <Popover
      store={popover}
      id={id}
      className={styles.popover}
      aria-labelledby={`${id}-title`}
      gutter={4}
      overflowPadding={8}
      unmountOnHide
      // What it covers cannot be pressed by mistake, and the Tab key stays in it.
      modal
      backdrop={false}
    >
      <Content role={role} titleId={`${id}-title`} onClose={() => onOpenChange(false)} />
    </Popover>
  );
}

function Content({ role, titleId, onClose }: { role: Role; titleId: string; onClose: () => void }) {
  const { data: notifications, isError, refetch } = useQuery({ ...notificationsQuery, staleTime: 0 });
  const mark = useMarkRead();
  const hasNew = notifications?.some(({ read }) => !read) === true;
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId}>Notifications</h2>
        {hasNew ? (
          <Button
            kind="quiet"
            className={styles.all}
            isBusy={mark.isPending}
            onClick={() => mark.mutate({ all: true })}
          >
            Mark all as read
          </Button>
        ) : null}
      </div>
      {notifications === undefined ? (
        isError ? (
          <div className={styles.failed}>
            <ErrorState message="Your notifications could not be loaded." onRetry={() => void refetch()} />
          </div>
        ) : (
          <div className={styles.list} role="progressbar" aria-label="Loading">
            {[1, 2, 3].map((row) => (
              <div key={row} className={styles.entry} aria-hidden="true">
                <Skeleton height="52px" width="52px" />
                <Skeleton height="52px" />
              </div>
            ))}
          </div>
        )
      ) : notifications.length === 0 ? (
        <p className={styles.none}>Nothing new</p>
      ) : (
        <ul className={styles.list}>
          {notifications.map((notification) => (
            <li key={notification.id}>
              <Entry
                role={role}
                notification={notification}
                onFollow={() => {
                  if (!notification.read) mark.mutate({ ids: [notification.id] });
                  onClose();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <ButtonLink kind="quiet" isFullWidth to={paths[role].notificationSettings} onClick={onClose}>
          Notification settings
        </ButtonLink>
      </div>
    </>
  );
}

function Entry({
  role,
  notification: { kind, text, link, created_at: at, read },
  onFollow,
}: {
  role: Role;
  notification: Notification;
  onFollow: () => void;
}) {
  const Icon = kindIcons[kind];
  return (
    <Link
      className={read ? styles.entry : `${styles.entry} ${styles.new}`}
      // What is about a page that these pages do not have leads to the first one.
      to={toPagePath(link) === null ? paths[role].home : link}
      onClick={onFollow}
    >
      <span className={styles.icon}>
        <Icon size={24} stroke={1.5} aria-hidden="true" />
      </span>
      <span>
        {read ? null : <span className="visually-hidden">New: </span>}
        {text}
        <time dateTime={at}>{formatMoment(at)}</time>
      </span>
    </Link>
  );
}
