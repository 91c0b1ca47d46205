import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { useState, type MouseEventHandler } from 'react';
import { LiftedTile, PhotoTile, RefusedTile, type PhotoTileProps } from './photo-tile.tsx';
import tile from './photo-tile.module.css';
import styles from './photos-field.module.css';
import type { PhotoGridProps } from './still-photo-grid.tsx';
import { removePhoto } from '../photos/project-photos.ts';

/** The photos as tiles that can be put in order, and after them the files that were refused. */
export default function PhotoGrid({ value, isLocked, sentPercents, onChange, onPreview }: PhotoGridProps) {
  const { photos, refused } = value;
  const [liftedKey, setLiftedKey] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextPosition }),
  );
  const positionOf = (key: unknown) => photos.findIndex((photo) => photo.key === key) + 1;
  const lifted = photos.find(({ key }) => key === liftedKey);
  const handleRemove = (key: string) => onChange(removePhoto(value, key));

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: toAnnouncements(positionOf, photos.length),
        screenReaderInstructions,
      }}
      onDragStart={({ active }) => setLiftedKey(String(active.id))}
      onDragCancel={() => setLiftedKey(null)}
      onDragEnd={({ active, over }) => {
        setLiftedKey(null);
        if (over === null || over.id === active.id) return;
        const moved = arrayMove([...photos], positionOf(active.id) - 1, positionOf(over.id) - 1);
        onChange({ ...value, photos: moved });
      }}
    >
      <SortableContext items={photos.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <ul className={lifted === undefined ? styles.tiles : `${styles.tiles} ${styles.sorting}`}>
          {photos.map((photo, index) => (
            <MovableTile
              key={photo.key}
              photo={photo}
              position={index + 1}
              isLocked={isLocked}
              sentPercent={sentPercents.get(photo.key)}
              onPreview={() => onPreview(photo.key)}
              onRemove={() => handleRemove(photo.key)}
            />
          ))}
          {refused.map((file) => (
            <RefusedTile key={file.key} file={file} onRemove={() => handleRemove(file.key)} />
          ))}
        </ul>
      </SortableContext>
      <DragOverlay>{lifted === undefined ? null : <LiftedTile photo={lifted} />}</DragOverlay>
    </DndContext>
  );
}

function MovableTile(tileProps: PhotoTileProps) {
  const { photo, isLocked } = tileProps;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: photo.key, disabled: isLocked });
  return (
    <PhotoTile
      {...tileProps}
      moving={{
        ref: setNodeRef,
        style: {
          transform: CSS.Transform.toString(transform),
          transition,
          opacity: isDragging ? 0.35 : undefined,
        },
        onMouseDown: listeners?.['onMouseDown'] as MouseEventHandler | undefined,
        handle: (
          <button
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            type="button"
            className={`${tile.control} ${tile.move}`}
            aria-label="Move photo"
            title="Move photo"
            disabled={isLocked}
          >
            <IconGripVertical size={18} stroke={1.5} aria-hidden="true" />
          </button>
        ),
      }}
    />
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrow keys go from position to position in reading order, whatever the size of the tiles. */
const toNextPosition: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, collisionRect, droppableRects } = context;
  const keys = (active?.data.current?.['sortable'] as { items: string[] } | undefined)?.items ?? [];
  const step = steps[event.code];
  if (active === null || collisionRect === null || step === undefined) return undefined;
  event.preventDefault();
  const next = keys[keys.indexOf(String(over?.id ?? active.id)) + step];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  if (rect === undefined) return undefined;
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + (rect.height - collisionRect.height) / 2,
  };
};

const screenReaderInstructions = {
  draggable:
    'Press Space to lift the photo, the arrow keys to move it, Space again to put it down, Escape to put it back.',
};

function toAnnouncements(positionOf: (key: unknown) => number, count: number): Announcements {
  return {
    onDragStart: ({ active }) => `Photo ${positionOf(active.id)} lifted.`,
    onDragOver: ({ over }) =>
      over === null ? undefined : `Over position ${positionOf(over.id)} of ${count}.`,
    onDragEnd: ({ over }) =>
      over === null ? 'Photo put back.' : `Photo put at position ${positionOf(over.id)} of ${count}.`,
    onDragCancel: () => 'Photo put back.',
  };
}
