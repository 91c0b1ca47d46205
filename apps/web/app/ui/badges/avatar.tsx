import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import type { Picture } from '../photos/picture.ts';
import styles from './avatar.module.css';

/**
 * A round portrait. Without a photo it shows initials, and without a name a plain figure. It is decoration, because the
 * name stands beside it. The style sheet draws the initials: as text they would become part of a surrounding button's name.
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
