import type { Photo } from '@tessera/contract/media';

/** A room of the public pages as a photo of the API, for answers that show photos nobody has uploaded. */
export function publicRoom(name: string): Photo {
  return {
    id: '0192f5c0-0000-7000-8000-0000000000f0',
    url: `/rooms/${name}-800.jpg`,
    width: 1200,
    height: 900,
    review: 'shown',
    thumbhash: null,
    variants: [480, 800, 1200].map((width) => ({
      url: `/rooms/${name}-${width}.avif`,
      width,
      media_type: 'image/avif',
    })),
    moving: null,
  };
}
