import type { ReactNode } from 'react';
import { Dialog } from '../../dialogs/dialog.tsx';
import { useDialogPart } from '../../dialogs/use-dialog-part.ts';
import { definePart } from '../../loading/part.ts';
import styles from './lightbox.module.css';
import type { Picture } from '../picture.ts';
import { useBackCloses } from '../../dialogs/use-back-closes.ts';

const stagePart = definePart(() => import('./lightbox-stage.tsx'));

/** Photos on the full, dark screen. Open while `index` is set; it starts at that photo, and Back closes it. */
export function Lightbox({
  pictures,
  label,
  index,
  actionFor,
  onClose,
}: {
  pictures: readonly Picture[];
  /** Whose photos these are, for assistive technology. */
  label: string;
  index: number | null;
  /** What can be done about the photo that is shown. */
  actionFor?: ((picture: Picture) => ReactNode) | undefined;
  onClose: () => void;
}) {
  const close = useBackCloses(index !== null, onClose);
  const { Content: Stage } = useDialogPart(stagePart, index !== null, close);
  const isOpen = index !== null && Stage !== null;
  return (
    <Dialog isOpen={isOpen} onClose={close} aria-label={label} className={styles.lightbox}>
      {!isOpen ? null : (
        <Stage pictures={pictures} startIndex={index} actionFor={actionFor} onClose={close} />
      )}
    </Dialog>
  );
}
