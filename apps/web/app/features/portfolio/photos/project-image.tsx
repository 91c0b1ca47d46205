import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { photoPicture } from '../../../ui/photos/picture.ts';
import { WithheldPhoto } from '../../../ui/photos/withheld-photo.tsx';
import { heicPreview } from './heic-preview.ts';
import type { ProjectPhoto } from './project-photos.ts';

/** A cover among the tiles, or beside the form. */
const SMALL = '(max-width: 600px) 60vw, 24rem';

interface ImageLook {
  alt: string;
  className?: string | undefined;
  /** In place of a picture, while one is being made of the file (`isPending`) and where there is none. */
  fallback: (isPending: boolean) => ReactNode;
}

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

/** The file itself, or a picture made of it where this browser cannot read it (HEIC). */
function FileImage({ file, alt, className, fallback }: ImageLook & { file: File }) {
  const [content, setContent] = useState<Blob | 'pending' | null>(file);
  // The address of content in memory lives as long as the image that shows it.
  const showContent = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || !(content instanceof Blob)) return;
      const url = URL.createObjectURL(content);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
  const handleError = () => {
    if (content !== file) {
      setContent(null);
      return;
    }
    setContent('pending');
    void heicPreview(file).then(setContent);
  };
  if (content === null || content === 'pending') return fallback(content === 'pending');
  return <img ref={showContent} alt={alt} className={className} draggable={false} onError={handleError} />;
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
