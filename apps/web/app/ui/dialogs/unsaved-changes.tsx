import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useBlocker, useLocation } from 'react-router';
import { keepDraft, takeDraft } from '../../lib/forms/drafts.ts';
import { accountIdOf, readSession, watchSession } from '../../lib/browser/session.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { showToast } from '../notices/toast.tsx';

/**
 * Protects what was typed in a form. It asks before the person leaves the page. When the session ends, it keeps the values
 * and restores them once the same account has signed in and opened the page again.
 * The caller renders `dialog`. After a save it calls `release`, which lets the next navigation pass.
 * `attachments` is what the form holds besides its values; `onRestore` gets it back.
 */
export function useUnsavedChanges<Values extends FieldValues, Attachments = undefined>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  {
    isDirty,
    attachments,
    onRestore,
  }: { isDirty: boolean; attachments?: Attachments; onRestore?: (attachments: Attachments) => void },
): { dialog: ReactNode; release: () => void } {
  const { pathname } = useLocation();
  const ownerId = useRef(accountIdOf(readSession()));
  const isAtRisk = useRef(isDirty);
  useLayoutEffect(() => {
    isAtRisk.current = isDirty;
  }, [isDirty]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk.current && readSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [isDirty]);

  const handleSession = useEffectEvent(() => {
    if (readSession() !== null || !isAtRisk.current || ownerId.current === null) return;
    keepDraft(ownerId.current, pathname, { values: form.getValues(), attachments });
  });
  useEffect(() => watchSession(handleSession), []);

  const restore = useEffectEvent(() => {
    if (ownerId.current === null) return;
    const draft = takeDraft<Values>(ownerId.current, pathname);
    if (draft === null) return;
    for (const [name, value] of Object.entries(draft.values)) {
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    }
    if (draft.attachments !== undefined) onRestore?.(draft.attachments as Attachments);
    showToast('What you typed before is back. It has not been saved yet.', 'info');
  });
  useEffect(() => restore(), []);

  return {
    dialog: (
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        title="Leave without saving?"
        message="Your changes on this page have not been saved."
        cancelLabel="Stay"
        confirmLabel="Leave"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    ),
    release: () => {
      isAtRisk.current = false;
    },
  };
}
