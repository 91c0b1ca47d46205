import { IconPhoto, IconX } from '@tabler/icons-react';
import type { CSSProperties, MouseEventHandler, ReactNode, Ref } from 'react';
import { FourTileSpinner } from '../../../ui/loading/spinner.tsx';
import styles from './photo-tile.module.css';
import { ProjectImage } from '../photos/project-image.tsx';
import type { ProjectPhoto, RefusedFile } from '../photos/project-photos.ts';

/** A photo of the form as {@link PhotoTile} shows it. */
export interface PhotoTileProps {
  photo: ProjectPhoto;
  /** From 1; the first is the cover. */
  position: number;
  /** Nothing can be changed while the form is being sent. */
  isLocked: boolean;
  sentPercent: number | undefined;
  onPreview: () => void;
  onRemove: () => void;
  /** What makes it movable, once that is loaded. */
  moving?: {
    ref: Ref<HTMLLIElement>;
    style: CSSProperties;
    onMouseDown: MouseEventHandler | undefined;
    handle: ReactNode;
  };
}

/** A photo of the form: opens its preview, can be removed, and shows how far its upload is. */
export function PhotoTile({
  photo,
  position,
  isLocked,
  sentPercent,
  onPreview,
  onRemove,
  moving,
}: PhotoTileProps) {
  const isSending = sentPercent !== undefined;
  return (
    <li
      ref={moving?.ref}
      className={[
        styles.tile,
        position === 1 && styles.cover,
        isSending && sentPercent < 100 && styles.unsent,
      ]
        .filter(Boolean)
        .join(' ')}
      style={moving?.style}
      aria-label={`Photo ${position}`}
    >
      <button
        type="button"
        className={styles.preview}
        aria-label="Preview photo"
        onMouseDown={moving?.onMouseDown}
        onClick={onPreview}
      >
        <TilePicture photo={photo} />
      </button>
      {moving?.handle}
      <button
        type="button"
        className={`${styles.control} ${styles.remove}`}
        aria-label="Remove photo"
        title="Remove photo"
        disabled={isLocked}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </button>
      {position === 1 && !isSending ? <span className={styles.tag}>Cover</span> : null}
      {isSending ? (
        <span className={styles.progress}>
          {sentPercent === 0 ? 'Waiting' : sentPercent < 100 ? `Uploading ${sentPercent}%` : 'Sent'}
          <i style={{ '--sent': `${sentPercent}%` } as CSSProperties} />
        </span>
      ) : null}
    </li>
  );
}

/** The photo in the hand while it is being moved. */
export function LiftedTile({ photo }: { photo: ProjectPhoto }) {
  return (
    <div className={`${styles.tile} ${styles.lifted}`}>
      <TilePicture photo={photo} />
    </div>
  );
}

/** A file that was refused: its name, until it is removed. */
export function RefusedTile({ file, onRemove }: { file: RefusedFile; onRemove: () => void }) {
  return (
    <li className={`${styles.tile} ${styles.refused}`}>
      <span>{file.file.name}</span>
      <button
        type="button"
        className={`${styles.control} ${styles.remove}`}
        aria-label="Remove photo"
        title="Remove photo"
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.5} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Where a picture cannot be shown, its name stands for it. */
function TilePicture({ photo }: { photo: ProjectPhoto }) {
  const name = photo.kind === 'new' ? photo.file.name : 'Photo';
  return (
    <ProjectImage
      photo={photo}
      alt=""
      fallback={(isPending) => (
        // The name of the file is drawn by the style sheet: as text it would have to be part of the button's name.
        <span className={styles.unreadable} data-file-name={name}>
          {isPending ? <FourTileSpinner /> : <IconPhoto size={24} stroke={1.5} aria-hidden="true" />}
        </span>
      )}
    />
  );
}
