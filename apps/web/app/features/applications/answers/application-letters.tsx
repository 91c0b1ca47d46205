import { openApplicationStatuses } from '@tessera/contract/deal/application-states';
import type { Application } from '@tessera/contract/deal/applications';
import { matchedOrderStatuses, type OrderStatus } from '@tessera/contract/orders/order-states';
import type { Order } from '@tessera/contract/orders/orders';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import styles from './application-letters.module.css';
import { ApplicationLetter } from './application-letter.tsx';
import { ClosedApplication } from './closed-application.tsx';

/**
 * The applications to an order: the accepted one, the shortlisted ones and the sent ones as letters, newest first, then the
 * closed ones in short.
 */
export function ApplicationLetters({
  order,
  applications,
  openMax,
  contactOf,
  reportOf,
  onOrderMoved,
}: {
  order: Pick<Order, 'id' | 'object_name' | 'status'>;
  /** Those to this order, latest first. */
  applications: readonly Application[];
  /** How many of them may be open at a time. */
  openMax: number;
  /** How one writes to an applicant. */
  contactOf: (application: Application) => ReactNode;
  /** How a photo of an applicant is reported. */
  reportOf: (application: Application, photoId: string | undefined) => ReactNode;
  /** Called when an answer may have changed the order. */
  onOrderMoved: () => void;
}) {
  const letters = letterStatuses.flatMap((status) => applications.filter((one) => one.status === status));
  const closed = applications.filter(({ status }) => !letterStatuses.includes(status));
  const openCount = letters.filter(({ status }) => openApplicationStatuses.includes(status)).length;
  const hindrance = openCount > 0 ? hindranceOf(order.status) : null;
  return (
    <>
      {hindrance === null ? null : (
        <div className={styles.notice}>
          <Notice tone="info">{hindrance}</Notice>
        </div>
      )}
      {hindrance !== null || openCount < openMax ? null : (
        <p className={`caption num ${styles.full}`}>
          {openCount} of {openMax} applications are open. Others can apply once you decline one.
        </p>
      )}
      <div className={styles.letters}>
        {letters.map((application) => (
          <ApplicationLetter
            key={application.designer_id}
            application={application}
            order={order}
            contact={contactOf(application)}
            reportOf={(photoId) => reportOf(application, photoId)}
            onOrderMoved={onOrderMoved}
          />
        ))}
      </div>
      {closed.length === 0 ? null : (
        <ul className={styles.closed}>
          {closed.map((application) => (
            <ClosedApplication
              key={application.designer_id}
              application={application}
              contact={contactOf(application)}
              canShortlist={matchedOrderStatuses.includes(order.status)}
              onOrderMoved={onOrderMoved}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const letterStatuses: readonly Application['status'][] = ['accepted', 'shortlisted', 'sent'];

/** Why open applications cannot be accepted now; null where they can. */
function hindranceOf(status: OrderStatus): string | null {
  if (matchedOrderStatuses.includes(status)) return null;
  return 'This project is paused. Resume the project first to shortlist or accept a designer.';
}

/** Applications that are still loading. */
export function ApplicationLetterSkeletons() {
  return (
    <div className={styles.letters} role="progressbar" aria-label="Loading">
      {[1, 2].map((key) => (
        <div key={key} className={styles.letter} aria-hidden="true">
          <div className={styles.photos} />
          <div className={styles.body}>
            <Skeleton height="3rem" width="60%" />
            <Skeleton height="6rem" />
            <Skeleton height="4.5rem" />
            <Skeleton height="2.75rem" width="16rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
