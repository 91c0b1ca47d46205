import type { Application } from '@tessera/contract/deal/applications';
import { IconChevronRight, IconUserCheck, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { formatDay, toInitials } from '../../lib/text/format.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/badges/avatar.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { photoPicture } from '../../ui/photos/picture.ts';
import styles from './applicants.module.css';

/** How many designers have applied to an order; opens the list of them. Nothing while there is none. */
export function Applicants({
  order,
  applications,
}: {
  order: { id: string; name: string };
  /** Those to this order, latest first. */
  applications: readonly Application[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (applications.length === 0) return null;
  const count = `${applications.length} ${applications.length === 1 ? 'designer' : 'designers'} applied`;
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconUserCheck size={20} stroke={1.5} aria-hidden="true" />
        <span>{count}</span>
        <IconChevronRight className={styles.arrow} size={18} stroke={1.5} aria-hidden="true" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className={styles.dialog}
        aria-labelledby={`${id}-title`}
      >
        <header className={styles.head}>
          <div>
            <h2 id={`${id}-title`}>{count}</h2>
            <p className="muted small">to ‘{order.name}’</p>
          </div>
          <IconButton
            className={styles.close}
            label="Close"
            data-dialog-dismiss=""
            onClick={() => setIsOpen(false)}
          >
            <IconX size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </header>
        <ul className={styles.list}>
          {applications.map(({ designer_id, name, location, avatar_photo, applied_at }) => (
            <li key={designer_id}>
              <Avatar
                picture={avatar_photo && photoPicture(avatar_photo, '')}
                initials={toInitials(...name.split(' '))}
              />
              <span>
                <b>{name}</b>
                <span className="caption">
                  {location === '' ? null : `${location}, `}applied {formatDay(applied_at)}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <Link className="link" to={paths.customer.matchesOf(order.id)}>
          See the designers of this project
        </Link>
      </Dialog>
    </>
  );
}
