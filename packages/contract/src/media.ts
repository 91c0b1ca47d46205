import { z } from 'zod';
import { id } from './fields.ts';
import type { FileField } from './route.ts';

/** The largest photo taken, in bytes: 10 MB as the forms say it. */
export const PHOTO_BYTES_MAX = 10_485_760;

/** The most photos of one portfolio project. */
export const PROJECT_PHOTOS_MAX = 10;

/** Photos of portfolio projects: type by content. */
export const projectPhotos: FileField = {
  maxFiles: PROJECT_PHOTOS_MAX,
  maxBytes: PHOTO_BYTES_MAX,
  mediaTypes: ['image/bmp', 'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'image/heif'],
};

/** A designer's portrait: type by content. */
export const profilePhoto: FileField = {
  maxFiles: 1,
  maxBytes: PHOTO_BYTES_MAX,
  mediaTypes: ['image/jpeg', 'image/png', 'image/gif'],
};

/** Widths in pixels at which photos are served; a photo is never served larger than it is. */
export const photoWidths = [320, 640, 1280, 1920] as const;

const photoVariant = z.object({ url: z.string(), width: z.int(), media_type: z.string() });

/** A photo as it is shown: addresses of its sizes, and what a page needs to keep its place. */
export const photo = z
  .object({
    id,
    url: z.string().describe('A size good for most uses'),
    width: z.int(),
    height: z.int(),
    review: z
      .enum(['shown', 'held', 'removed'])
      .describe(
        '`held`: kept back until the operator has looked at it; `removed`: taken away by the operator. Neither is served',
      ),
    thumbhash: z.string().nullable().describe('A blurred preview, base64 (see thumbhash)'),
    variants: z.array(photoVariant).describe('Sizes that are ready, smallest first; all of them stand still'),
    moving: photoVariant.nullable().describe('What moves, of a photo that does; for people who like that'),
  })
  .meta({ id: 'Photo' });
export type Photo = z.infer<typeof photo>;
