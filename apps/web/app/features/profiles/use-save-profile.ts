import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, errorText, passingTrouble } from '../../lib/api/api.ts';
import { readSession } from '../../lib/browser/session.ts';
import { isAbort } from '../../lib/api/upload.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { useVersions } from '../../ui/dialogs/versions/use-versions.tsx';
import type { ComparedField } from '../../ui/dialogs/versions/compared-field.ts';
import { isComplete, profileQuery, type Profile } from './profiles.queries.ts';

/**
 * Saves what the form holds in place of `profile`, and says so. The first save of a complete profile leads to the role's
 * home; later ones stay. `dialog` has to be rendered: it asks what to do where the profile was changed meanwhile.
 */
export function useSaveProfile<Stored extends Profile>(
  role: Role,
  profile: Stored | undefined,
  {
    send,
    show,
    compare,
    onFault,
  }: {
    /** Sends the form in place of the version with this name, or of none. */
    send: (ifMatch: string | null) => Promise<Stored>;
    /** Puts a stored profile into the form. */
    show: (stored: Stored) => void;
    /** The form beside a stored profile. */
    compare: (stored: Stored) => readonly ComparedField[];
    /** May show the server's faults at their fields. */
    onFault: (error: unknown) => void;
  },
): { save: () => void; isPending: boolean; error: unknown; dialog: ReactNode } {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = profileQuery(role);
  // What is loaded again behind the form does not change which version it was made of.
  const [ifMatch, setIfMatch] = useState(profile?.etag ?? null);

  const take = (stored: Stored) => {
    setIfMatch(stored.etag);
    show(stored);
  };
  const handleSaved = async (stored: Stored) => {
    const before = queryClient.getQueryData(queryKey);
    const wasComplete = before !== undefined && isComplete(before);
    queryClient.setQueryData(queryKey, stored);
    take(stored);
    showToast('Profile updated successfully!');
    if (!wasComplete && isComplete(stored)) await navigate(paths[role].home);
  };
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: handleSaved,
    onError: async (error) => {
      if (readSession() === null) return;
      if (isAbort(error)) {
        // It may have been saved all the same.
        void queryClient.invalidateQueries({ queryKey });
        return;
      }
      if (await versions.settle(error)) return;
      onFault(error);
      if (passingTrouble(error) !== null) return;
      const isOfFields = error instanceof ApiError && error.errors.length > 0;
      showToast(
        isOfFields ? 'Failed to update profile' : errorText(error, 'Failed to update profile'),
        'error',
      );
    },
  });
  const versions = useVersions<Stored>({
    title: 'Your profile was changed meanwhile',
    // The query gives the profile of this role.
    load: async () => (await queryClient.fetchQuery({ ...profileQuery(role), staleTime: 0 })) as Stored,
    compare,
    onKeepMine: ({ etag }) => mutation.mutate(etag),
    onTakeTheirs: take,
    onSame: (stored) => void handleSaved(stored),
  });
  return {
    save: () => mutation.mutate(ifMatch),
    isPending: mutation.isPending,
    error: mutation.error,
    dialog: versions.dialog,
  };
}
