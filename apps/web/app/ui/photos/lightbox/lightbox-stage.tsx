import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { Dots } from '../dots.tsx';
import { FadingPhotos } from '../fading-photos.tsx';
import { IconButton } from '../../buttons/icon-button.tsx';
import styles from './lightbox.module.css';
import type { Picture } from '../picture.ts';
import { usePhotoTurning } from '../use-photo-turning.ts';

const SIZES = '(max-width: 600px) 100vw, calc(100vw - 11rem)';

/** What an open lightbox shows: one photo at a time, and how to turn to the others. */
export default function LightboxStage({
  pictures,
  startIndex,
  actionFor,
  onClose,
}: {
  pictures: readonly Picture[];
  startIndex: number;
  actionFor: ((picture: Picture) => ReactNode) | undefined;
  onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const { index, previous, next, goTo } = usePhotoTurning(box, {
    count,
    startIndex,
    hasKeyboard: true,
  });
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span className="num" role="status">
          {index + 1} of {count}
        </span>
        <span className={styles.actions}>
          {actionFor?.(pictures[index]!)}
          <IconButton label="Close" data-dialog-dismiss="" onClick={onClose}>
            <IconX size={20} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </span>
      </header>
      <div className={count > 1 ? styles.stage : styles.single}>
        {count < 2 ? null : (
          <IconButton className={styles.previous} label="Previous photo" onClick={previous}>
            <IconChevronLeft size={24} stroke={1.5} aria-hidden="true" />
          </IconButton>
        )}
        <div ref={box} className={styles.photo}>
          <FadingPhotos pictures={pictures} index={index} isInUse sizes={SIZES} fit="contain" isUrgent />
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
