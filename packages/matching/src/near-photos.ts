import type { DesignerEvidence } from './evidence.ts';
import { captionLikeness } from './signals/caption.ts';
import { photoLikeness } from './signals/style.ts';

/** The photos that come near to what an order shows or says, each as often as it does, with how near: 0..1. */
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
