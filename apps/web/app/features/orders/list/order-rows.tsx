import type { Order } from '@tessera/contract/orders/orders';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/text/format.ts';
import { Mark } from '../../../ui/brand/mark.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import { OrderChips } from './order-card.tsx';
import styles from './order-rows.module.css';

/** Orders in short, one line each; a line leads to `toOrder`. */
export function OrderRows({
  orders,
  toOrder,
}: {
  orders: readonly Order[];
  toOrder: (orderId: string) => string;
}) {
  return (
    <ul className={styles.rows}>
      {orders.map((order) => (
        <li key={order.id}>
          <span className={styles.picture}>
            {order.photos[0] === undefined ? (
              <Mark className={styles.mark} />
            ) : (
              <Photo className={styles.photo} picture={photoPicture(order.photos[0], '')} sizes="72px" />
            )}
          </span>
          <span>
            <Link className={styles.name} to={toOrder(order.id)}>
              {order.object_name}
            </Link>
            <span className="caption">Created {formatDay(order.created_at)}</span>
          </span>
          <span className={styles.chips}>
            <OrderChips order={order} />
          </span>
          <IconArrowRight className={styles.arrow} size={20} stroke={1.5} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
