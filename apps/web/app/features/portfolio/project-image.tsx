import { useCallback, useState, type ReactNode } from 'react';
import { WithheldPhoto } from '../../ui/withheld-photo.tsx';
import type { ProjectPhoto } from './project-photos.ts';

/** The image of a photo of the form, stored or not yet sent; `fallback` where this browser cannot show it (HEIC). */
export function ProjectImage({
  photo,
  alt,
  isLarge = false,
  className,
  fallback,
}: {
  photo: ProjectPhoto;
  alt: string;
  isLarge?: boolean;
  className?: string | undefined;
  fallback: ReactNode;
}) {
  const [unreadableKey, setUnreadableKey] = useState<string | null>(null);
  const file = photo.kind === 'new' ? photo.file : null;
  // The address of a file in memory lives as long as the image that shows it.
  const showFile = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || file === null) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (unreadableKey === photo.key) return fallback;
  const stored = photo.kind === 'stored' ? photo.photo : null;
  if (stored !== null && stored.review !== 'shown')
    return <WithheldPhoto review={stored.review} className={className} />;
  const largest = stored?.variants.at(-1)?.url;
  return (
    <img
      key={photo.key}
      ref={showFile}
      src={isLarge ? (largest ?? stored?.url) : stored?.url}
      alt={alt}
      className={className}
      draggable={false}
      onError={() => setUnreadableKey(photo.key)}
    />
  );
}
