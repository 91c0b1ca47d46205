import { applicationStatusLabels, type ApplicationStatus } from '@tessera/contract/deal/application-states';
import {
  IconArrowBackUp,
  IconBookmark,
  IconCheck,
  IconSend,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import styles from './application-status.module.css';

const looks: Record<ApplicationStatus, { Icon: TablerIcon; tone: 'neutral' | 'lapis' | 'ok' }> = {
  sent: { Icon: IconSend, tone: 'neutral' },
  shortlisted: { Icon: IconBookmark, tone: 'lapis' },
  accepted: { Icon: IconCheck, tone: 'ok' },
  declined: { Icon: IconX, tone: 'neutral' },
  withdrawn: { Icon: IconArrowBackUp, tone: 'neutral' },
};

/** Where an application stands: an icon, and the word. */
export function ApplicationStatusChip({ status }: { status: ApplicationStatus }) {
  const { Icon, tone } = looks[status];
  return (
    <span className={`${styles.status} ${styles[tone]}`}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {applicationStatusLabels[status]}
    </span>
  );
}
