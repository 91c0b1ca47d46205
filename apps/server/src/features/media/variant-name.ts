import type { Rendition } from './photo-decoder.ts';
import { firstSize, type Size } from './photo-sizes.ts';

const extensions = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
} as const satisfies Record<Rendition['mediaType'], string>;

const NAME = /^([1-9]\d{0,4})(\.moving)?\.(avif|webp|jpg)$/;

/** What the name of a size of a photo tells of it. */
export type Variant = Pick<Rendition, 'width' | 'mediaType' | 'isMoving'>;

/** The name of one size of a photo: `640.webp`, `640.moving.webp`. Also the last part of its address. */
export function variantName({ width, mediaType, isMoving }: Variant): string {
  return `${width}${isMoving ? '.moving' : ''}.${extensions[mediaType]}`;
}

/** The name of the size that is there from the beginning. */
export function firstVariantName(photo: Size): string {
  return variantName({ width: firstSize(photo).width, mediaType: 'image/webp', isMoving: false });
}

/** What a name of this kind stands for; undefined for any other text. */
export function readVariantName(name: string): Variant | undefined {
  const [, width, moving, extension] = NAME.exec(name) ?? [];
  if (width === undefined) return undefined;
  const [mediaType] = Object.entries(extensions).find(([, known]) => known === extension)!;
  return {
    width: Number(width),
    mediaType: mediaType as Variant['mediaType'],
    isMoving: moving !== undefined,
  };
}
