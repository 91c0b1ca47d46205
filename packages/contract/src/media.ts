import { z } from 'zod';
import { id } from './fields/fields.ts';

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

/** A photo on a card of a list. It has the sizes of `photo` in a fourth of the bytes: a list has more than a hundred. */
export const cardPhoto = z
  .object({
    id: z.string().describe('By which the photo is reported'),
    base: z.string().describe('What the addresses of all sizes start with. A name of a size follows it'),
    first: z.string().describe('The name of a size good for most uses'),
    width: z.int(),
    height: z.int(),
    thumbhash: z.string().nullable().describe('A blurred preview, base64 (see thumbhash)'),
    sizes: z
      .array(z.string())
      .describe(
        'The names of the sizes that are ready: the width in pixels and the format (`640.avif`). `640.moving.webp` moves, the others stand still',
      ),
  })
  .meta({ id: 'CardPhoto' });
export type CardPhoto = z.infer<typeof cardPhoto>;
