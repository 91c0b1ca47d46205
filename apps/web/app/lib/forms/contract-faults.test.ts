import { customerProfileBody } from '@tessera/contract/account/profiles';
import { orderBody } from '@tessera/contract/orders/orders';
import { expect, test } from 'vitest';
import { contractFaults } from './contract-faults.ts';

const profile = async () => customerProfileBody;

test('a missing or blank field is named by its label, and a valid body has no faults', async () => {
  const labels = { first_name: 'First name', country_code: 'Country' };
  const body = { first_name: ' ', last_name: 'Haas', country_code: '', spoken_languages_codes: [] };
  expect(await contractFaults(profile, body, labels)).toEqual([
    { field: 'first_name', message: 'First name is required' },
    { field: 'country_code', message: 'Country is required' },
  ]);
  expect(await contractFaults(profile, { ...body, first_name: 'Nora', country_code: 'DE' }, labels)).toEqual(
    [],
  );
});

test('other faults keep the contract’s message, even inside lists', async () => {
  const body = {
    object_name: 'Kitchen',
    object_desc: 'Oak',
    country_code: 'DE',
    links: [{ link: 'ftp://x' }],
  };
  expect(await contractFaults(async () => orderBody, { ...body, budget: -1 }, {})).toEqual([
    { field: 'links.0.link', message: 'Enter a valid value.' },
    { field: 'budget', message: 'This number is too small.' },
  ]);
});

test('where the schema cannot be loaded, nothing is found, and the server’s faults are the only ones', async () => {
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await contractFaults(unreachable, {}, {})).toEqual([]);
});
