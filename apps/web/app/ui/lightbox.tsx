import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { Dots } from './dots.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './lightbox.module.css';
import { Photo } from './photo.tsx';
import type { Picture } from './picture.ts';
import { usePhotoSwiper } from './use-photo-swiper.ts';

/** Photos on the full, dark screen. Open while `index` is set; it starts at that photo. */
export function Lightbox({
  pictures,
  label,
  index,
  onClose,
}: {
  pictures: readonly Picture[];
  /** Whose photos these are, for assistive technology. */
  label: string;
  index: number | null;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen={index !== null} onClose={onClose} aria-label={label} className={styles.lightbox}>
      {index === null ? null : <Stage pictures={pictures} startIndex={index} onClose={onClose} />}
    </Dialog>
  );
}

const SIZES = '(max-width: 600px) 100vw, calc(100vw - 11rem)';

function Stage({
  pictures,
  startIndex,
  onClose,
}: {
  pictures: readonly Picture[];
  startIndex: number;
  onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const { index, Swiper, setIndex, onReady, previous, next, goTo } = usePhotoSwiper(box, {
    count,
    startIndex,
    hasKeyboard: true,
    isEager: true,
  });
  const picture = pictures[index];
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span className="num" role="status">
          {index + 1} of {count}
        </span>
        <IconButton label="Close" onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={count > 1 ? styles.stage : styles.single}>
        {count < 2 ? null : (
          <IconButton className={styles.previous} label="Previous photo" onClick={previous}>
            <IconChevronLeft size={24} stroke={1.5} aria-hidden="true" />
          </IconButton>
        )}
        <div ref={box} className={styles.photo}>
          {Swiper === null ? (
            picture === undefined ? null : (
              <Photo className={styles.still} picture={picture} sizes={SIZES} fit="contain" isUrgent />
            )
          ) : (
            <Swiper
              pictures={pictures}
              startIndex={index}
              index={index}
              sizes={SIZES}
              fit="contain"
              onIndex={setIndex}
              onReady={onReady}
            />
          )}
        </div>
        {count < 2 ? null : (
          <IconButton className={styles.next} label="Next photo" onClick={next}>
            <IconChevronRight size={24} stroke={1.5} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <footer className={styles.foot}>
        {count < 2 ? null : <Dots count={count} index={index} onPick={goTo} />}
      </footer>
    </div>
  );
}
