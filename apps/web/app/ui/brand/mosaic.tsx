import type { CSSProperties } from 'react';
import styles from './mosaic.module.css';
import { preloadPicture } from '../photos/picture.ts';
import { roomPicture, type RoomName } from './rooms.ts';
import { useSettlesOnce } from './settle.ts';

/** One odd tile: the same cell of another room, at column `x` and row `y` from 0. */
export interface MosaicTile {
  x: number;
  y: number;
  room: RoomName;
  /** Left out on narrow screens, where the grid has fewer columns. */
  isWideOnly?: boolean;
}

/**
 * A room under a grid of grout, some of its tiles from the same place in other rooms, the top right one gold.
 * The room paints at once; the odd tiles settle once per visit. `className` sets `--columns` and `--rows`.
 */
export function Mosaic({
  room,
  alt,
  tiles = [],
  hasGold = true,
  sizes,
  tileSizes = sizes,
  isUrgent = false,
  className,
}: {
  room: RoomName;
  alt: string;
  tiles?: readonly MosaicTile[];
  hasGold?: boolean;
  sizes: string;
  tileSizes?: string;
  isUrgent?: boolean;
  className?: string | undefined;
}) {
  const isStill = useSettlesOnce();
  return (
    <div className={`${styles.mosaic} ${isStill ? styles.still : ''} ${className ?? ''}`}>
      <Room room={room} alt={alt} sizes={sizes} priority={isUrgent ? 'high' : 'auto'} />
      {tiles.map((tile, order) => (
        <span
          key={`${tile.x}.${tile.y}`}
          className={tile.isWideOnly === true ? `${styles.tile} ${styles.wideOnly}` : styles.tile}
          style={{ '--x': tile.x, '--y': tile.y, '--order': order } as CSSProperties}
        >
          <Room room={tile.room} alt="" sizes={tileSizes} priority="low" />
        </span>
      ))}
      {hasGold ? (
        <span
          className={`${styles.tile} ${styles.gold}`}
          style={{ '--order': tiles.length } as CSSProperties}
        />
      ) : null}
    </div>
  );
}

function Room({
  room,
  alt,
  sizes,
  priority,
}: {
  room: RoomName;
  alt: string;
  sizes: string;
  priority: 'high' | 'low' | 'auto';
}) {
  const picture = roomPicture(room, alt);
  if (priority === 'high') preloadPicture(picture, sizes);
  const { sources = [], src, width, height } = picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding={priority === 'high' ? 'auto' : 'async'}
      />
    </picture>
  );
}
