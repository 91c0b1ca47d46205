import { useQuery } from '@tanstack/react-query';
import type { CardPhoto } from '@tessera/contract/media';
import { ApiError, errorText, isOutdated } from '../../../lib/api/api.ts';
import { useAttempt } from '../../../lib/api/attempt.ts';
import { readSession } from '../../../lib/browser/session.ts';
import { useCheckedForm } from '../../../lib/forms/form.ts';
import { formatUsd } from '../../../lib/text/format.ts';
import { WordsDialog } from '../../../ui/dialogs/words-dialog.tsx';
import { lengthHint } from '../../../ui/fields/length-hint.ts';
import { MoneyField, TextArea } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { cardPicture } from '../../../ui/photos/picture.ts';
import { openApplicationsQuery, useApply } from '../applications.queries.ts';
import { checkApplication, toApplicationBody, type ApplicationValues } from './application-values.ts';
import styles from './apply-dialog.module.css';

/** An order, as far as a designer needs to know it to apply. */
export interface OrderToApplyTo {
  id: string;
  name: string;
  location: string;
  budget: number | null;
  photo: CardPhoto | undefined;
  /** How many designers have applied. */
  applicationsCount: number;
}

/** Asks for what goes with an application, and sends it. */
export default function ApplyDialog({
  order,
  onApplied,
  onGone,
  onClose,
}: {
  order: OrderToApplyTo;
  onApplied: () => void;
  /** Called when the order takes no applications any more. */
  onGone: () => void;
  onClose: () => void;
}) {
  const apply = useApply();
  const attempt = useAttempt();
  const form = useCheckedForm<ApplicationValues>(checkApplication, {
    note: '',
    price_from_usd: '',
    price_to_usd: '',
  });
  const { data: open } = useQuery(openApplicationsQuery);
  const freeCount = open && Math.max(0, open.limit - open.count);
  const isRefused = apply.error instanceof ApiError && apply.error.code === 'application_limit_reached';
  const isFull = freeCount === 0 || isRefused;
  const handleSubmit = form.handleSubmit(async (values) => {
    const body = toApplicationBody(values);
    try {
      await apply.mutateAsync({ orderId: order.id, body, key: attempt.keyFor(body) });
      showToast(`Applied to ‘${order.name}’ (${order.id})`);
      onApplied();
    } catch (error) {
      form.showFaults(error);
      if (readSession() === null || !isOutdated(error)) return;
      const isGone = error instanceof ApiError && error.code === 'not_found';
      const text = isGone
        ? `‘${order.name}’ is no longer open for applications.`
        : errorText(error, 'Failed to apply. Please try again.');
      showToast(text, 'error');
      onGone();
    }
  });
  return (
    <WordsDialog
      title={`Apply to “${order.name}”`}
      text={
        <div className={styles.order}>
          {order.photo === undefined ? null : (
            <Photo className={styles.photo} picture={cardPicture(order.photo, '')} sizes="88px" />
          )}
          <p>
            {order.location}
            {order.budget === null ? null : `. Budget ${formatUsd(order.budget)}`}
            <span className={`caption num ${styles.counts}`}>
              {applicantsText(order.applicationsCount)}
              {open === undefined ? null : `, ${freeCount} of your ${open.limit} open applications are free`}
            </span>
          </p>
        </div>
      }
      submitLabel="Send application"
      isBusy={apply.isPending}
      isReady={!isFull}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <TextArea
        label="Note"
        isOptional
        data-autofocus="true"
        rows={5}
        hint={lengthHint(
          form.watch('note').length,
          'Say what you would do in their room. Your portfolio is shown beside it.',
        )}
        {...form.field('note')}
      />
      <div className={styles.prices}>
        <MoneyField
          label="Price from (USD)"
          amount={form.watch('price_from_usd')}
          {...form.field('price_from_usd')}
        />
        <MoneyField
          label="Price to (USD)"
          amount={form.watch('price_to_usd')}
          {...form.field('price_to_usd')}
        />
      </div>
      {isFull && !apply.isError ? (
        <Notice>You have as many open applications as are allowed at a time.</Notice>
      ) : null}
      {apply.isError ? <Notice>{errorText(apply.error, 'Failed to apply. Please try again.')}</Notice> : null}
    </WordsDialog>
  );
}

/** How many designers have applied, in words. */
function applicantsText(count: number): string {
  if (count === 0) return 'Nobody has applied yet';
  return count === 1 ? 'One designer has applied' : `${count} designers have applied`;
}
