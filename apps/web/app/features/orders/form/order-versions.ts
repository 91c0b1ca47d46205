import type { Country } from '@tessera/contract/geo';
import { formatUsd } from '../../../lib/text/format.ts';
import type { ComparedField } from '../../../ui/dialogs/versions/compared-field.ts';
import { toOrderBody, type OrderValues } from './order-values.ts';

/** Two versions of an order, field by field, in words. */
export function compareOrders(
  mine: OrderValues,
  theirs: OrderValues,
  countries: readonly Country[],
): ComparedField[] {
  const field = (label: string, toText: (values: OrderValues) => string) => ({
    label,
    mine: toText(mine),
    theirs: toText(theirs),
  });
  return [
    field('Project name', ({ object_name }) => object_name.trim()),
    field('Description', ({ object_desc }) => object_desc.trim()),
    field(
      'Country',
      ({ country_code }) => countries.find(({ code }) => code === country_code)?.name_en ?? country_code,
    ),
    field('Budget in USD', (values) => {
      const { budget } = toOrderBody(values);
      return typeof budget === 'number' ? formatUsd(budget) : '';
    }),
    field('Inspiration links', (values) =>
      (toOrderBody(values).links ?? []).map(({ link }) => link).join('\n'),
    ),
    field('Your own photos', ({ own_photos }) => {
      const liked = own_photos.filter(({ use }) => use === 'liked').length;
      return own_photos.length === 0
        ? ''
        : `${liked} of what we like, ${own_photos.length - liked} as it is now`;
    }),
    field('Style quiz', ({ style_picks }) =>
      style_picks.length === 0 ? '' : `${style_picks.length} rooms chosen`,
    ),
  ];
}
