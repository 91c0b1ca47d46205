import type { ApplicationBody } from '@tessera/contract/deal/applications';
import { contractFaults } from '../../../lib/forms/contract-faults.ts';
import type { FormFault } from '../../../lib/forms/form.ts';
import { formatUsd } from '../../../lib/text/format.ts';

/** What the form of an application holds while it is being filled in; prices in US dollars as typed. */
export interface ApplicationValues {
  note: string;
  price_from_usd: string;
  price_to_usd: string;
}

/** The body to send: a price that is empty is none. */
export function toApplicationBody({
  note,
  price_from_usd,
  price_to_usd,
}: ApplicationValues): ApplicationBody {
  return { note, price_from_usd: toPrice(price_from_usd), price_to_usd: toPrice(price_to_usd) };
}

/** What is wrong with the values, at the fields of the form. */
export async function checkApplication(values: ApplicationValues): Promise<FormFault[]> {
  const body = toApplicationBody(values);
  const { price_from_usd: from, price_to_usd: to } = body;
  const faults = await contractFaults(
    async () => (await import('@tessera/contract/deal/applications')).applicationBody,
    body,
    {},
  );
  return faults.map(({ field, message }) => {
    if (field === 'note') return { field, message };
    const isBelow = field === 'price_to_usd' && from !== null && to !== null && from >= 0 && to < from;
    return {
      field,
      message: isBelow ? `Must be at least ${formatUsd(from)}` : 'Enter an amount from 0 to 1,000,000,000.',
    };
  });
}

function toPrice(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
