import { customerProfileBody } from '@tessera/contract/account/profiles';
import { orderBody } from '@tessera/contract/orders/orders';
import { expect, test } from 'vitest';
import { contractFaults } from './contract-faults.ts';

test('a missing or blank field is named by its label, and a valid body has no faults', () => {
  const labels = { first_name: 'First name', country_code: 'Country' };
  const body = { first_name: ' ', last_name: 'Haas', country_code: '', spoken_languages_codes: [] };
  expect(contractFaults(customerProfileBody, body, labels)).toEqual([
    { field: 'first_name', message: 'First name is required' },
    { field: 'country_code', message: 'Country is required' },
  ]);
  expect(
    contractFaults(customerProfileBody, { ...body, first_name: 'Nora', country_code: 'DE' }, labels),
  ).toEqual([]);
});

test('other faults keep the contract’s message, even inside lists', () => {
  const body = {
    object_name: 'Kitchen',
    object_desc: 'Oak',
    country_code: 'DE',
    links: [{ link: 'ftp://x' }],
  };
  expect(contractFaults(orderBody, { ...body, budget: -1 }, {})).toEqual([
    { field: 'links.0.link', message: 'Enter a valid value.' },
    { field: 'budget', message: 'This number is too small.' },
  ]);
});
