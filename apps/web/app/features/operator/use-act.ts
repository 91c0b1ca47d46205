import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isOutdated } from '../../lib/api/api.ts';
import { readSession } from '../../lib/browser/session.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { refreshOperator } from './operator.queries.ts';

/**
 * An act of an operator: sends it, says in a toast what was done, and brings all lists up to date. Where somebody else was faster,
 * it says so and the lists are loaded again; any other failure leaves everything as it was.
 */
export function useAct<Input>(
  send: (input: Input) => Promise<unknown>,
  {
    done,
    onDone,
  }: {
    /** What is said afterwards. */
    done: (input: Input) => string;
    /** Runs once the lists are up to date. */
    onDone?: (input: Input) => void;
  },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (_answer, input) => {
      showToast(done(input), 'success', { id: TOAST });
      await refreshOperator(queries);
      onDone?.(input);
    },
    onError: async (error) => {
      if (readSession() === null) return;
      if (!isOutdated(error)) {
        showToast(errorText(error, 'This could not be done. Please try again.'), 'error', { id: TOAST });
        return;
      }
      showToast('This has changed meanwhile. You now see how it stands.', 'info', { id: TOAST });
      await refreshOperator(queries);
    },
  });
}

/** One toast at a time: acts follow each other quickly. */
const TOAST = 'operator-act';
