import type { Rendition } from './photo-decoder.ts';

const extensions = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const satisfies Record<
  Rendition['mediaType'],
  string
>;

const NAME = /^([1-9]\d{0,4})\.(webp|jpg)$/;

/** The name of one size of a photo: `640.webp`. Also the last part of its address. */
export function variantName({ width, mediaType }: Pick<Rendition, 'width' | 'mediaType'>): string {
  return `${width}.${extensions[mediaType]}`;
}

/** What a name of this kind stands for; undefined for any other text. */
export function readVariantName(name: string): Pick<Rendition, 'width' | 'mediaType'> | undefined {
  const [, width, extension] = NAME.exec(name) ?? [];
  if (width === undefined) return undefined;
  return { width: Number(width), mediaType: extension === 'webp' ? 'image/webp' : 'image/jpeg' };
}
