import { deletableOrderStatuses, editableOrderStatuses } from '@tessera/contract/orders/order-states';
import type { Order } from '@tessera/contract/orders/orders';
import { IconPencil, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay, formatUsd } from '../../../lib/text/format.ts';
import { paths } from '../../../paths.ts';
import card from '../../../ui/cards/card.module.css';
import { Chip } from '../../../ui/badges/chip.tsx';
import { IconButton, IconLink as IconRouteLink } from '../../../ui/buttons/icon-button.tsx';
import { MatchingNote } from '../../../ui/cards/matching-note.tsx';
import { OrderStatusChip } from '../../../ui/badges/order-status.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import styles from './order-card.module.css';

/** Links that a card spells out; the rest is counted. */
const LINKS_SHOWN = 3;

/** Pictures that a card shows. */
const PHOTOS_SHOWN = 3;

/** An order in the customer's list. */
export function OrderCard({
  order,
  applicants,
  previewOf,
  onDelete,
}: {
  order: Order;
  /** Who has applied, where somebody has. */
  applicants: ReactNode;
  /** What is shown of a link. */
  previewOf: (link: Order['links'][number]) => ReactNode;
  onDelete: () => void;
}) {
  const photos = order.photos.slice(0, PHOTOS_SHOWN);
  const moreLinks = order.links.length - LINKS_SHOWN;
  const isEditable = editableOrderStatuses.includes(order.status);
  // No picture can be added any more, so the words take the place.
  const isWordsOnly = photos.length === 0 && !isEditable;
  return (
    <article className={`${card.card} ${styles.order}`} aria-labelledby={`order-${order.id}`}>
      {isWordsOnly ? null : photos.length === 0 ? (
        <div className={`${card.noPhotos} ${styles.none}`}>
          <Link to={paths.customer.editProject(order.id)}>
            <IconPhotoPlus size={20} stroke={1.5} aria-hidden="true" />
            Add links to pictures you like
          </Link>
        </div>
      ) : (
        <div className={styles.photos}>
          {photos.map((photo) => (
            <Photo
              key={photo.id}
              className={styles.photo}
              picture={photoPicture(photo, '')}
              sizes={
                photos.length === 1
                  ? '(max-width: 599.98px) 100vw, 400px'
                  : '(max-width: 599.98px) 50vw, 200px'
              }
            />
          ))}
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.name} id={`order-${order.id}`}>
          <Link to={paths.customer.project(order.id)}>{order.object_name}</Link>
        </h2>
        <p className={isWordsOnly ? `${card.description} ${styles.long}` : card.description}>
          {order.object_desc}
        </p>
      </div>
      <OrderChips order={order} />
      {order.links.length === 0 ? null : (
        <ul className={styles.links}>
          {order.links.slice(0, LINKS_SHOWN).map((link, index) => (
            <li key={`${index} ${link.link}`}>
              <a href={link.link} target="_blank" rel="noopener noreferrer nofollow">
                {previewOf(link)}
              </a>
            </li>
          ))}
          {moreLinks <= 0 ? null : <li className={`caption ${styles.more}`}>+{moreLinks} more links</li>}
        </ul>
      )}
      <MatchingNote state={order.matching_state} />
      {applicants}
      <div className={card.foot}>
        <span className="caption">Created {formatDay(order.created_at)}</span>
        <span className={card.actions}>
          {isEditable ? (
            <IconRouteLink label="Edit project" to={paths.customer.editProject(order.id)}>
              <IconPencil size={20} stroke={1.5} aria-hidden="true" />
            </IconRouteLink>
          ) : null}
          {deletableOrderStatuses.includes(order.status) ? (
            <IconButton label="Delete project" onClick={onDelete}>
              <IconTrash size={20} stroke={1.5} aria-hidden="true" />
            </IconButton>
          ) : null}
        </span>
      </div>
    </article>
  );
}

/** Where an order stands, and its budget where it has one. */
export function OrderChips({ order }: { order: Order }) {
  return (
    <ul className={card.chips}>
      <li>
        <OrderStatusChip status={order.status} />
      </li>
      {order.budget === null ? null : (
        <li>
          <Chip tone="gold">{formatUsd(order.budget)}</Chip>
        </li>
      )}
    </ul>
  );
}
