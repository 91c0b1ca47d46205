import { useMemo, useState } from 'react';
import { FileImage, type ImageLook } from '../../../ui/files/file-image.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import { WithheldPhoto } from '../../../ui/photos/withheld-photo.tsx';
import type { ProjectPhoto } from './project-photos.ts';

/** A cover among the tiles, or beside the form. */
const SMALL = '(max-width: 600px) 60vw, 24rem';

/** The image of a photo of the form, stored or not yet sent. */
export function ProjectImage({
  photo,
  isLarge = false,
  ...look
}: ImageLook & { photo: ProjectPhoto; isLarge?: boolean }) {
  return photo.kind === 'new' ? (
    <FileImage key={photo.key} file={photo.file} {...look} />
  ) : (
    <StoredImage key={photo.key} photo={photo.photo} isLarge={isLarge} {...look} />
  );
}

function StoredImage({
  photo,
  isLarge,
  alt,
  className,
  fallback,
}: ImageLook & { photo: Extract<ProjectPhoto, { kind: 'stored' }>['photo']; isLarge: boolean }) {
  const [isBroken, setIsBroken] = useState(false);
  const { src, sources } = useMemo(() => photoPicture(photo, alt), [photo, alt]);
  if (isBroken) return fallback(false);
  if (photo.review !== 'shown') return <WithheldPhoto review={photo.review} className={className} />;
  return (
    <picture>
      {sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={isLarge ? '100vw' : SMALL} />
      ))}
      <img src={src} alt={alt} className={className} draggable={false} onError={() => setIsBroken(true)} />
    </picture>
  );
}
