import type { ReactNode } from 'react';
import { Mosaic, type MosaicTile } from './mosaic.tsx';
import type { RoomName } from './rooms.ts';
import styles from './split-page.module.css';

/** A page of one short form beside a mosaic; on narrow screens the mosaic is a strip above it. */
export function SplitPage({
  title,
  subtitle,
  room,
  tiles,
  children,
}: {
  title: string;
  subtitle: string;
  room: RoomName;
  tiles: readonly MosaicTile[];
  children: ReactNode;
}) {
  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <div>
          <h1>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
        </div>
      </div>
      <div className={styles.picture}>
        <Mosaic
          className={styles.mosaic}
          room={room}
          alt=""
          tiles={tiles}
          sizes="(max-width: 899.98px) 100vw, 80vw"
          tileSizes="(max-width: 599.98px) 240px, 800px"
          isUrgent
        />
      </div>
    </div>
  );
}
