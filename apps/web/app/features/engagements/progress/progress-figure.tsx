import type { Photo } from '@tessera/contract/media';
import type { OrderStatus } from '@tessera/contract/orders/order-states';
import type { CSSProperties } from 'react';
import { TILE_AT, tilesLaid } from '../../../ui/cards/order-status.tsx';
import styles from './progress-figure.module.css';

/** What each tile stands for, in the order in which they are laid. */
const STEPS = ['described', 'accepted', 'delivered', 'completed'];

/** Wide enough for the figure on dense screens, in pixels. */
const WIDTH_MIN = 640;

/** How far an order is: its room in four tiles, of which those laid are shown. Nothing for a cancelled one. */
export function ProgressFigure({ status, photo }: { status: OrderStatus; photo: Photo | undefined }) {
  const laid = tilesLaid[status];
  if (laid === 0) return null;
  const isShown = photo?.review === 'shown';
  const src = photo?.variants.find(({ width }) => width >= WIDTH_MIN)?.url ?? photo?.url;
  const picture = isShown ? { '--picture': `url("${src}")` } : {};
  const words = STEPS.slice(0, laid).join(', ');
  return (
    <div className={styles.figure}>
      <div className={styles.tiles} style={picture as CSSProperties} aria-hidden="true">
        {TILE_AT.map((tile) => (
          <i
            key={tile}
            className={
              tile <= laid
                ? tile === 4 && !isShown
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
