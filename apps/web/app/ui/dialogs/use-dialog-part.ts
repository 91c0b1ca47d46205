import { usePart, type Part } from '../loading/part.ts';
import { showToast } from '../notices/toast.tsx';

/** The code of a dialog, or null until it is there. Where it cannot be loaded, that is said and `onClose` called. */
export function useDialogPart<Content>(
  part: Part<Content>,
  isOpen: boolean,
  onClose: () => void,
): { Content: Content | null } {
  return usePart(part, isOpen, () => {
    showToast('This could not be opened. Please check your connection and try again.', 'error');
    onClose();
  });
}
