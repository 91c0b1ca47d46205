import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { definePart } from '../../loading/part.ts';
import { useDialogPart } from '../use-dialog-part.ts';
import { isSame, type ComparedField } from './compared-field.ts';

const versionsDialog = definePart(() => import('./versions-dialog.tsx'));

/**
 * Handles a save that is refused because the stored version has changed. `settle` takes the error of the save, loads the
 * stored version and asks which of the two to keep. It answers false for any other error, and when the load fails.
 * The caller renders `dialog`.
 */
export function useVersions<Stored>({
  title,
  load,
  compare,
  onKeepMine,
  onTakeTheirs,
  onSame,
}: {
  title: string;
  load: () => Promise<Stored>;
  /** The form beside the stored version. */
  compare: (stored: Stored) => readonly ComparedField[];
  /** Saves the form in place of the stored version. */
  onKeepMine: (stored: Stored) => void;
  /** Puts the stored version into the form. */
  onTakeTheirs: (stored: Stored) => void;
  /** Both versions are the same: this form had saved it, and only the answer was lost. */
  onSame: (stored: Stored) => void;
}): { settle: (error: unknown) => Promise<boolean>; dialog: ReactNode } {
  const [stored, setStored] = useState<Stored | null>(null);
  const close = () => setStored(null);
  const { Content: VersionsDialog } = useDialogPart(versionsDialog, stored !== null, close);
  const decide = (act: (stored: Stored) => void) => {
    close();
    if (stored !== null) act(stored);
  };
  return {
    settle: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return false;
      const loaded = await load().catch(() => null);
      if (loaded === null) return false;
      if (compare(loaded).every(isSame)) onSame(loaded);
      else setStored(loaded);
      return true;
    },
    dialog:
      VersionsDialog === null ? null : (
        <VersionsDialog
          isOpen={stored !== null}
          title={title}
          fields={stored === null ? [] : compare(stored)}
          onKeepMine={() => decide(onKeepMine)}
          onTakeTheirs={() => decide(onTakeTheirs)}
          onClose={close}
        />
      ),
  };
}
