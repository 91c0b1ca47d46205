import { useCallback, useState, type ReactNode } from 'react';
import { heicPreview } from './heic-preview.ts';

/** How an image is shown. */
export interface ImageLook {
  alt: string;
  className?: string | undefined;
  /** In place of a picture, while one is being made of the file (`isPending`) and where there is none. */
  fallback: (isPending: boolean) => ReactNode;
}

/** The file itself, or a picture made of it where this browser cannot read it (HEIC). */
export function FileImage({ file, alt, className, fallback }: ImageLook & { file: File }) {
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
