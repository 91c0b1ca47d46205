import { PhotoTile, RefusedTile } from './photo-tile.tsx';
import styles from './photos-field.module.css';
import { removePhoto, type ProjectPhotos } from '../photos/project-photos.ts';

/** The photos of the form, and what is to be done when they change or one is looked at. */
export interface PhotoGridProps {
  value: ProjectPhotos;
  isLocked: boolean;
  sentPercents: ReadonlyMap<string, number>;
  onChange: (value: ProjectPhotos) => void;
  onPreview: (key: string) => void;
}

/** The photos as tiles, and after them the files that were refused: what is seen until they can be put in order. */
export function StillPhotoGrid({ value, isLocked, sentPercents, onChange, onPreview }: PhotoGridProps) {
  const handleRemove = (key: string) => onChange(removePhoto(value, key));
  return (
    <ul className={styles.tiles}>
      {value.photos.map((photo, index) => (
        <PhotoTile
          key={photo.key}
          photo={photo}
          position={index + 1}
          isLocked={isLocked}
          sentPercent={sentPercents.get(photo.key)}
          onPreview={() => onPreview(photo.key)}
          onRemove={() => handleRemove(photo.key)}
        />
      ))}
      {value.refused.map((file) => (
        <RefusedTile key={file.key} file={file} onRemove={() => handleRemove(file.key)} />
      ))}
    </ul>
  );
}
