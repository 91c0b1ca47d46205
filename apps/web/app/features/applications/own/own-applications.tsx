import {
  applicationMoves,
  applicationStatusLabels,
  openApplicationStatuses,
} from '@tessera/contract/deal/application-states';
import type { OwnApplication } from '@tessera/contract/deal/applications';
import { findMove } from '@tessera/contract/deal/moves';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { formatDay } from '../../../lib/text/format.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import { ApplicationStatusChip } from '../application-status.tsx';
import { inSentence, priceText } from '../../../lib/text/deal-text.ts';
import { reasonLabels } from '../application-text.ts';
import { useWithdraw } from '../applications.queries.ts';
import styles from './own-applications.module.css';

/** A designer's applications, one row each. */
export function OwnApplications({
  applications,
  contactOf,
}: {
  applications: readonly OwnApplication[];
  /** How one writes to the customer. */
  contactOf: (application: OwnApplication) => ReactNode;
}) {
  return (
    <div className={styles.rows}>
      {applications.map((application) => (
        <Row key={application.order_id} application={application} contact={contactOf(application)} />
      ))}
    </div>
  );
}

function Row({ application, contact }: { application: OwnApplication; contact: ReactNode }) {
  const { order_id: orderId, order_name: name, order_photo: photo, status } = application;
  const customer = application.customer_first_name;
  const withdraw = useWithdraw(orderId);
  const price = priceText(application);
  const canWithdraw =
    findMove(applicationMoves, { action: 'withdraw', by: 'designer', from: status }) !== undefined;
  const said = saidLast(application);
  return (
    <article
      className={
        openApplicationStatuses.includes(status) || status === 'accepted'
          ? styles.row
          : `${styles.row} ${styles.closed}`
      }
      aria-labelledby={`application-${orderId}`}
    >
      {photo === null ? null : (
        <Photo className={styles.photo} picture={photoPicture(photo, '')} sizes="10rem" />
      )}
      <div className={styles.words}>
        <p className={styles.stand}>
          <ApplicationStatusChip status={status} />
          <span>
            {status === 'sent'
              ? `Applied ${formatDay(application.applied_at)}`
              : `${applicationStatusLabels[status]} ${formatDay(application.status_at)}`}
          </span>
          {customer === '' ? null : <span>for {customer}</span>}
        </p>
        <h2 className={styles.name} id={`application-${orderId}`}>
          {name}
        </h2>
        {said === '' ? null : <p className={styles.said}>{said}</p>}
        {price === null ? null : <p className={styles.price}>{`You asked for ${inSentence(price)}`}</p>}
      </div>
      <div className={styles.actions}>
        {status === 'accepted' ? (
          <ButtonLink className={styles.open} to={paths.designer.engagement(orderId)}>
            Open project
          </ButtonLink>
        ) : null}
        {contact}
        {canWithdraw ? (
          <Button
            kind="quiet"
            aria-describedby={`application-${orderId}`}
            isBusy={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            Withdraw
          </Button>
        ) : null}
      </div>
    </article>
  );
}

/** Why it was declined, where that was said; otherwise the designer's own note. */
function saidLast({ reason, reason_text: words, note }: OwnApplication): string {
  if (reason === 'another_designer' || reason === 'order_cancelled') return `${reasonLabels[reason]}.`;
  const why = [reason === null ? '' : inSentence(reasonLabels[reason]), words].filter((part) => part !== '');
  if (why.length > 0) return `Reason given: ${why.join(': ')}`;
  return note === '' ? '' : `“${note}”`;
}

/** Rows that are still loading. */
export function OwnApplicationSkeletons() {
  return (
    <div className={styles.rows} role="progressbar" aria-label="Loading">
      {[1, 2, 3].map((key) => (
        <div key={key} className={styles.row} aria-hidden="true">
          <div className={styles.words}>
            <Skeleton height="1.75rem" width="16rem" />
            <Skeleton height="1.75rem" width="60%" />
            <Skeleton height="1.5rem" width="84%" />
          </div>
        </div>
      ))}
    </div>
  );
}
