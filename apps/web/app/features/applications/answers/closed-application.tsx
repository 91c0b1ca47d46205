import { applicationMoves } from '@tessera/contract/deal/application-states';
import type { Application } from '@tessera/contract/deal/applications';
import { findMove } from '@tessera/contract/deal/moves';
import { IconBookmark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDay, toInitials } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import { ApplicationStatusChip } from '../application-status.tsx';
import { inSentence, priceText } from '../../../lib/text/deal-text.ts';
import { reasonLabels } from '../application-text.ts';
import { useAnswer } from '../applications.queries.ts';

/** An application that is declined or withdrawn, in short. A declined one may be shortlisted while the order is open. */
export function ClosedApplication({
  application,
  contact,
  canShortlist,
  onOrderMoved,
}: {
  application: Application;
  /** How one writes to the designer. */
  contact: ReactNode;
  /** Whether the order shortlists now. */
  canShortlist: boolean;
  onOrderMoved: () => void;
}) {
  const { name, status } = application;
  const answer = useAnswer(application, onOrderMoved);
  const isEdge =
    findMove(applicationMoves, { action: 'shortlist', by: 'customer', from: status }) !== undefined;
  return (
    <li>
      <Avatar
        picture={application.avatar_photo && photoPicture(application.avatar_photo, '')}
        initials={toInitials(...name.split(' '))}
      />
      <div>
        <h2>
          {name} <ApplicationStatusChip status={status} />
        </h2>
        <p>{closedText(application)}</p>
      </div>
      {contact}
      {canShortlist && isEdge ? (
        <Button
          kind="secondary"
          icon={<IconBookmark size={20} stroke={1.5} aria-hidden="true" />}
          aria-label={`Shortlist ${name}`}
          isBusy={answer.isPending}
          onClick={() => answer.mutate({ action: 'shortlist' })}
        >
          Shortlist
        </Button>
      ) : null}
    </li>
  );
}

/** «Nov 7, 2026. The price: above what we planned. Asked for $9,800 to $12,000.» */
function closedText(application: Application): string {
  const { reason, reason_text: words } = application;
  const why =
    reason === null ? words : [reasonLabels[reason], words].filter((part) => part !== '').join(': ');
  const price = priceText(application);
  const asked = price === null ? '' : `Asked for ${inSentence(price)}`;
  return [formatDay(application.status_at), why, asked]
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
