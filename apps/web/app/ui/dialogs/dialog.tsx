import { definePart } from '../loading/part.ts';
import type { DialogProps } from './dialog-props.ts';
import { useDialogPart } from './use-dialog-part.ts';

const dialogPart = definePart(() => import('./dialog-part.tsx'));

/**
 * A modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. The focus starts on the element
 * with `data-autofocus`, otherwise on the first control. Nothing is rendered while it is closed.
 */
export function Dialog(dialog: DialogProps) {
  const { Content: DialogPart } = useDialogPart(dialogPart, dialog.isOpen, dialog.onClose);
  return DialogPart === null ? null : <DialogPart {...dialog} />;
}
