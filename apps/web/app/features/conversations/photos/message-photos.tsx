import type { Photo as StoredPhoto } from '@tessera/contract/media';
import { IconPhoto } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { FileImage } from '../../../ui/files/file-image.tsx';
import { Lightbox } from '../../../ui/photos/lightbox/lightbox.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import styles from './message-photos.module.css';

/** The photos of a message; each opens on the full screen. Nothing where there are none. */
export function MessagePhotos({
  photos,
  writer,
  className,
  reportOf,
}: {
  photos: readonly StoredPhoto[];
  /** Who sent them: «You» or a name. */
  writer: string;
  className: string | undefined;
  /** How a photo is reported. */
  reportOf?: ((photoId: string) => ReactNode) | undefined;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const shown = photos.filter(({ review }) => review === 'shown');
  const label = `Photos from ${writer}`;
  return (
    <>
      <ul className={toClass(photos.length, className)} aria-label={label}>
        {photos.map((photo) => {
          const place = shown.indexOf(photo);
          const picture = (
            <Photo
              className={styles.photo}
              picture={photoPicture(photo, '')}
              sizes={photos.length === 1 ? '20rem' : '12rem'}
            />
          );
          return (
            <li key={photo.id}>
              {place === -1 ? (
                picture
              ) : (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={`Open photo ${place + 1} of ${shown.length}`}
                  onClick={(event) => {
                    // The lightbox returns the focus to this button later. Not every browser focuses a button on a tap.
                    event.currentTarget.focus();
                    setOpened(place);
                  }}
                >
                  {picture}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Lightbox
        pictures={shown.map((photo, index) => photoPicture(photo, `Photo ${index + 1} from ${writer}`))}
        label={label}
        index={opened}
        actionFor={({ id }) => id !== undefined && reportOf?.(id)}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

/** The same for a message on its way, in the same places. */
export function OutgoingPhotos({
  files,
  className,
}: {
  files: readonly File[];
  className: string | undefined;
}) {
  if (files.length === 0) return null;
  return (
    <ul className={toClass(files.length, className)} aria-label="Photos from you">
      {files.map((file, index) => (
        <li key={index} className={styles.photo}>
          <FileImage
            file={file}
            alt={file.name}
            className={styles.image}
            fallback={() => <IconPhoto size={24} stroke={1.5} aria-label={file.name} />}
          />
        </li>
      ))}
    </ul>
  );
}

function toClass(count: number, more: string | undefined): string {
  return [styles.photos, count === 1 ? styles.single : '', more ?? ''].join(' ');
}
