import { projectPhotos } from '@tessera/contract/fields/file-fields';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import field from '../../../ui/fields/field.module.css';
import { useDialogPart } from '../../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../../ui/loading/part.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { DropZone } from './drop-zone.tsx';
import styles from './photos-field.module.css';
import { acceptedFiles, addFiles, retryFile, type ProjectPhotos } from '../photos/project-photos.ts';
import { StillPhotoGrid } from './still-photo-grid.tsx';
import { useSorting } from './use-sorting.ts';

const previewPart = definePart(() => import('./photo-preview.tsx'));

/** The photos of a portfolio project: taken by drop or choice, put in order by dragging or with the keyboard. */
export function PhotosField({
  value,
  onChange,
  isLocked,
  sentPercents,
}: {
  value: ProjectPhotos;
  onChange: (value: ProjectPhotos) => void;
  /** Nothing can be changed while the form is being sent. */
  isLocked: boolean;
  /** How much of each new photo has been sent, by key. */
  sentPercents: ReadonlyMap<string, number>;
}) {
  const { photos, refused, fault } = value;
  const [previewKey, setPreviewKey] = useState<string | null>(null);
  const previewed = photos.find(({ key }) => key === previewKey);
  const closePreview = () => setPreviewKey(null);
  const { Content: PhotoPreview } = useDialogPart(previewPart, previewed !== undefined, closePreview);
  const nextKey = useRef(0);
  const box = useRef<HTMLFieldSetElement>(null);
  const { PhotoGrid } = useSorting(
    box,
    photos.some(({ kind }) => kind === 'new'),
  );
  const handleFiles = (files: readonly File[]) =>
    onChange(addFiles(value, files, () => `new-${++nextKey.current}`));
  const handleRetry = (key: string) => {
    const next = retryFile(value, key);
    // The button goes, so the focus is moved to the tile that comes.
    flushSync(() => onChange(next));
    const index = next.photos.findIndex((photo) => photo.key === key);
    if (index < 0) return;
    box.current?.querySelectorAll<HTMLElement>('li [aria-label="Preview photo"]')[index]?.focus();
    showToast('The photo is back in its place and will be sent when you save.', 'info');
  };

  const grid = { value, isLocked, sentPercents, onChange, onPreview: setPreviewKey };

  return (
    <fieldset ref={box} className={styles.photos}>
      <legend className={field.label}>
        Photos{' '}
        <span className={field.optional}>
          {photos.length} of {projectPhotos.maxFiles}
        </span>
      </legend>
      <DropZone
        accept={acceptedFiles}
        hint="JPEG, PNG, GIF, WebP, HEIC or BMP, up to 10 MB each"
        isDisabled={isLocked}
        onFiles={handleFiles}
      />
      {photos.length + refused.length === 0 ? null : PhotoGrid === null ? (
        <StillPhotoGrid {...grid} />
      ) : (
        <PhotoGrid {...grid} />
      )}
      {fault === null ? null : <FieldError>{fault}</FieldError>}
      {refused.map(({ key, file, message, position }) => (
        <div key={key} className={styles.refusal}>
          <FieldError>
            <span>
              {file.name}: <span>{message}</span>
            </span>
          </FieldError>
          {position === null ? null : (
            <Button kind="secondary" disabled={isLocked} onClick={() => handleRetry(key)}>
              Try again
            </Button>
          )}
        </div>
      ))}
      {photos.length < 2 ? null : (
        <p className={field.hint}>
          The first photo is the cover. Drag to reorder, or press Space on a photo’s handle and use the arrow
          keys.
        </p>
      )}
      {PhotoPreview === null ? null : <PhotoPreview photo={previewed} onClose={closePreview} />}
    </fieldset>
  );
}
