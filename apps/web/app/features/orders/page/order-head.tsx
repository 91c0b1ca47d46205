import type { Order } from '@tessera/contract/orders/orders';
import type { ReactNode } from 'react';
import { priceText } from '../../../lib/text/deal-text.ts';
import { formatDay, formatUsd } from '../../../lib/text/format.ts';
import { paths } from '../../../paths.ts';
import { Chip } from '../../../ui/badges/chip.tsx';
import { ClampedText } from '../../../ui/cards/clamped-text.tsx';
import { OrderStatusChip } from '../../../ui/badges/order-status.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { SubpageHeader } from '../../../ui/headings/subpage-header.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import styles from './order-head.module.css';

/** Pictures that the head shows. */
const PHOTOS_SHOWN = 3;

/** What an order is and where it stands; `actions` is what can be done about it. */
export function OrderHead({ order, actions }: { order: Order; actions: ReactNode }) {
  const photos = order.photos.slice(0, PHOTOS_SHOWN);
  const price = order.engagement && priceText(order.engagement);
  return (
    <header className={photos.length === 0 ? `${styles.head} ${styles.alone}` : styles.head}>
      <div>
        <SubpageHeader title={order.object_name} backTo={paths.customer.projects} backLabel="My Projects" />
        <p className={styles.facts}>
          <OrderStatusChip status={order.status} />
          {order.budget === null ? null : <Chip tone="gold">{formatUsd(order.budget)}</Chip>}
          {order.engagement === null ? null : <span>with {order.engagement.designer_name}</span>}
          {price === null ? null : <span>{price}</span>}
          <span>{order.country.name_en}</span>
          <span>Created {formatDay(order.created_at)}</span>
        </p>
        <div className={styles.brief}>
          <ClampedText className={styles.words} text={order.object_desc} />
        </div>
        {actions}
      </div>
      {photos.length === 0 ? null : (
        <figure>
          <div className={styles.pictures}>
            {photos.map((photo, index) => (
              <Photo
                key={photo.id}
                className={styles.photo}
                picture={photoPicture(photo, '')}
                sizes={index === 0 ? '(max-width: 899.98px) 66vw, 27vw' : '(max-width: 899.98px) 33vw, 14vw'}
                isUrgent={index === 0}
              />
            ))}
          </div>
          <figcaption className={`caption ${styles.source}`}>Pictures you like</figcaption>
        </figure>
      )}
    </header>
  );
}

/** An order that is still loading. */
export function OrderHeadSkeleton() {
  return (
    <>
      <SubpageHeader title="Project" backTo={paths.customer.projects} backLabel="My Projects" />
      <div role="progressbar" aria-label="Loading">
        <div className={styles.brief}>
          <Skeleton height="1.75rem" width="min(20rem, 100%)" />
        </div>
        <div className={styles.brief}>
          <Skeleton height="6rem" width="min(38rem, 100%)" />
        </div>
      </div>
    </>
  );
}
