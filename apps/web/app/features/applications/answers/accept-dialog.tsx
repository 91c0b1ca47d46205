import type { Application } from '@tessera/contract/deal/applications';
import { isOutdated } from '../../../lib/api/api.ts';
import { WordsDialog } from '../../../ui/dialogs/words-dialog.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { priceText } from '../../../lib/text/deal-text.ts';
import { useAnswer } from '../applications.queries.ts';

/** Asks once before a designer is engaged. */
export default function AcceptDialog({
  application,
  onOrderMoved,
  onClose,
}: {
  application: Application;
  onOrderMoved: () => void;
  onClose: () => void;
}) {
  const { name, order_name: orderName } = application;
  const answer = useAnswer(application, onOrderMoved);
  const price = priceText(application);
  const accept = async () => {
    try {
      await answer.mutateAsync({ action: 'accept' });
      showToast(`You accepted ${name} for ‘${orderName}’.`);
      onClose();
    } catch (error) {
      if (isOutdated(error)) onClose();
    }
  };
  return (
    <WordsDialog
      title={`Accept ${name} for “${orderName}”?`}
      text={
        price === null
          ? 'Other applicants will be told.'
          : `Other applicants will be told. Price range: ${price}.`
      }
      submitLabel="Accept"
      isBusy={answer.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
      onClose={onClose}
    />
  );
}
