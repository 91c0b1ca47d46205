import type { Photo } from '@tessera/contract/media';
import { IconEyeOff } from '@tabler/icons-react';
import styles from './withheld-photo.module.css';

const words: Record<Exclude<Photo['review'], 'shown'>, string> = {
  held: 'Held for review',
  removed: 'Removed after review',
};

/** In place of a photo that nobody is shown: why. In a small box only assistive technology reads the words. */
export function WithheldPhoto({
  review,
  className,
}: {
  review: keyof typeof words;
  className?: string | undefined;
}) {
  return (
    <span className={className === undefined ? styles.withheld : `${styles.withheld} ${className}`}>
      <span className={styles.inside} title={words[review]}>
        <IconEyeOff size={20} stroke={1.5} aria-hidden="true" />
        <span className={styles.words}>{words[review]}</span>
      </span>
    </span>
  );
}
