/** The columns of a photo that its addresses are made from. */
export interface PhotoAddress {
  key: string;
  width: number;
  height: number;
}

/** The columns of a photo that it is presented from. */
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

/** The review states of photos that nobody is shown. */
export const WITHHELD = ['held', 'removed'] as const;

/** Whether a photo in this state is shown to nobody. */
export function isWithheld(review: string): review is (typeof WITHHELD)[number] {
  return WITHHELD.some((state) => state === review);
}
