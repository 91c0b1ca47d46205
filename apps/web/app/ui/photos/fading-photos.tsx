import { useState } from 'react';
import styles from './fading-photos.module.css';
import { Photo } from './photo.tsx';
import type { Picture } from './picture.ts';

/**
 * One photo of several, filling its box; another one cross-fades into its place. The neighbours are loaded once the photos
 * are in use (`isInUse`), so that they are there when they are turned to.
 */
export function FadingPhotos({
  pictures,
  index,
  isInUse,
  sizes,
  fit = 'cover',
  position,
  isUrgent = false,
}: {
  pictures: readonly Picture[];
  index: number;
  isInUse: boolean;
  sizes: string;
  fit?: 'cover' | 'contain';
  position?: string | undefined;
  isUrgent?: boolean;
}) {
  /** The photo that is shown, and the one before it, which fades away. */
  const [{ shown, before }, setTurn] = useState({ shown: index, before: index });
  if (shown !== index) setTurn({ shown: index, before: shown });
  const count = pictures.length;
  return (
    <div className={styles.photos} aria-live={isInUse ? 'polite' : undefined}>
      {pictures.map((picture, place) =>
        place === index || (isInUse && (place === before || isNextTo(place, index, count))) ? (
          <div
            key={`${place} ${picture.src}`}
            className={styles.photo}
            role={count < 2 ? undefined : 'group'}
            aria-label={count < 2 ? undefined : `${place + 1} of ${count}`}
            aria-hidden={place !== index}
            data-current={place === index ? '' : undefined}
          >
            <Photo
              className={styles.picture}
              picture={picture}
              sizes={sizes}
              fit={fit}
              position={position}
              isUrgent={isUrgent && place === index}
            />
          </div>
        ) : null,
      )}
    </div>
  );
}

function isNextTo(place: number, index: number, count: number): boolean {
  const distance = Math.abs(place - index);
  return distance === 1 || distance === count - 1;
}
