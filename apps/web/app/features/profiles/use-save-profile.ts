import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/auth';
import { useNavigate } from 'react-router';
import { ApiError, errorText } from '../../lib/api.ts';
import { readSession } from '../../lib/session.ts';
import { isAbort } from '../../lib/upload.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.tsx';
import { isComplete, profileQuery, type Profile } from './profiles.queries.ts';

/**
 * Saves a profile and says so. The first save of a complete profile leads to the role's home; later ones stay.
 * `onSaved` is told before that; `onFault` may show the server's faults at their fields.
 */
export function useSaveProfile<Body, Saved extends Profile>(
  role: Role,
  save: (body: Body) => Promise<Saved>,
  onSaved: (profile: Saved) => void,
  onFault: (error: unknown) => void,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = profileQuery(role);
  return useMutation({
    mutationFn: save,
    onSuccess: async (profile) => {
      const before = queryClient.getQueryData(queryKey);
      const wasComplete = before !== undefined && isComplete(before);
      queryClient.setQueryData(queryKey, profile);
      onSaved(profile);
      showToast('Profile updated successfully!');
      if (!wasComplete && isComplete(profile)) await navigate(paths[role].home);
    },
    onError: (error) => {
      if (readSession() === null) return;
      if (isAbort(error)) {
        // It may have been saved all the same.
        void queryClient.invalidateQueries({ queryKey });
        return;
      }
      onFault(error);
      const isOfFields = error instanceof ApiError && error.errors.length > 0;
      showToast(
        isOfFields ? 'Failed to update profile' : errorText(error, 'Failed to update profile'),
        'error',
      );
    },
  });
}
