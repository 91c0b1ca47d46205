import { isLink } from '@tessera/contract/fields/links';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError, errorText, passingTrouble } from '../../../lib/api/api.ts';
import { useAttempt } from '../../../lib/api/attempt.ts';
import { useCheckedForm } from '../../../lib/forms/form.ts';
import { countriesQuery } from '../../../lib/api/geo.queries.ts';
import { readSession } from '../../../lib/browser/session.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { MoneyField, TextArea, TextField } from '../../../ui/fields/field.tsx';
import layout from '../../../ui/fields/form.module.css';
import { ControlledCountryField } from '../../../ui/fields/geo-fields.tsx';
import { LimitBanner } from '../../../ui/notices/limit-banner.tsx';
import { SubpageHeader } from '../../../ui/headings/subpage-header.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { TryAgain } from '../../../ui/notices/try-again.tsx';
import { useUnsavedChanges } from '../../../ui/dialogs/unsaved-changes.tsx';
import { useVersions } from '../../../ui/dialogs/versions/use-versions.tsx';
import { LinksField, type LinkViews } from './links-field.tsx';
import { NextSteps } from '../list/next-steps.tsx';
import styles from './order-form.module.css';
import { OwnPhotosField } from '../own-photos/own-photos-field.tsx';
import { OrderReading } from '../reading/order-reading.tsx';
import { StylePicksField } from '../style-quiz/style-picks-field.tsx';
import { compareOrders } from './order-versions.ts';
import { checkOrder, toFormField, toOrderBody, toOrderValues, type OrderValues } from './order-values.ts';
import { orderLimitQuery, orderQuery, useSaveOrder, type LoadedOrder } from '../orders.queries.ts';

/** Describes a new order (null) or changes one. A new order leads to `onCreated`; after a change the form stays. */
export function OrderForm({
  order,
  previews,
  onCreated,
}: {
  order: LoadedOrder | null;
  /** What inspiration links show: one by one, and their pictures together or else `otherwise`. */
  previews: LinkViews & { pictures: (links: readonly string[], otherwise: ReactNode) => ReactNode };
  onCreated: () => void;
}) {
  const form = useCheckedForm(checkOrder, toOrderValues(order));
  const save = useSaveOrder(order?.id ?? null);
  const { data: limit } = useQuery({ ...orderLimitQuery, enabled: order === null });
  const changes = useUnsavedChanges(form, { isDirty: form.formState.isDirty });
  const links = form
    .watch('links')
    .map(({ link }) => link.trim())
    .filter(isLink);
  const isFull = order === null && limit !== undefined && limit.count >= limit.limit;

  const client = useQueryClient();
  const attempt = useAttempt();
  const [isUploading, setIsUploading] = useState(false);
  const [ifMatch, setIfMatch] = useState(order?.etag ?? null);
  const { data: countries } = useQuery(countriesQuery);

  const show = (stored: LoadedOrder) => {
    setIfMatch(stored.etag);
    form.reset(toOrderValues(stored));
  };
  const handleSaved = (saved: LoadedOrder) => {
    attempt.end();
    showToast('Project saved successfully!', 'success', { autoCloseMs: 3000 });
    changes.release();
    if (order === null) onCreated();
    else show(saved);
  };
  const send = async (values: OrderValues, version: string | null) => {
    const body = toOrderBody(values);
    try {
      handleSaved(
        await save.mutateAsync(
          order === null ? { body, idempotencyKey: attempt.key() } : { body, ifMatch: version },
        ),
      );
    } catch (error) {
      // Whoever has to sign in again finds the form as it was.
      if (readSession() === null || (await versions.settle(error))) return;
      if (passingTrouble(error) === null) showToast(saveFailure(error), 'error');
      form.showFaults(error, (field) => toFormField(field, values));
    }
  };
  const versions = useVersions({
    title: 'This project was changed meanwhile',
    load: () => client.fetchQuery({ ...orderQuery(order!.id), staleTime: 0 }),
    compare: (stored) => compareOrders(form.getValues(), toOrderValues(stored), countries ?? []),
    onKeepMine: ({ etag }) => void send(form.getValues(), etag),
    onTakeTheirs: show,
    onSame: handleSaved,
  });
  const handleSubmit = form.handleSubmit((values) => send(values, ifMatch));

  return (
    <div className={layout.page}>
      <form className={layout.form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <SubpageHeader
          title={order === null ? 'Create a New Project' : 'Edit Project'}
          backTo={paths.customer.projects}
          backLabel="My Projects"
        />
        {isFull ? <LimitBanner {...limit} contactPath={paths.customer.contact} /> : null}
        <TextField label="Project name" isRequired autoComplete="off" {...form.field('object_name')} />
        <TextArea
          label="Description"
          isRequired
          hint="Rooms, who lives there, what must stay, what you’d love to lose."
          {...form.field('object_desc')}
        />
        {order?.reading === undefined ? null : (
          <OrderReading
            order={order}
            onSaved={({ saved, replacedEtag }) => {
              // A form that was loaded before somebody else's change still has to tell of it.
              if (ifMatch === replacedEtag) setIfMatch(saved.etag);
            }}
          />
        )}
        <div className={layout.two}>
          <ControlledCountryField form={form} name="country_code" />
          <MoneyField
            label="Budget in USD"
            isOptional
            hint="Designers see it as a guide, not a price."
            amount={form.watch('budget')}
            {...form.field('budget')}
          />
        </div>
        <LinksField form={form} previews={previews} />
        <OwnPhotosField form={form} onBusy={setIsUploading} />
        <StylePicksField form={form} />
        <TryAgain error={save.error} />
        <div className={layout.end}>
          <Button type="submit" size="large" isBusy={save.isPending} disabled={isFull || isUploading}>
            Save Project
          </Button>
          <ButtonLink to={paths.customer.projects} kind="quiet" size="large">
            Cancel
          </ButtonLink>
        </div>
        {changes.dialog}
        {versions.dialog}
      </form>
      <aside className={layout.aside}>
        {previews.pictures(
          links,
          order === null ? <NextSteps className={styles.next} /> : <WhatCounts orderId={order.id} />,
        )}
      </aside>
    </div>
  );
}

function WhatCounts({ orderId }: { orderId: string }) {
  return (
    <div className={styles.next}>
      <h2>What the matches rest on</h2>
      <ol>
        <li>Your description: style, rooms and the kind of work.</li>
        <li>Country, budget and the languages you speak.</li>
        <li>The pictures behind your links and those you add yourself, compared with portfolio photos.</li>
      </ol>
      <p>
        <Link className="link small" to={paths.customer.matchesOf(orderId)}>
          See the matches
        </Link>
      </p>
    </div>
  );
}

function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'network')
    return 'Failed to save project. Please try again.';
  return error.code === 'project_limit_reached' ? errorText(error, '') : 'Failed to save project';
}
