import type { Order, OrderBody } from '@tessera/contract/orders/orders';
import type { OwnPhoto } from '@tessera/contract/orders/own-photos';
import type { StylePick } from '@tessera/contract/orders/style-picks';
import { contractFaults } from '../../../lib/forms/contract-faults.ts';
import type { FormFault } from '../../../lib/forms/form.ts';

/** What the order form holds while it is being filled in. */
export interface OrderValues {
  object_name: string;
  object_desc: string;
  country_code: string;
  /** US dollars as typed; empty for none. */
  budget: string;
  links: { link: string }[];
  own_photos: OwnPhoto[];
  style_picks: StylePick[];
}

/** The form's values for an order, or for a new one (null); there is always a row for a link. */
export function toOrderValues(order: Order | null): OrderValues {
  const links = order?.links.map(({ link }) => ({ link })) ?? [];
  return {
    object_name: order?.object_name ?? '',
    object_desc: order?.object_desc ?? '',
    country_code: order?.country.code ?? '',
    budget: order?.budget?.toString() ?? '',
    links: links.length === 0 ? [{ link: '' }] : links,
    own_photos: order?.own_photos ?? [],
    style_picks: order?.style_picks ?? [],
  };
}

/** The body to send: empty links are left out, and a budget is a number or null. */
export function toOrderBody({ budget, links, own_photos, ...values }: OrderValues): OrderBody {
  return {
    ...values,
    own_photos: own_photos.map(({ id, use }) => ({ id, use })),
    budget: budget.trim() === '' ? null : Number(budget),
    links: filledLinks(links).map(({ link }) => ({ link, type: 'pinterest' })),
  };
}

/** What is wrong with the values, at the fields of the form. */
export async function checkOrder(values: OrderValues): Promise<FormFault[]> {
  const faults = await contractFaults(
    async () => (await import('@tessera/contract/orders/orders')).orderBody,
    toOrderBody(values),
    {
      object_name: 'Project name',
      object_desc: 'Description',
      country_code: 'Country',
    },
  );
  return faults.map(({ field, message }) => {
    if (field === 'budget') return { field, message: 'Enter an amount from 0 to 1,000,000,000.' };
    if (!field.startsWith('links.')) return { field, message };
    return {
      field: toFormField(field, values),
      message: 'Enter a web address that starts with https:// or http://.',
    };
  });
}

/** A field of the body as a field of the form, whose empty links were not sent. */
export function toFormField(field: string, { links }: Pick<OrderValues, 'links'>): string {
  return field.replace(
    /^links\.(\d+)/,
    (_, sent: string) => `links.${filledLinks(links)[Number(sent)]?.row ?? 0}`,
  );
}

function filledLinks(links: OrderValues['links']): { link: string; row: number }[] {
  return links.map(({ link }, row) => ({ link: link.trim(), row })).filter(({ link }) => link !== '');
}
