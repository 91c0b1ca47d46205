import { IconCheck } from '@tabler/icons-react';
import { ApiError, errorText } from '../../lib/api.ts';
import { readSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useApply } from './applications.queries.ts';

/** Applies to an order once; from then on it says that this is done. */
export function ApplyButton({
  order,
  hasApplied,
  onApplied,
}: {
  order: { id: string; name: string };
  hasApplied: boolean;
  onApplied: () => void;
}) {
  const apply = useApply();
  if (hasApplied) {
    return (
      <Button kind="done" disabled icon={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}>
        Applied
      </Button>
    );
  }
  const handleApply = () =>
    apply.mutate(order.id, {
      onSuccess: () => {
        showToast(`Applied to ‘${order.name}’ (${order.id})`);
        onApplied();
      },
      onError: (error) => {
        if (readSession() !== null) showToast(failureText(error, order.name), 'error');
      },
    });
  return (
    <Button isBusy={apply.isPending} onClick={handleApply}>
      Apply
    </Button>
  );
}

function failureText(error: unknown, orderName: string): string {
  if (error instanceof ApiError && error.code === 'not_found')
    return `‘${orderName}’ is no longer open for applications.`;
  return errorText(error, 'Failed to apply. Please try again.');
}
