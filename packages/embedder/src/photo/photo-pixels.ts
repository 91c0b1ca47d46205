import sharp from 'sharp';

/** A picture beyond this is refused rather than decoded. */
const INPUT_PIXELS_MAX = 100_000_000;

/**
 * Decodes a picture to `sizePx` × `sizePx` pixels of sRGB, three bytes each. It is turned upright, laid on white and
 * squeezed to the square, whatever its shape; or with `crop`, shrunk until the shorter side fits, and cut to its middle.
 * @throws when it is damaged, too large or not a picture
 */
export async function decodePhoto(
  photo: Uint8Array,
  sizePx: number,
  resize: 'squash' | 'crop' = 'squash',
): Promise<Uint8Array> {
  return sharp(photo, { failOn: 'error', limitInputPixels: INPUT_PIXELS_MAX })
    .autoOrient()
    .flatten({ background: 'white' })
    .resize(sizePx, sizePx, { fit: resize === 'crop' ? 'cover' : 'fill' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer();
}

/** Resizes square RGB pixels, as `decodePhoto` gives them, to a smaller square. */
export async function shrinkPixels(pixels: Uint8Array, fromPx: number, toPx: number): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width: fromPx, height: fromPx, channels: 3 } })
    .resize(toPx, toPx)
    .raw()
    .toBuffer();
}

/** A square part of square RGB pixels, enlarged to their size; its place and side are shares of theirs, 0..1. */
export async function enlargePart(
  pixels: Uint8Array,
  sizePx: number,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<Uint8Array> {
  const px = (share: number) => Math.floor(share * sizePx);
  return sharp(pixels, { raw: { width: sizePx, height: sizePx, channels: 3 } })
    .extract({ left: px(left), top: px(top), width: px(side), height: px(side) })
    .resize(sizePx, sizePx)
    .raw()
    .toBuffer();
}
