import type { FileField } from '../route.ts';

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

/** The most photos that a customer can add to one order, beside its links. */
export const OWN_PHOTOS_MAX = 5;

/** A photo that a customer adds to an order: type by content. */
export const ownPhotoFile: FileField = {
  maxFiles: 1,
  maxBytes: PHOTO_BYTES_MAX,
  mediaTypes: projectPhotos.mediaTypes,
};

/** The most photos of one message. */
export const MESSAGE_PHOTOS_MAX = 5;

/** Photos of a message: type by content. */
export const messagePhotos: FileField = {
  maxFiles: MESSAGE_PHOTOS_MAX,
  maxBytes: PHOTO_BYTES_MAX,
  mediaTypes: projectPhotos.mediaTypes,
};

/** The most files of one delivery. */
export const DELIVERY_FILES_MAX = 10;

/** The largest file that is taken of a delivery, in bytes: a PDF of 25 MB. Photos keep to the limit of photos. */
export const DELIVERY_BYTES_MAX = 26_214_400;

/** Files of a delivery: type by content. */
export const deliveryFiles: FileField = {
  maxFiles: DELIVERY_FILES_MAX,
  maxBytes: DELIVERY_BYTES_MAX,
  mediaTypes: [...projectPhotos.mediaTypes, 'application/pdf'],
};
