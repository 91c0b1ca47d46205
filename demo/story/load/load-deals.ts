import { createHash } from 'node:crypto';
import type { DemoClient } from './client.ts';
import type { StoryApplication, StoryDeal, StoryWork } from '../deals.ts';
import { readPicture, type Picture } from '../pictures.ts';

/** An account of the story that is signed in. */
export interface Teller {
  client: DemoClient;
  /** The account's id. */
  id: string;
}

/** What of an order tells how far its deal has come. */
interface OrderState {
  id: string;
  timeline: readonly { kind: string }[];
}

/**
 * Tells what happened to one order: applications, conversations, work and reviews. What has happened already is left as it is, so a
 * deal that was cut off is completed by the next load.
 * @throws Error when the product refuses something
 */
export async function loadDeal(
  deal: StoryDeal,
  orderId: string,
  customer: Teller,
  designers: ReadonlyMap<string, Teller>,
  /** What is handed over with the last delivery. */
  picture: Picture | undefined,
): Promise<void> {
  const order = `customer/order/${orderId}`;
  if (deal.closed === 'paused') return customer.client.act(`${order}/pause/`);
  for (const application of deal.applications) {
    const designer = designers.get(application.designer)!;
    await apply(application, orderId, customer, designer);
    await talk(application, orderId, customer, designer);
  }
  // Accepting declines the others, so it comes last.
  const accepted = deal.applications.find(({ answer }) => answer === 'accepted');
  if (accepted !== undefined) {
    const designer = designers.get(accepted.designer)!;
    await customer.client.act(`${order}/application/${designer.id}/accept/`);
    if (deal.work !== undefined) await work(deal.work, orderId, customer, designer, picture);
  }
  if (deal.closed === 'cancelled') await customer.client.act(`${order}/cancel/`, {});
}

async function apply(
  { note, priceUsd, answer }: StoryApplication,
  orderId: string,
  customer: Teller,
  designer: Teller,
): Promise<void> {
  // One that was withdrawn could be sent again.
  if (
    answer === 'withdrawn' &&
    (await designer.client.names('designer/application/', 'order_id')).has(orderId)
  )
    return;
  await designer.client.act(`designer/match/${orderId}/apply/`, {
    note,
    ...(priceUsd && { price_from_usd: priceUsd[0], price_to_usd: priceUsd[1] }),
  });
  const application = `customer/order/${orderId}/application/${designer.id}`;
  if (answer === 'shortlisted') await customer.client.act(`${application}/shortlist/`);
  if (answer === 'declined') await customer.client.act(`${application}/decline/`, { reason: 'timing' });
  if (answer === 'withdrawn') await designer.client.act(`designer/application/${orderId}/withdraw/`);
}

async function talk(
  { talk: said = [] }: StoryApplication,
  orderId: string,
  customer: Teller,
  designer: Teller,
): Promise<void> {
  if (said.length === 0) return;
  await customer.client.act('customer/conversation/', { order_id: orderId, designer_id: designer.id });
  const { results } = await customer.client.get<{
    results: { id: string; order_id: string; designer_id: string }[];
  }>('customer/conversation/?limit=100');
  const { id } = results.find((one) => one.order_id === orderId && one.designer_id === designer.id)!;
  for (const [index, [side, message]] of said.entries()) {
    const [role, { client }] = side === 'c' ? ['customer', customer] : ['designer', designer];
    await client.act(`${role}/conversation/${id}/message/`, { message_id: idOf(`${id} ${index}`), message });
  }
}

async function work(
  { deliveries, changes = [], isCompleted, review, cancelled }: StoryWork,
  orderId: string,
  customer: Teller,
  designer: Teller,
  picture: Picture | undefined,
): Promise<void> {
  const order = `customer/order/${orderId}`;
  const { timeline } = await customer.client.get<OrderState>(`${order}/`);
  const count = (kind: string) => timeline.filter((entry) => entry.kind === kind).length;
  const [delivered, asked] = [count('delivered'), count('changes_requested')];
  for (const [index, message] of deliveries.entries()) {
    if (index >= delivered) {
      const form = new FormData();
      form.append('message', message);
      form.append('delivery_id', idOf(`${orderId} delivery ${index}`));
      if (picture !== undefined && index === deliveries.length - 1)
        form.append('files', new Blob([await readPicture(picture)], { type: 'image/jpeg' }), picture.file);
      await designer.client.act(`designer/engagement/${orderId}/deliver/`, form);
    }
    const change = changes[index];
    if (change !== undefined && index >= asked)
      await customer.client.act(`${order}/request-changes/`, { message: change });
  }
  if (cancelled !== undefined) {
    const [client, path] =
      cancelled.by === 'customer'
        ? [customer.client, `${order}/cancel/`]
        : [designer.client, `designer/engagement/${orderId}/cancel/`];
    await client.act(path, { reason: cancelled.reason });
  }
  if (isCompleted) await customer.client.act(`${order}/complete/`);
  if (review === undefined) return;
  await customer.client.act(`${order}/review/`, { stars: review.stars, text: review.text });
  if (review.answer === undefined) return;
  const { results } = await designer.client.get<{ results: { id: string; order_id: string }[] }>(
    'designer/review/?limit=100',
  );
  const { id } = results.find((one) => one.order_id === orderId)!;
  await designer.client.act(`designer/review/${id}/answer/`, { text: review.answer });
}

/** The same id at every load, so that what is sent again is stored once. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
