import type { DesignerEvidence } from '../evidence/evidence.ts';
import { captionLikeness } from '../signals/caption.ts';
import { photoLikeness } from '../signals/photos.ts';

/**
 * The photos that are near to an order's pictures or words, with how near they are: 0..1. A photo that is near to several
 * of them stands there several times.
 */
export function nearPhotos({
  pictures,
  caption,
}: DesignerEvidence): { photoId: string; projectId: string; fit: number }[] {
  return [
    ...pictures.flatMap(({ photos }) =>
      photos.map(({ likeness, ...photo }) => ({ ...photo, fit: photoLikeness(likeness) })),
    ),
    ...(caption?.photos ?? []).map(({ likeness, ...photo }) => ({
      ...photo,
      fit: captionLikeness(likeness),
    })),
  ];
}
