import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { showToast } from '../notices/toast.tsx';

/**
 * Deletes a project after a confirmation: `ask` opens it, and it calls `remove` and reports the outcome.
 * The caller renders `dialog`. In `onDeleted` the page moves the focus, because the pressed button is gone.
 */
export function useProjectDeletion<Project>(
  remove: (project: Project) => Promise<unknown>,
  onDeleted: () => void,
) {
  const [asked, setAsked] = useState<Project | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const close = () => {
    setIsBusy(false);
    setAsked(null);
  };
  const confirm = async (project: Project) => {
    setIsBusy(true);
    try {
      await remove(project);
      showToast('Project deleted successfully!');
      // The page behind an open dialog is inert: the dialog closes before the focus moves.
      flushSync(close);
      onDeleted();
    } catch {
      showToast('Failed to delete project. Please try again later.', 'error');
      close();
    }
  };

  const dialog = (
    <ConfirmDialog
      isOpen={asked !== null}
      title="Delete Project"
      message="Are you sure you want to delete this project? This action cannot be undone."
      isBusy={isBusy}
      onConfirm={() => asked !== null && void confirm(asked)}
      onCancel={close}
    />
  );
  return { ask: setAsked, dialog };
}
