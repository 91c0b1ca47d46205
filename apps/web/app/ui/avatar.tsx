import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import type { Picture } from './picture.ts';
import styles from './avatar.module.css';

/**
 * A round portrait; without one, initials, and without a name a plain figure. The name stands beside it, so it is
 * decoration; the style sheet draws the initials, which as text would have to be part of the name of a button around it.
 */
export function Avatar({
  initials,
  picture,
  size = 'medium',
}: {
  initials: string;
  picture?: Picture | null | undefined;
  size?: 'small' | 'medium' | 'large';
}) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const shown = picture === null || picture?.src === brokenSrc ? undefined : picture;
  const hasPhoto = shown !== undefined;
  return (
    <span
      className={`${styles.avatar} ${styles[size]} ${styles[toneOf(initials)]}`}
      data-initials={hasPhoto || initials === '' ? undefined : initials}
      aria-hidden="true"
    >
      {shown === undefined ? null : (
        <picture>
          {shown.sources?.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={`${widths[size]}px`} />
          ))}
          <img src={shown.src} alt="" onError={() => setBrokenSrc(shown.src)} />
        </picture>
      )}
      {hasPhoto || initials !== '' ? null : <IconUser size="1.4em" stroke={1.5} />}
    </span>
  );
}

/** In pixels, as the style sheet has them. */
const widths = { small: 36, medium: 48, large: 120 } as const;

const tones = ['lapis', 'gold', 'green', 'rose'] as const;

/** The same initials always get the same tone. */
function toneOf(initials: string): (typeof tones)[number] {
  const sum = [...initials].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length]!;
}
