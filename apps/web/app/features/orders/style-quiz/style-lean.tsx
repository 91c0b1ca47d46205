import type { StylePick } from '@tessera/contract/orders/style-picks';
import { leanOf } from '@tessera/contract/orders/style-quiz';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { roomPicture, type RoomName } from '../../../ui/brand/rooms.ts';
import { Photo } from '../../../ui/photos/photo.tsx';
import { wishOptionsQuery } from '../orders.queries.ts';
import { leanText } from './lean-text.ts';
import styles from './style-lean.module.css';

/** How many styles are named where there is no clear lean. */
const STYLES_SHOWN = 3;

/** What picks of the style quiz say: words, how often each style was chosen, and the chosen rooms. */
export function StyleLean({
  picks,
  heading,
  children,
}: {
  picks: readonly StylePick[];
  heading?: Ref<HTMLHeadingElement>;
  /** What can be done about it. */
  children: ReactNode;
}) {
  const { data: options = [] } = useQuery(wishOptionsQuery);
  const nameOf = (style: string) =>
    options.find(({ kind, value }) => kind === 'style' && value === style)?.label ?? style;
  const lean = leanOf(picks);
  const leading = [...picks].sort((one, other) => Number(isLeading(other)) - Number(isLeading(one)));
  function isLeading({ liked }: StylePick): boolean {
    return lean.styles.some((style) => liked.startsWith(style));
  }
  return (
    <div className={styles.lean}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {leanText(lean, nameOf)}
        </h2>
        <ul className={styles.counts}>
          {lean.chosen.slice(0, STYLES_SHOWN).map(({ style, count }) => (
            <li key={style}>
              <span>{capitalised(nameOf(style))}</span>
              <span className={styles.tiles} aria-hidden="true">
                {Array.from({ length: count }, (_, at) => (
                  <i key={at} />
                ))}
              </span>
              <span className="small">
                {count} <span className="visually-hidden">of {picks.length} rooms</span>
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>{children}</div>
      </div>
      {picks.length === 0 ? null : (
        <div
          className={styles.rooms}
          role="img"
          aria-label={picks.length === 1 ? 'The room you chose' : `The ${picks.length} rooms you chose`}
        >
          {leading.map(({ liked }) => (
            <Photo
              key={liked}
              className={styles.photo}
              picture={roomPicture(liked as RoomName, '')}
              sizes="(max-width: 600px) 60vw, 12rem"
            />
          ))}
        </div>
      )}
    </div>
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
