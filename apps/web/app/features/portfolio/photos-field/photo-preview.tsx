import { IconRotateClockwise, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LoadingStatus } from '../../../ui/loading/spinner.tsx';
import styles from './photo-preview.module.css';
import { ProjectImage } from '../photos/project-image.tsx';
import type { ProjectPhoto } from '../photos/project-photos.ts';

/** Zoom runs in tenths, so that steps add up exactly. */
const ZOOM_TENTHS = { min: 5, max: 30, start: 10 } as const;

/** A photo of the form in full, with zoom and quarter turns. Open while `photo` is set; it changes nothing. */
export default function PhotoPreview({
  photo,
  onClose,
}: {
  photo: ProjectPhoto | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen={photo !== undefined}
      onClose={onClose}
      aria-label="Photo preview"
      className={styles.preview}
    >
      {photo === undefined ? null : <Preview photo={photo} onClose={onClose} />}
    </Dialog>
  );
}

function Preview({ photo, onClose }: { photo: ProjectPhoto; onClose: () => void }) {
  const [zoomTenths, setZoomTenths] = useState<number>(ZOOM_TENTHS.start);
  const [quarterTurns, setQuarterTurns] = useState(0);
  const view = useRef<HTMLDivElement>(null);

  // The middle of the photo stays in the middle of the view.
  useLayoutEffect(() => {
    const box = view.current;
    box?.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [zoomTenths, quarterTurns]);

  const look = { '--zoom': zoomTenths / 10, '--turn': `${quarterTurns * 90}deg` } as CSSProperties;
  const isOnItsSide = quarterTurns % 2 === 1;
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span>{photo.kind === 'new' ? photo.file.name : 'Photo'}</span>
        <IconButton label="Close" data-dialog-dismiss="" onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus */}
      <div ref={view} className={styles.view} tabIndex={0} role="group" aria-label="Photo">
        <div className={styles.sheet} style={look}>
          <ProjectImage
            photo={photo}
            alt={photo.kind === 'new' ? photo.file.name : 'Photo of this project'}
            isLarge
            className={isOnItsSide ? styles.onItsSide : undefined}
            fallback={(isPending) =>
              isPending ? (
                <LoadingStatus label="Preparing a preview" />
              ) : (
                <p>This browser cannot show this kind of picture. It can still be saved.</p>
              )
            }
          />
        </div>
      </div>
      <footer className={styles.bar}>
        <IconButton
          label="Zoom out"
          disabled={zoomTenths <= ZOOM_TENTHS.min}
          onClick={() => setZoomTenths(zoomTenths - 1)}
        >
          <IconZoomOut size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <span className={styles.zoom} aria-live="polite">
          {(zoomTenths / 10).toFixed(1)}×
        </span>
        <IconButton
          label="Zoom in"
          disabled={zoomTenths >= ZOOM_TENTHS.max}
          onClick={() => setZoomTenths(zoomTenths + 1)}
        >
          <IconZoomIn size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <span className={styles.separator} aria-hidden="true" />
        <IconButton label="Rotate" onClick={() => setQuarterTurns(quarterTurns + 1)}>
          <IconRotateClockwise size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </footer>
    </div>
  );
}
