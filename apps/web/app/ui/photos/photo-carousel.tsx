import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { Dots } from './dots.tsx';
import { FadingPhotos } from './fading-photos.tsx';
import styles from './photo-carousel.module.css';
import type { Picture } from './picture.ts';
import { usePhotoTurning } from './use-photo-turning.ts';

/** Turns a carousel from outside. */
export interface CarouselHandle {
  /** Shows the photo at this place, from 0. */
  goTo(index: number): void;
}

/**
 * Looping photos with arrows and dots, filling the height that `className` gives them.
 * With `onOpen` a click on the photo reports which one; with one photo there are no controls.
 */
export function PhotoCarousel({
  ref,
  pictures,
  label,
  sizes,
  position,
  dots = 'onPhoto',
  hasKeyboard = false,
  isUrgent = false,
  onTurn,
  onOpen,
  className,
}: {
  ref?: Ref<CarouselHandle>;
  pictures: readonly Picture[];
  /** What the photos show, for assistive technology. */
  label: string;
  sizes: string;
  position?: string | undefined;
  dots?: 'onPhoto' | 'below';
  /** Arrow keys turn the photos whenever they are on the screen; otherwise only while the focus is inside. */
  hasKeyboard?: boolean;
  isUrgent?: boolean;
  /** Told which photo is shown, whenever that changes. */
  onTurn?: ((index: number) => void) | undefined;
  onOpen?: ((index: number) => void) | undefined;
  className?: string | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const { index, isInUse, previous, next, goTo } = usePhotoTurning(box, {
    count,
    hasKeyboard,
  });
  useImperativeHandle(ref, () => ({ goTo }));
  const tellTurn = useEffectEvent((turnedTo: number) => onTurn?.(turnedTo));
  useEffect(() => tellTurn(index), [index]);
  if (count === 0) return null;

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div ref={box} className={`${styles.stage} ${className ?? ''}`}>
        <FadingPhotos
          pictures={pictures}
          index={index}
          isInUse={isInUse}
          sizes={sizes}
          position={position}
          isUrgent={isUrgent}
        />
        {onOpen === undefined ? null : (
          <button
            type="button"
            className={styles.open}
            aria-label={`Open photo ${index + 1} of ${count}`}
            onClick={(event) => {
              // The lightbox returns the focus to this button later. Not every browser focuses a button on a tap.
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
