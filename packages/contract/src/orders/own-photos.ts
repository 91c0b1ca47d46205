import { OWN_PHOTOS_MAX, ownPhotoFile } from '../fields/file-fields.ts';
import { z } from 'zod';
import { photo } from '../media.ts';
import { id } from '../fields/fields.ts';
import { route } from '../route.ts';

/** What a photo shows: a room the customer likes, or the room as it is now. */
export const ownPhotoUses = ['liked', 'as_is'] as const;
export type OwnPhotoUse = (typeof ownPhotoUses)[number];

const use = z
  .enum(ownPhotoUses)
  .describe(
    '`liked`: what the customer likes, which counts as style; `as_is`: the room as it is now, which does not',
  );

/** The photos of an order, as they are sent. */
export const ownPhotosBody = z
  .array(z.object({ id, use }))
  .max(OWN_PHOTOS_MAX)
  .superRefine((photos, context) => {
    for (const [at, one] of photos.entries()) {
      if (photos.findIndex(({ id: other }) => other === one.id) < at)
        context.addIssue({ code: 'custom', path: [at, 'id'], params: { code: 'invalid' } });
    }
  });
export type OwnPhotosBody = z.infer<typeof ownPhotosBody>;

/** A photo of an order, as its customer sees it. */
export const ownPhoto = z.object({ id, use, photo }).meta({ id: 'OwnPhoto' });
export type OwnPhoto = z.infer<typeof ownPhoto>;

export const ownPhotosApi = {
  add: route({
    method: 'POST',
    path: 'customer/order-photo/',
    access: 'customer',
    summary:
      'Store a photo for an order, which is then saved with its id; one that no order has is removed after a day',
    status: 201,
    body: z.object({}),
    files: { photo: ownPhotoFile },
    reply: z.object({ id, photo }),
    errors: [
      'photo_required',
      'too_many_files',
      'file_too_large',
      'invalid_file_type',
      'invalid_image',
      'upload_quota_reached',
      'storage_quota_reached',
    ],
  }),
};
