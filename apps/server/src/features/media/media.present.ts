import type { CardPhoto, Photo } from '@tessera/contract/media';
import { isWithheld, type PhotoAddress, type PhotoRow } from './photo.columns.ts';
import { firstVariantName, readVariantName } from './variants/variant-name.ts';

/** The address of the size that exists from the beginning. `origin` is where people reach the product. */
export function photoUrl(photo: PhotoAddress, origin: string): string {
  return variantUrl(photo.key, firstVariantName(photo), origin);
}

/** Presents a photo under the id of its use. A photo that is used twice has two such ids. */
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

/** Presents a photo on a card of a list. Only for photos that are shown. */
export function toCardPhoto(photo: PhotoRow & { photoId: string }, origin: string): CardPhoto {
  return {
    id: photo.photoId,
    base: variantUrl(photo.key, '', origin),
    first: firstVariantName(photo),
    width: photo.width,
    height: photo.height,
    thumbhash: photo.thumbhash,
    sizes: photo.variants,
  };
}

/** A photo that a left join may have found, under its own id; null where there is none, and while it is held back. */
export function toShownPhoto(
  row: { [Column in keyof PhotoRow]: PhotoRow[Column] | null } & { photoId: string | null },
  origin: string,
): Photo | null {
  const { photoId, key, width, height, thumbhash, variants, review } = row;
  const isThere =
    photoId !== null &&
    key !== null &&
    width !== null &&
    height !== null &&
    variants !== null &&
    review !== null;
  if (!isThere || isWithheld(review)) return null;
  return toPhoto(photoId, { key, width, height, thumbhash, variants, review }, origin);
}

/** What the owner of a photo is told about its review. */
export function toReview(review: string): Photo['review'] {
  return review === 'held' || review === 'removed' ? review : 'shown';
}

function variantUrl(key: string, name: string, origin: string): string {
  return `${origin}/media/${key}/${name}`;
}
