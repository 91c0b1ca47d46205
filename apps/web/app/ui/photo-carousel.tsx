import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { Dots } from './dots.tsx';
import styles from './photo-carousel.module.css';
import { Photo } from './photo.tsx';
import type { Picture } from './picture.ts';
import { usePhotoSwiper } from './use-photo-swiper.ts';

/**
 * Looping photos with arrows and dots, filling the height that `className` gives them.
 * With `onOpen` a click on the photo reports which one; with one photo there are no controls.
 */
export function PhotoCarousel({
  pictures,
  label,
  sizes,
  position,
  dots = 'onPhoto',
  hasKeyboard = false,
  isUrgent = false,
  onOpen,
  className,
}: {
  pictures: readonly Picture[];
  /** What the photos show, for assistive technology. */
  label: string;
  sizes: string;
  position?: string | undefined;
  dots?: 'onPhoto' | 'below';
  /** Arrow keys turn the photos whenever they are on the screen; otherwise only while the focus is inside. */
  hasKeyboard?: boolean;
  isUrgent?: boolean;
  onOpen?: ((index: number) => void) | undefined;
  className?: string | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const { index, Swiper, setIndex, onReady, previous, next, goTo } = usePhotoSwiper(box, {
    count,
    hasKeyboard,
  });
  const picture = pictures[index];
  if (picture === undefined) return null;

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div ref={box} className={`${styles.stage} ${className ?? ''}`}>
        {Swiper === null ? (
          <Photo
            className={styles.photo}
            picture={picture}
            sizes={sizes}
            isUrgent={isUrgent}
            position={position}
          />
        ) : (
          <Swiper
            pictures={pictures}
            startIndex={index}
            index={index}
            sizes={sizes}
            fit="cover"
            position={position}
            onIndex={setIndex}
            onReady={onReady}
          />
        )}
        {onOpen === undefined ? null : (
          <button
            type="button"
            className={styles.open}
            aria-label={`Open photo ${index + 1} of ${count}`}
            onClick={(event) => {
              // What opens here gives the focus back to where it was, and a tap does not take it in every browser.
              event.currentTarget.focus();
              onOpen(index);
            }}
          />
        )}
        {count < 2 ? null : (
          <>
            <button type="button" className={styles.previous} aria-label="Previous photo" onClick={previous}>
              <IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />
            </button>
            <button type="button" className={styles.next} aria-label="Next photo" onClick={next}>
              <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />
            </button>
            {dots === 'onPhoto' ? (
              <Dots className={styles.dotsOnPhoto} count={count} index={index} onPick={goTo} />
            ) : null}
          </>
        )}
      </div>
      {dots === 'below' && count > 1 ? (
        <Dots className={styles.dotsBelow} count={count} index={index} onPick={goTo} />
      ) : null}
    </div>
  );
}
