import type { Order } from '@tessera/contract/orders';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError, errorText } from '../../lib/api.ts';
import { useCheckedForm } from '../../lib/form.ts';
import { readSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MoneyField, TextArea, TextField } from '../../ui/field.tsx';
import layout from '../../ui/form.module.css';
import { ControlledCountryField } from '../../ui/geo-fields.tsx';
import { LimitBanner } from '../../ui/limit-banner.tsx';
import { SubpageHeader } from '../../ui/subpage-header.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { LinksField, type LinkViews } from './links-field.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './order-form.module.css';
import { checkOrder, isLink, toFormField, toOrderBody, toOrderValues } from './order-values.ts';
import { orderLimitQuery, useSaveOrder } from './orders.queries.ts';

/** Describes a new order (null) or changes one. A new order leads to `onCreated`; after a change the form stays. */
export function OrderForm({
  order,
  previews,
  onCreated,
}: {
  order: Order | null;
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

  const handleSubmit = form.handleSubmit(async (values) => {
    try {
      const saved = await save.mutateAsync(toOrderBody(values));
      showToast('Project saved successfully!', 'success', { autoCloseMs: 3000 });
      changes.release();
      if (order === null) onCreated();
      else form.reset(toOrderValues(saved));
    } catch (error) {
      // Whoever has to sign in again finds the form as it was.
      if (readSession() === null) return;
      showToast(saveFailure(error), 'error');
      form.showFaults(error, (field) => toFormField(field, values));
    }
  });

  return (
    <div className={layout.page}>
      <form className={layout.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <SubpageHeader
          title={order === null ? 'Create a New Project' : 'Edit Project'}
          backTo={paths.customer.projects}
          backLabel="My Projects"
        />
        {isFull ? <LimitBanner {...limit} contactPath={paths.customer.contact} /> : null}
        <TextField label="Project name" autoComplete="off" {...form.field('object_name')} />
        <TextArea
          label="Description"
          hint="Rooms, who lives there, what must stay, what you’d love to lose."
          {...form.field('object_desc')}
        />
        <div className={layout.two}>
          <ControlledCountryField form={form} name="country_code" />
          <MoneyField
            label="Budget in USD"
            isOptional
            hint="Designers see it as a guide, not a price."
            {...form.field('budget')}
          />
        </div>
        <LinksField form={form} previews={previews} />
        <div className={layout.end}>
          <Button type="submit" size="large" isBusy={save.isPending} disabled={isFull}>
            Save Project
          </Button>
          <ButtonLink to={paths.customer.projects} kind="quiet" size="large">
            Cancel
          </ButtonLink>
        </div>
        {changes.dialog}
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
        <li>The pictures behind your links, compared with portfolio photos.</li>
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
