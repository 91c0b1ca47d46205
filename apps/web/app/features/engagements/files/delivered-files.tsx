import { useMutation, useQueries } from '@tanstack/react-query';
import type { DeliveredFile } from '@tessera/contract/deal/progress';
import { IconDownload, IconFileTypePdf, IconReload } from '@tabler/icons-react';
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { errorText } from '../../../lib/api/api.ts';
import { readSession } from '../../../lib/browser/session.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { Lightbox } from '../../../ui/photos/lightbox/lightbox.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { photoPicture, type Picture } from '../../../ui/photos/picture.ts';
import { deliveredPhotoQuery, saveDeliveredFile } from './delivered-file.queries.ts';
import styles from './delivered-files.module.css';

type PhotoFile = DeliveredFile & { photo: NonNullable<DeliveredFile['photo']> };

/**
 * The files of a delivery: photos as pictures that open on the full screen, and documents by name. The first photo is large and whole,
 * unless it is held for review. Each file can be saved.
 */
export function DeliveredFiles({
  files,
  reportOf,
}: {
  files: readonly DeliveredFile[];
  /** How a photo is reported. */
  reportOf?: ((photoId: string) => ReactNode) | undefined;
}) {
  const photos = files.filter((file): file is PhotoFile => file.photo !== undefined);
  const documents = files.filter(({ photo }) => photo === undefined);
  return (
    <>
      {photos.length === 0 ? null : <DeliveredPhotos photos={photos} reportOf={reportOf} />}
      {documents.length === 0 ? null : (
        <ul className={styles.documents} aria-label="Documents">
          {documents.map((file) => (
            <li key={file.id}>
              <IconFileTypePdf size={24} stroke={1.5} aria-hidden="true" />
              <span className={styles.name}>{file.name}</span>
              <SaveButton file={file} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DeliveredPhotos({
  photos,
  reportOf,
}: {
  photos: readonly PhotoFile[];
  reportOf: ((photoId: string) => ReactNode) | undefined;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  const loaded = useQueries({ queries: photos.map(({ photo }) => deliveredPhotoQuery(photo)) });
  const urls = loaded.map(({ data }) => data);
  const pictures = useMemo(
    () =>
      photos.map(({ name, photo }): Picture => {
        const { sources: _, movingSource: __, ...picture } = photoPicture(photo, name);
        return picture;
      }),
    [photos],
  );
  const shown = pictures.flatMap((picture, index) => {
    const src = urls[index];
    return src === undefined ? [] : [{ ...picture, src, index }];
  });
  return (
    <>
      <ul className={styles.photos} aria-label="Photos">
        {photos.map((file, index) => {
          const url = urls[index];
          const picture = pictures[index]!;
          const { width, height } = file.photo;
          const ratio = { '--ratio': width / height } as CSSProperties;
          return (
            <li
              key={file.id}
              className={index === 0 && picture.withheld === undefined ? styles.first : undefined}
              style={ratio}
            >
              {picture.withheld !== undefined ? (
                <span className={styles.photo}>
                  <Photo className={styles.filling} picture={picture} sizes="20rem" />
                </span>
              ) : url !== undefined ? (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={`Open ${file.name}`}
                  onClick={(event) => {
                    // The lightbox returns the focus to this button later. Not every browser focuses a button on a tap.
                    event.currentTarget.focus();
                    setOpened(shown.findIndex((one) => one.index === index));
                  }}
                >
                  <Photo className={styles.photo} picture={{ ...picture, src: url, alt: '' }} sizes="20rem" />
                </button>
              ) : loaded[index]!.isError ? (
                <span className={styles.photo}>
                  <IconButton label={`Load ${file.name} again`} onClick={() => void loaded[index]!.refetch()}>
                    <IconReload size={20} stroke={1.5} aria-hidden="true" />
                  </IconButton>
                </span>
              ) : (
                <span
                  className={styles.photo}
                  role="progressbar"
                  aria-label={`Loading ${file.name}`}
                  style={{ background: picture.ground }}
                />
              )}
              <span className={styles.caption}>
                <span className={styles.name}>{file.name}</span>
                {picture.withheld === undefined ? <SaveButton file={file} /> : null}
              </span>
            </li>
          );
        })}
      </ul>
      <Lightbox
        pictures={shown}
        label="Delivered photos"
        index={opened}
        actionFor={({ id }) => id !== undefined && reportOf?.(id)}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

function SaveButton({ file }: { file: DeliveredFile }) {
  const save = useMutation({
    mutationFn: () => saveDeliveredFile(file),
    onError: (error) => {
      if (readSession() !== null) showToast(errorText(error, `${file.name} could not be loaded.`), 'error');
    },
  });
  return (
    <IconButton label={`Save ${file.name}`} disabled={save.isPending} onClick={() => save.mutate()}>
      <IconDownload size={20} stroke={1.5} aria-hidden="true" />
    </IconButton>
  );
}
