import type { ReactNode } from 'react';
import { Mosaic, type MosaicTile } from '../brand/mosaic.tsx';
import { OfflineNotice } from '../notices/offline-notice.tsx';
import type { RoomName } from '../brand/rooms.ts';
import styles from './split-page.module.css';

/** A page of one short form beside a mosaic; on narrow screens the mosaic is a strip above it. */
export function SplitPage({
  title,
  subtitle,
  room,
  tiles,
  fourTiles,
  notice,
  children,
}: {
  title: string;
  subtitle: string;
  room: RoomName;
  tiles?: readonly MosaicTile[];
  /** Shows the room in four large tiles, whole or with one missing. */
  fourTiles?: 'whole' | 'one missing';
  /** Said above the form. */
  notice?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.split}>
      {/* First: a page is painted while it arrives, and what stands above must not come after what stands below. */}
      <div className={styles.picture}>
        <Mosaic
          className={fourTiles === undefined ? styles.mosaic : `${styles.mosaic} ${styles.four}`}
          room={room}
          alt=""
          tiles={tiles}
          hasGold={fourTiles === undefined}
          sizes="(max-width: 899.98px) 100vw, 80vw"
          tileSizes="(max-width: 599.98px) 240px, 800px"
          isUrgent
        />
        {fourTiles === 'one missing' ? <span className={styles.gap} /> : null}
      </div>
      <div className={styles.form}>
        <div>
          <h1>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          <OfflineNotice />
          {notice ? <div className={styles.notice}>{notice}</div> : null}
          {children}
        </div>
      </div>
    </div>
  );
}
