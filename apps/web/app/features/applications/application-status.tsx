import { applicationStatusLabels, type ApplicationStatus } from '@tessera/contract/deal/application-states';
import {
  IconArrowBackUp,
  IconBookmark,
  IconCheck,
  IconSend,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { StatusChip, type StatusTone } from '../../ui/badges/status-chip.tsx';

const looks: Record<ApplicationStatus, { Icon: TablerIcon; tone: StatusTone }> = {
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
    <StatusChip tone={tone} figure={<Icon size={16} stroke={1.75} aria-hidden="true" />}>
      {applicationStatusLabels[status]}
    </StatusChip>
  );
}
