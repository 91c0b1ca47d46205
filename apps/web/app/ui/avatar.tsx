import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './avatar.module.css';

/**
 * A round portrait; without one, initials, and without a name a plain figure. The name stands beside it, so it is
 * decoration; the style sheet draws the initials, which as text would have to be part of the name of a button around it.
 */
export function Avatar({
  initials,
  src,
  size = 'medium',
}: {
  initials: string;
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
}) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const hasPhoto = src !== undefined && src !== null && src !== brokenSrc;
  return (
    <span
      className={`${styles.avatar} ${styles[size]} ${styles[toneOf(initials)]}`}
      data-initials={hasPhoto ? undefined : initials}
      aria-hidden="true"
    >
      {hasPhoto ? <img src={src} alt="" onError={() => setBrokenSrc(src)} /> : null}
      {hasPhoto || initials !== '' ? null : <IconUser size="1.4em" stroke={1.5} />}
    </span>
  );
}

const tones = ['lapis', 'gold', 'green', 'rose'] as const;

/** The same initials always get the same tone. */
function toneOf(initials: string): (typeof tones)[number] {
  const sum = [...initials].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length]!;
}
