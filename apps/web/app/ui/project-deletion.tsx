import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { showToast } from './toast.tsx';

/**
 * Deleting a project: `ask` opens the confirmation, which calls `remove` and says how it went.
 * `dialog` has to be rendered. `onDeleted` is where the page puts the focus, as the pressed button is gone.
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
      // Nothing behind an open dialog can take the focus.
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
