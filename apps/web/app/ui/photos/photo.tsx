import { IconPhotoOff } from '@tabler/icons-react';
import { useState, type CSSProperties } from 'react';
import { preloadPicture, type Picture } from './picture.ts';
import styles from './photo.module.css';
import { WithheldPhoto } from './withheld-photo.tsx';

/**
 * A picture that fills the box its parent or `className` gives it. A blurred preview is shown until it has loaded. Moving
 * pictures stand still for people who prefer less motion. A picture that cannot be loaded is replaced by its description.
 */
export function Photo({
  picture,
  sizes,
  fit = 'cover',
  position,
  isUrgent = false,
  className,
}: {
  picture: Picture;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  fit?: 'cover' | 'contain';
  position?: string | undefined;
  /** The largest picture of a page: loaded first. */
  isUrgent?: boolean;
  className?: string | undefined;
}) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (isUrgent) preloadPicture(picture, sizes);
  const box = className === undefined ? styles.photo! : `${styles.photo} ${className}`;
  // Letterboxed, there is ground beside the picture as well.
  const preview =
    fit === 'cover'
      ? {
          '--ground': picture.ground,
          '--blurred': picture.blurredSrc === undefined ? undefined : `url(${picture.blurredSrc})`,
        }
      : { '--ground': 'transparent' };
  if (picture.withheld !== undefined)
    return <WithheldPhoto review={picture.withheld} className={className} />;
  if (brokenSrc === picture.src) {
    return (
      <span className={`${box} ${styles.broken}`}>
        <IconPhotoOff size={24} stroke={1.5} aria-hidden="true" />
        {picture.alt}
      </span>
    );
  }
  return (
    <picture className={box} style={preview as CSSProperties}>
      {picture.movingSource === undefined ? null : (
        <source
          media="(prefers-reduced-motion: no-preference)"
          type={picture.movingSource.type}
          srcSet={picture.movingSource.src}
        />
      )}
      {picture.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        style={{ objectFit: fit, objectPosition: position }}
        onError={() => setBrokenSrc(picture.src)}
      />
    </picture>
  );
}
