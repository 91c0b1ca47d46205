import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical, IconPhoto, IconX } from '@tabler/icons-react';
import { useState, type CSSProperties, type MouseEventHandler } from 'react';
import styles from './photo-tile.module.css';
import type { ProjectPhoto, RefusedFile } from './project-photos.ts';
import { useObjectUrl } from './use-object-url.ts';

/** A photo of the form: opens its preview, can be moved and removed, and shows how far its upload is. */
export function PhotoTile({
  photo,
  position,
  isLocked,
  sentPercent,
  onPreview,
  onRemove,
}: {
  photo: ProjectPhoto;
  /** From 1; the first is the cover. */
  position: number;
  /** Nothing can be changed while the form is being sent. */
  isLocked: boolean;
  sentPercent: number | undefined;
  onPreview: () => void;
  onRemove: () => void;
}) {
  const sortable = useSortable({ id: photo.key, disabled: isLocked });
  const { onMouseDown, ...handleListeners } = sortable.listeners ?? {};
  const isSending = sentPercent !== undefined && sentPercent < 100;
  return (
    <li
      ref={sortable.setNodeRef}
      className={[styles.tile, position === 1 && styles.cover, isSending && styles.sending]
        .filter(Boolean)
        .join(' ')}
      style={{
        transform: CSS.Transform.toString(sortable.transform),
        transition: sortable.transition,
        opacity: sortable.isDragging ? 0.35 : undefined,
      }}
      aria-label={`Photo ${position}`}
      onMouseDown={onMouseDown as MouseEventHandler | undefined}
    >
      <button type="button" className={styles.preview} aria-label="Preview photo" onClick={onPreview}>
        <TilePicture photo={photo} />
      </button>
      <button
        {...sortable.attributes}
        {...handleListeners}
        ref={sortable.setActivatorNodeRef}
        type="button"
        className={`${styles.control} ${styles.move}`}
        aria-label="Move photo"
        title="Move photo"
        disabled={isLocked}
      >
        <IconGripVertical size={18} stroke={1.5} aria-hidden="true" />
      </button>
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
          Uploading {sentPercent}%
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
      <span>{file.name}</span>
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

/** Not every browser can show every picture (HEIC); then its name stands for it. */
function TilePicture({ photo }: { photo: ProjectPhoto }) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const fileUrl = useObjectUrl(photo.kind === 'new' ? photo.file : null);
  const src = photo.kind === 'stored' ? photo.photo.url : fileUrl;
  if (isUnreadable && photo.kind === 'new') {
    return (
      <span className={styles.unreadable}>
        <IconPhoto size={24} stroke={1.5} aria-hidden="true" />
        <span>{photo.file.name}</span>
      </span>
    );
  }
  return src === null ? null : (
    <img src={src} alt="" draggable={false} onError={() => setIsUnreadable(true)} />
  );
}
