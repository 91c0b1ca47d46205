import type { Photo } from '@tessera/contract/media';
import { preload } from 'react-dom';
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

/** A picture in all its sizes, ready to be shown. */
export interface Picture {
  /** What assistive technology reads; empty for decoration. */
  alt: string;
  /** The size for browsers that can use none of the sources. */
  src: string;
  sources?: readonly { type: string; srcSet: string }[];
  width?: number;
  height?: number;
  /** Why nobody is shown it. */
  withheld?: 'held' | 'removed';
  /** Its dominant colour, shown until it has arrived. */
  ground?: string;
  /** It blurred, as a data address; shown over the colour. */
  blurredSrc?: string;
  /** The moving version. The other sources show its first frame, for people who prefer less motion. */
  movingSource?: { type: string; src: string };
}

/** A photo of the API as a picture. */
export function photoPicture(photo: Photo, alt: string): Picture {
  const types = [...new Set(photo.variants.map((variant) => variant.media_type))].sort(bySmallest);
  return {
    alt,
    src: photo.url,
    width: photo.width,
    height: photo.height,
    ...(photo.review === 'shown' ? {} : { withheld: photo.review }),
    ...(photo.thumbhash === null ? {} : previewOf(photo.thumbhash)),
    ...(photo.moving === null
      ? {}
      : { movingSource: { type: photo.moving.media_type, src: photo.moving.url } }),
    sources: types.map((type) => ({
      type,
      srcSet: photo.variants
        .filter((variant) => variant.media_type === type)
        .map((variant) => `${variant.url} ${variant.width}w`)
        .join(', '),
    })),
  };
}

/** Has the browser fetch a picture before it meets it in the page. For the largest picture only. */
export function preloadPicture({ src, sources = [] }: Picture, sizes: string): void {
  const [best] = sources;
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes }),
  });
}

const mediaTypes = ['image/avif', 'image/webp', 'image/jpeg'];

function bySmallest(one: string, other: string): number {
  return mediaTypes.indexOf(one) - mediaTypes.indexOf(other);
}

function previewOf(thumbhash: string): Pick<Picture, 'ground' | 'blurredSrc'> {
  const bytes = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0));
  const { r, g, b } = thumbHashToAverageRGBA(bytes);
  const ground = `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
  return { ground, blurredSrc: thumbHashToDataURL(bytes) };
}
