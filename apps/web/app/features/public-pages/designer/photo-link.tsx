import type { MouseEvent } from 'react';
import { Photo } from '../../../ui/photos/photo.tsx';
import type { PortfolioPhoto } from './portfolio-photos.ts';

/** A photo that opens in the lightbox, and without script by itself. */
export function PhotoLink({
  photo,
  sizes,
  isUrgent = false,
  className,
  photoClassName,
  onOpen,
}: {
  photo: PortfolioPhoto;
  sizes: string;
  isUrgent?: boolean;
  className: string | undefined;
  photoClassName: string | undefined;
  onOpen: (id: string) => void;
}) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The lightbox returns the focus to this link later. Not every browser focuses a link on a tap.
    event.currentTarget.focus();
    onOpen(photo.id);
  };
  return (
    <a
      className={className}
      href={photo.href}
      aria-label={`Open photo: ${photo.picture.alt}`}
      onClick={handleClick}
    >
      <Photo
        className={photoClassName}
        picture={{ ...photo.picture, alt: '' }}
        sizes={sizes}
        isUrgent={isUrgent}
      />
    </a>
  );
}
