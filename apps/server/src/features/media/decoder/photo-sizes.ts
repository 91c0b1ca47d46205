import { photoWidths } from '@tessera/contract/photo-widths';

/** The width of the size that is made at once, in pixels. */
const FIRST_WIDTH = 1280;

/** No side may be longer than WebP can store. */
const SIDE_MAX = 16_383;

/** The maximum width of an animated picture, in pixels: every frame costs as much as a photo. */
const MOVING_WIDTH = 640;

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The sizes a photo is served at, narrowest first: never larger than it is, each with the photo's proportions. */
export function servedSizes(photo: Size): Size[] {
  const widest = servedSize(photo, photoWidths.at(-1)!);
  const narrower = photoWidths
    .filter((width) => width < widest.width)
    .map((width) => servedSize(photo, width));
  return [...narrower, widest];
}

/** The size that exists from the beginning. */
export function firstSize(photo: Size): Size {
  return servedSize(photo, FIRST_WIDTH);
}

/** The size of the animated version of a picture. */
export function movingSize(photo: Size): Size {
  return servedSize(photo, MOVING_WIDTH);
}

/** Whether a picture has at least one pixel and at most this many. */
export function isWithinLimit({ width, height }: Size, pixelsMax: number): boolean {
  return width > 0 && height > 0 && width * height <= pixelsMax;
}

function servedSize({ width, height }: Size, widthMax: number): Size {
  const scale = Math.min(1, widthMax / width, SIDE_MAX / height);
  return { width: scaled(width, scale), height: scaled(height, scale) };
}

function scaled(side: number, scale: number): number {
  return Math.max(1, Math.round(side * scale));
}
