import type { CardPhoto, Photo } from '@tessera/contract/media';

const SIZE = { width: 1200, height: 900 };
const WIDTHS = [480, 800, 1200];

/** A room of the public pages as a photo of the API, for answers that show photos nobody has uploaded. */
export function publicRoom(name: string): Photo {
  return {
    id: '0192f5c0-0000-7000-8000-0000000000f0',
    url: `/rooms/${name}-800.jpg`,
    ...SIZE,
    review: 'shown',
    thumbhash: null,
    variants: WIDTHS.map((width) => ({
      url: `/rooms/${name}-${width}.avif`,
      width,
      media_type: 'image/avif',
    })),
    moving: null,
  };
}

/** The same as a photo on a card. */
export function publicRoomOnCard(name: string): CardPhoto {
  return {
    id: '0192f5c0-0000-7000-8000-0000000000f0',
    base: `/rooms/${name}-`,
    first: '800.jpg',
    ...SIZE,
    thumbhash: null,
    sizes: WIDTHS.map((width) => `${width}.avif`),
  };
}
