import { contactApi } from '@tessera/contract/talk/contact';
import { geoApi } from '@tessera/contract/geo';
import { profilesApi } from '@tessera/contract/account/profiles';
import { expect } from 'vitest';
import { onPhone, test } from '../browser.ts';
import { failCalls } from '../network.ts';
import { fillPerson, seeCount, seeFocus, seeHeading, seePath, seeToast, seeValue } from '../steps.ts';

/** Guarantees that a customer's profile and messages to the operator are saved, and that failures lose nothing. */

onPhone(() => {
  test('the first complete profile leads home, later ones stay', async ({ given, visit }) => {
    const page = await visit('/customer/settings/', { as: await given.newcomer('customer') });
    await seeHeading(page, 'Profile Settings');
    expect(await page.title()).toBe('Profile Settings | Tessera');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    for (const text of ['First name is required', 'Last name is required', 'Country is required'])
      await page.getByText(text, { exact: true }).waitFor();
    await seeFocus(page.getByLabel('First name'));
    await seeCount(page.getByText('Profile photo'), 0);
    await page.getByText('Please select at least one language', { exact: true }).waitFor();
    await fillPerson(page, { first: 'Carl', last: 'Dahl', country: 'Sweden', language: 'Svenska' });
    await seeCount(page.getByText('Please select at least one language'), 0);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(page, 'Profile updated successfully!');
    await seeHeading(page, 'Best Designers for Your Project');
    await seePath(page, '/customer');

    await page.goto('/customer/settings/');
    await page.getByLabel('Phone').fill('+46 70 123 45 67');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(page, 'Profile updated successfully!');
    await seePath(page, '/customer/settings');
    await page.reload();
    await seeValue(page.getByLabel('Phone'), '+46 70 123 45 67');
    await page.getByRole('button', { name: 'Remove Svenska' }).waitFor();
  });

  test('a profile that cannot be saved says so and stays as it was typed', async ({ given, visit }) => {
    const page = await visit('/customer/settings/', { as: await given.customer() });
    const recover = await failCalls(page, profilesApi.saveCustomer, 'network');
    await page.getByLabel('First name').fill('Karl');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(page, 'Failed to update profile');
    await recover();
    await failCalls(page, profilesApi.saveCustomer);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(page, 'Something went wrong');
    expect(await page.getByLabel('First name').inputValue()).toBe('Karl');
  });

  test('countries and languages that cannot be loaded can be tried again', async ({ given, visit }) => {
    const page = await visit('about:blank', { as: await given.customer() });
    const recover = await Promise.all(
      [geoApi.countries, geoApi.languages].map((call) => failCalls(page, call)),
    );
    await page.goto('/customer/settings/');
    for (const name of ['countries', 'languages'])
      await page.getByRole('alert').getByText(`The ${name} could not be loaded.`).waitFor();
    await Promise.all(recover.map((end) => end()));
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await seeValue(page.getByRole('combobox', { name: 'Country' }), 'Sweden');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Remove Svenska' }).waitFor();
  });

  test('a message to the operator is checked, sent and cleared; a failure keeps it', async ({
    given,
    visit,
  }) => {
    const page = await visit('/customer/contact-us/', { as: await given.customer() });
    await seeHeading(page, 'Contact Us');
    expect(await page.title()).toBe('Contact Us | Tessera');
    await page.getByText('include IMPORTANT in the subject').waitFor();
    const [subject, message] = [page.getByLabel('Subject'), page.getByLabel('Message', { exact: true })];
    expect(await message.getAttribute('rows')).toBe('4');
    const send = page.getByRole('button', { name: 'Send' });
    await send.click();
    await page.getByText('Subject is required').waitFor();
    await page.getByText('Message is required').waitFor();
    await subject.fill('IMPORTANT: a question');
    await message.fill('How long does it take?');
    const recover = await failCalls(page, contactApi.send, 'network');
    await send.click();
    await seeToast(page, 'Oops! We couldn’t send your message. Please try again later.');
    expect(await message.inputValue()).toBe('How long does it take?');
    await recover();
    await send.click();
    await seeToast(page, 'Thank you! Your message has been sent successfully.');
    await seeValue(subject, '');
    await seeValue(message, '');
  });
});
