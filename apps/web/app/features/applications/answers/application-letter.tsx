import { applicationMoves, type ApplicationAction } from '@tessera/contract/deal/application-states';
import type { Application } from '@tessera/contract/deal/applications';
import { findMove } from '@tessera/contract/deal/moves';
import { matchedOrderStatuses } from '@tessera/contract/orders/order-states';
import type { Order } from '@tessera/contract/orders/orders';
import { IconBookmark } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatDay, toInitials } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Chip } from '../../../ui/badges/chip.tsx';
import { Stars } from '../../../ui/badges/stars.tsx';
import { useDialogPart } from '../../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../../ui/loading/part.ts';
import { Lightbox } from '../../../ui/photos/lightbox/lightbox.tsx';
import { PhotoCarousel } from '../../../ui/photos/photo-carousel.tsx';
import { cardPicture, photoPicture } from '../../../ui/photos/picture.ts';
import { ApplicationStatusChip } from '../application-status.tsx';
import { priceText } from '../../../lib/text/deal-text.ts';
import { useAnswer } from '../applications.queries.ts';
import styles from './application-letters.module.css';

const dialogs = {
  accept: definePart(() => import('./accept-dialog.tsx')),
  decline: definePart(() => import('./decline-dialog.tsx')),
};

/** An application as a letter: the work, what the designer writes and asks for, and what the customer can answer. */
export function ApplicationLetter({
  application,
  order,
  contact,
  reportOf,
  onOrderMoved,
}: {
  application: Application;
  order: Pick<Order, 'id' | 'object_name' | 'status'>;
  /** How one writes to the designer. */
  contact: ReactNode;
  /** How one of the designer's photos is reported. */
  reportOf: (photoId: string | undefined) => ReactNode;
  onOrderMoved: () => void;
}) {
  const { name, match, location, status } = application;
  const [openedPhoto, setOpenedPhoto] = useState<number | null>(null);
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null);
  const { Content: AnswerDialog } = useDialogPart(dialogs[asked ?? 'accept'], asked !== null, () =>
    setAsked(null),
  );
  const answer = useAnswer(application, onOrderMoved);
  const can = (action: ApplicationAction) =>
    findMove(applicationMoves, { action, by: 'customer', from: status }) !== undefined;
  const isOrderOpen = matchedOrderStatuses.includes(order.status);
  const pictures = (match?.portfolioPhotos ?? []).map((photo, index) =>
    cardPicture(photo, `Work of ${name}, photo ${index + 1}`),
  );
  const price = priceText(application);
  const [reason] = match?.reasons ?? [];
  return (
    <article
      className={pictures.length === 0 ? `${styles.letter} ${styles.withoutPhotos}` : styles.letter}
      aria-labelledby={`application-${application.designer_id}`}
    >
      {pictures.length === 0 ? null : (
        <div className={styles.photos}>
          <PhotoCarousel
            className={styles.stage}
            pictures={pictures}
            label={`Portfolio of ${name}`}
            sizes="(max-width: 899.98px) 100vw, 38vw"
            onOpen={setOpenedPhoto}
          />
        </div>
      )}
      <div className={styles.body}>
        <header className={styles.head}>
          <Avatar
            picture={application.avatar_photo && photoPicture(application.avatar_photo, '')}
            initials={toInitials(...name.split(' '))}
          />
          <div>
            <h2 id={`application-${application.designer_id}`}>{name}</h2>
            {location === '' && match === null ? null : (
              <p className={styles.meta}>
                {location === '' ? null : <span>{location}</span>}
                {match === null ? null : match.rating === null ? (
                  <Chip tone="lapis">New</Chip>
                ) : (
                  <Stars rating={match.rating} reviewCount={match.reviewCount} />
                )}
              </p>
            )}
          </div>
          <ApplicationStatusChip status={status} />
        </header>
        {application.note === '' ? (
          match?.reasons.map(({ text }) => (
            <p key={text} className={styles.note}>
              {text}
            </p>
          ))
        ) : (
          <p className={styles.note}>{application.note}</p>
        )}
        <dl className={styles.terms}>
          <div>
            <dt>Price range</dt>
            <dd className={price === null ? styles.fact : undefined}>{price ?? 'No price named'}</dd>
          </div>
          {application.note === '' || reason === undefined ? null : (
            <div>
              <dt>Why this designer</dt>
              <dd className={styles.fact}>{reason.text}</dd>
            </div>
          )}
        </dl>
        <div className={styles.foot}>
          {can('accept') ? (
            <Button
              aria-haspopup="dialog"
              disabled={!isOrderOpen || answer.isPending}
              onClick={() => setAsked('accept')}
            >
              Accept
            </Button>
          ) : null}
          {can('shortlist') ? (
            <Button
              kind="secondary"
              icon={<IconBookmark size={20} stroke={1.5} aria-hidden="true" />}
              disabled={!isOrderOpen}
              isBusy={answer.isPending}
              onClick={() => answer.mutate({ action: 'shortlist' })}
            >
              Shortlist
            </Button>
          ) : null}
          {can('decline') ? (
            <Button
              kind="quiet"
              aria-haspopup="dialog"
              disabled={answer.isPending}
              onClick={() => setAsked('decline')}
            >
              Decline
            </Button>
          ) : null}
          {contact}
          <span className="caption">
            {match === null ? 'Applied' : `${Math.round(match.score)} match, applied`}{' '}
            {formatDay(application.applied_at)}
          </span>
        </div>
      </div>
      {asked === null || AnswerDialog === null ? null : (
        <AnswerDialog application={application} onOrderMoved={onOrderMoved} onClose={() => setAsked(null)} />
      )}
      <Lightbox
        pictures={pictures}
        label={`Portfolio of ${name}`}
        index={openedPhoto}
        actionFor={({ id }) => reportOf(id)}
        onClose={() => setOpenedPhoto(null)}
      />
    </article>
  );
}
