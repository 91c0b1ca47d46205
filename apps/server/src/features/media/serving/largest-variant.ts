import { readVariantName } from '../variants/variant-name.ts';

/** The formats in which a photo is handed out as a file: those that most programs read first. */
const FORMATS = ['image/jpeg', 'image/webp', 'image/avif'];

/** Of the names of a photo's sizes that of the largest one that stands still; undefined where there is none. */
export function largestVariant(names: readonly string[]): string | undefined {
  const sizes = names.flatMap((name) => {
    const variant = readVariantName(name);
    return variant === undefined || variant.isMoving ? [] : [{ name, ...variant }];
  });
  return sizes.toSorted(
    (a, b) => b.width - a.width || FORMATS.indexOf(a.mediaType) - FORMATS.indexOf(b.mediaType),
  )[0]?.name;
}
