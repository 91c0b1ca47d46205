import type { Role } from '@tessera/contract/account/auth';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import styles from './account-links.module.css';

/** Lead from the profile to the account itself, and to how its owner is told of things. */
export function AccountLinks({ role }: { role: Role }) {
  return (
    <span className={styles.links}>
      <Link className="link" to={paths[role].account}>
        E-mail, password and sessions
      </Link>
      <Link className="link" to={paths[role].notificationSettings}>
        Notification settings
      </Link>
    </span>
  );
}
