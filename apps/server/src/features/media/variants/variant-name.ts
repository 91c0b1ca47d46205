import type { Rendition } from '../decoder/photo-decoder.ts';
import { firstSize, type Size } from '../decoder/photo-sizes.ts';

const extensions = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
} as const satisfies Record<Rendition['mediaType'], string>;

const NAME = /^([1-9]\d{0,4})(\.moving)?\.(avif|webp|jpg)$/;

/** What the name of a photo's size says about it. */
export type Variant = Pick<Rendition, 'width' | 'mediaType' | 'isMoving'>;

/** The name of one size of a photo: `640.webp`, `640.moving.webp`. Also the last part of its address. */
export function variantName({ width, mediaType, isMoving }: Variant): string {
  return `${width}${isMoving ? '.moving' : ''}.${extensions[mediaType]}`;
}

/** The name of the size that exists from the beginning. */
export function firstVariantName(photo: Size): string {
  return variantName({ width: firstSize(photo).width, mediaType: 'image/webp', isMoving: false });
}

/** Reads a name of this kind; undefined for any other text. */
export function readVariantName(name: string): Variant | undefined {
  const [, width, moving, extension] = NAME.exec(name) ?? [];
  if (width === undefined) return undefined;
  const [mediaType] = Object.entries(extensions).find(([, one]) => one === extension)!;
  return {
    width: Number(width),
    mediaType: mediaType as Variant['mediaType'],
    isMoving: moving !== undefined,
  };
}
