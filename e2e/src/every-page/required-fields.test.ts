import type { Person } from '../given.ts';
import { expect } from 'vitest';
import { test } from '../browser.ts';

/** Guarantees that every form tells assistive technology which of its fields must be filled, and no others. */

const forms: { path: string; as?: Person['role']; required: string[] }[] = [
  { path: '/signin', required: ['Email Address', 'Password'] },
  { path: '/signup-designer', required: ['Email Address', 'Password', 'Confirm Password'] },
  { path: '/signup-customer', required: ['Email Address', 'Password', 'Confirm Password'] },
  { path: '/designer/settings/', as: 'designer', required: ['First name', 'Last name', 'Country'] },
  { path: '/customer/settings/', as: 'customer', required: ['First name', 'Last name', 'Country'] },
  {
    path: '/designer/projects/add/',
    as: 'designer',
    required: ['Project name', 'Description', 'Country'],
  },
  {
    path: '/customer/projects/add/',
    as: 'customer',
    required: ['Project name', 'Description', 'Country'],
  },
  { path: '/designer/contact-us/', as: 'designer', required: ['Subject', 'Message'] },
  { path: '/customer/contact-us/', as: 'customer', required: ['Subject', 'Message'] },
];

test.for(forms)(
  'the form at $path names its required fields',
  async ({ path, as, required }, { given, visit }) => {
    const page = await visit(path, as === undefined ? {} : { as: await given[as]() });
    await page.getByLabel(required[0]!, { exact: true }).waitFor();
    const marked = page.locator('form [aria-required=true]');
    const labels = await marked.evaluateAll((fields) =>
      fields.map((field: any) => field.labels[0].textContent),
    );
    expect(labels).toEqual(required);
  },
);
