import { orderStatusLabels, type OrderStatus } from '@tessera/contract/orders/order-states';
import styles from './order-status.module.css';
import { StatusChip, type StatusTone } from './status-chip.tsx';

/** How many of an order's four tiles are laid: described, accepted, delivered, completed. */
export const tilesLaid: Record<OrderStatus, number> = {
  active: 1,
  paused: 1,
  in_progress: 2,
  delivered: 3,
  completed: 4,
  cancelled: 0,
};

const tones: Record<OrderStatus, StatusTone> = {
  active: 'ok',
  paused: 'neutral',
  in_progress: 'lapis',
  delivered: 'gold',
  completed: 'neutral',
  cancelled: 'neutral',
};

/** The tile at each place of the figure, row by row: tiles are laid from the bottom left to the top right. */
export const TILE_AT = [3, 4, 1, 2] as const;

/** The four tiles of an order, of which those that are laid are filled. */
export function OrderTiles({ laid }: { laid: number }) {
  return (
    <span className={styles.tiles} aria-hidden="true">
      {TILE_AT.map((tile) => (
        <i
          key={tile}
          className={tile > laid ? undefined : tile === 4 ? `${styles.laid} ${styles.last}` : styles.laid}
        />
      ))}
    </span>
  );
}

/** Where an order stands: its four tiles, and the word. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return (
    <StatusChip tone={tones[status]} figure={<OrderTiles laid={tilesLaid[status]} />}>
      {orderStatusLabels[status]}
    </StatusChip>
  );
}
