import { useQuery } from '@tanstack/react-query';
import type { Delivery } from '@tessera/contract/deal/progress';
import type { Photo } from '@tessera/contract/media';
import type { OrderStatus } from '@tessera/contract/orders/order-states';
import type { CSSProperties } from 'react';
import { TILE_AT, tilesLaid } from '../../../ui/badges/order-status.tsx';
import { deliveredPhotoQuery } from '../files/delivered-file.queries.ts';
import styles from './progress-figure.module.css';

/** What each tile stands for, in the order in which they are laid. */
const STEPS = ['described', 'accepted', 'delivered', 'completed'];

/** Wide enough for the figure on dense screens, in pixels. */
const WIDTH_MIN = 640;

/**
 * How far an order is: its room in four tiles, of which those laid are shown. The room is the first photo of the latest delivery, or
 * the order's own where that has none. Nothing for a cancelled order.
 */
export function ProgressFigure({
  status,
  photo,
  deliveries,
}: {
  status: OrderStatus;
  /** The first picture of the order. */
  photo: Photo | undefined;
  /** Oldest first. */
  deliveries: readonly Delivery[];
}) {
  if (tilesLaid[status] === 0) return null;
  const delivered = deliveries.at(-1)?.files.find((file) => file.photo?.review === 'shown')?.photo;
  const src = addressOf(photo);
  return delivered === undefined ? (
    <Figure status={status} src={src} />
  ) : (
    <DeliveredFigure status={status} photo={delivered} otherwise={src} />
  );
}

/** Shows no picture until the photo is there, and another one where it cannot be loaded. */
function DeliveredFigure({
  status,
  photo,
  otherwise,
}: {
  status: OrderStatus;
  photo: Photo;
  otherwise: string | undefined;
}) {
  const { data, isError } = useQuery(deliveredPhotoQuery(photo));
  return <Figure status={status} src={isError ? otherwise : data} />;
}

function Figure({ status, src }: { status: OrderStatus; src: string | undefined }) {
  const laid = tilesLaid[status];
  const picture = src === undefined ? {} : { '--picture': `url("${src}")` };
  const words = STEPS.slice(0, laid).join(', ');
  return (
    <div className={styles.figure}>
      <div className={styles.tiles} style={picture as CSSProperties} aria-hidden="true">
        {TILE_AT.map((tile) => (
          <i
            key={tile}
            className={
              tile <= laid
                ? tile === 4 && src === undefined
                  ? styles.gold
                  : undefined
                : tile === laid + 1
                  ? styles.next
                  : styles.open
            }
          />
        ))}
      </div>
      <p className={styles.words}>
        <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span>
        <span>{laid} of 4</span>
      </p>
    </div>
  );
}

/** Where a photo's picture for the figure is; undefined for one that nobody is shown. */
function addressOf(photo: Photo | undefined): string | undefined {
  if (photo?.review !== 'shown') return undefined;
  return photo.variants.find(({ width }) => width >= WIDTH_MIN)?.url ?? photo.url;
}
