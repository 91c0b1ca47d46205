import type { Photo } from '@tessera/contract/media';
import { isWithheld } from './review.service.ts';
import { firstVariantName, readVariantName } from './variant-name.ts';

/** What is needed of a photo's row to give its addresses. */
export interface PhotoAddress {
  key: string;
  width: number;
  height: number;
}

/** What is needed of a photo's row to show it. */
export interface PhotoRow extends PhotoAddress {
  thumbhash: string | null;
  /** Names of the sizes that are ready. */
  variants: string[];
  review: string;
}

/** The columns of {@link PhotoRow}. */
export const PHOTO_COLUMNS = [
  'photo.key',
  'photo.width',
  'photo.height',
  'photo.thumbhash',
  'photo.variants',
  'photo.review',
] as const;

/** The address of the size that is there from the beginning; `origin` is where people reach the product. */
export function photoUrl(photo: PhotoAddress, origin: string): string {
  return variantUrl(photo.key, firstVariantName(photo), origin);
}

/** A photo under the id of its use: a photo shown twice has two. */
export function toPhoto(id: string, photo: PhotoRow, origin: string): Photo {
  const variants = photo.variants.flatMap((name) => {
    const variant = readVariantName(name);
    return variant === undefined ? [] : [{ ...variant, url: variantUrl(photo.key, name, origin) }];
  });
  const moving = variants.find((variant) => variant.isMoving);
  return {
    id,
    url: photoUrl(photo, origin),
    width: photo.width,
    height: photo.height,
    thumbhash: isWithheld(photo.review) ? null : photo.thumbhash,
    review: toReview(photo.review),
    variants: variants
      .filter((variant) => !variant.isMoving)
      .map(({ url, width, mediaType }) => ({ url, width, media_type: mediaType }))
      .sort((a, b) => a.width - b.width),
    moving:
      moving === undefined ? null : { url: moving.url, width: moving.width, media_type: moving.mediaType },
  };
}

/** What the owner of a photo is told of its review. */
export function toReview(review: string): Photo['review'] {
  return review === 'held' || review === 'removed' ? review : 'shown';
}

function variantUrl(key: string, name: string, origin: string): string {
  return `${origin}/media/${key}/${name}`;
}
