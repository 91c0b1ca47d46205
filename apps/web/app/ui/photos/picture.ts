import type { CardPhoto, Photo } from '@tessera/contract/media';
import { preload } from 'react-dom';
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

/** A picture in all its sizes, ready to be shown. */
export interface Picture {
  /** By which the photo is reported; a picture without one is no photo of the API. */
  id?: string;
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
  return {
    id: photo.id,
    alt,
    src: photo.url,
    width: photo.width,
    height: photo.height,
    ...(photo.review === 'shown' ? {} : { withheld: photo.review }),
    ...(photo.thumbhash === null ? {} : previewOf(photo.thumbhash)),
    ...(photo.moving === null
      ? {}
      : { movingSource: { type: photo.moving.media_type, src: photo.moving.url } }),
    sources: sourcesOf(photo.variants.map(({ url, width, media_type: type }) => ({ url, width, type }))),
  };
}

/** A photo on a card as a picture. */
export function cardPicture(photo: CardPhoto, alt: string): Picture {
  const { base, first, width, height, thumbhash, sizes } = photo;
  const moving = sizes.find((name) => name.endsWith(MOVING));
  return {
    id: photo.id,
    alt,
    src: base + first,
    width,
    height,
    ...(thumbhash === null ? {} : previewOf(thumbhash)),
    ...(moving === undefined ? {} : { movingSource: { type: 'image/webp', src: base + moving } }),
    sources: sourcesOf(
      sizes
        .filter((name) => !name.endsWith(MOVING))
        .map((name) => ({ url: base + name, width: Number.parseInt(name, 10), type: typeOf(name) })),
    ),
  };
}

/** How the name of a size ends that moves. */
const MOVING = '.moving.webp';

function typeOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return extension === 'jpg' ? 'image/jpeg' : `image/${extension}`;
}

function sourcesOf(
  variants: readonly { url: string; width: number; type: string }[],
): NonNullable<Picture['sources']> {
  const types = [...new Set(variants.map(({ type }) => type))].sort(bySmallest);
  return types.map((type) => ({
    type,
    srcSet: variants
      .filter((variant) => variant.type === type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', '),
  }));
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
