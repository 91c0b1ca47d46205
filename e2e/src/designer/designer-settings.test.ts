import { contactApi } from '@tessera/contract/talk/contact';
import { geoApi } from '@tessera/contract/geo';
import { profilesApi } from '@tessera/contract/account/profiles';
import { expect } from 'vitest';
import { expectSoundScreen, test } from '../browser.ts';
import { fixture } from '../fixture.ts';
import { countCalls, failCalls, holdCalls, slowUploads } from '../network.ts';
import { dropOn, fillPerson, seeCount, seeFocus, seeHeading, seePath, seeToast, seeValue } from '../steps.ts';

/** Guarantees the rules of a designer's profile and of the contact form, and what is said of each save. */

const person = { first: 'Ada', last: 'Berg', country: 'Sweden', language: 'Svenska' };

test('the first save of a complete profile leads home; a photo is required until then', async ({
  given,
  visit,
}) => {
  const page = await visit('/designer/projects/', { as: await given.newcomer('designer') });
  await seePath(page, '/designer/settings/');
  await seeHeading(page, 'Profile Settings');
  expect(await page.title()).toBe('Profile Settings | Tessera');
  const save = page.getByRole('button', { name: 'Save Changes' });
  // What is needed is said, and nothing is called wrong before anybody has done anything.
  await page.getByText('Profile photo is required', { exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await save.click();
  await page.getByRole('alert').getByText('Profile photo is required', { exact: true }).waitFor();
  await page.getByText('Please select at least one language', { exact: true }).waitFor();
  expect(await save.isDisabled()).toBe(true);

  await page.locator('input[type=file]').setInputFiles(fixture('portrait.jpg'));
  await seeCount(page.getByText('Profile photo is required'), 0);
  await save.click();
  for (const name of ['First name', 'Last name', 'Country'])
    await page.getByText(`${name} is required`, { exact: true }).waitFor();
  await seeFocus(page.getByLabel('First name'));
  await page.getByLabel('First name').fill('A');
  await seeCount(page.getByText('First name is required'), 0);

  await fillPerson(page, person);
  await seeCount(page.getByText('Please select at least one language'), 0);
  await save.click();
  await seeToast(page, 'Profile updated successfully!');
  await seePath(page, '/designer/');
  await seeHeading(page, 'Best Matches for You');
});

test('the profile photo is round, can be replaced and removed, and must be a picture', async ({
  given,
  visit,
}) => {
  const page = await visit('/designer/settings/', { as: await given.designer() });
  const group = page.getByRole('group', { name: 'Profile photo' });
  const picture = group.locator('img');
  await picture.waitFor();
  const radius = await picture.evaluate(
    (image: any) => image.ownerDocument.defaultView!.getComputedStyle(image.closest('span')!).borderRadius,
  );
  expect(radius).toBe('50%');
  await page.locator('input[type=file]').setInputFiles(fixture('bedroom.heic'));
  await group
    .getByText('Invalid file format. Only image files (JPEG, PNG, GIF, WebP, etc.) are allowed.', {
      exact: true,
    })
    .waitFor();
  await expectSoundScreen(page);
  await page.locator('input[type=file]').setInputFiles(fixture('kitchen.jpg'));
  await seeCount(group.getByText('Invalid file format.'), 0);

  await group.getByRole('button', { name: 'Remove photo' }).click();
  await group.getByText('Profile photo is required', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
  await seeCount(picture, 0);
});

test('a dropped photo shows its progress, and cancelling saves nothing and keeps the form', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  const page = await visit('/designer/settings/', { as: designer });
  const group = page.getByRole('group', { name: 'Profile photo' });
  const stored = await group.locator('img').getAttribute('src');
  await page.getByLabel('First name').fill('Greta');
  await dropOn(page, '[role=group] button', fixture('kitchen.jpg'));
  await group.locator('img[src^="blob:"]').waitFor();

  const mend = await slowUploads(page, 1000);
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await page.getByText('Uploading your photo', { exact: true }).waitFor();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await seeToast(page, 'Upload cancelled. Nothing was saved; everything is still here.');
  await seeFocus(save);
  expect(await page.getByLabel('First name').inputValue()).toBe('Greta');
  expect((await designer.get('designer/profile/')).body).toMatchObject({
    first_name: 'Åsa',
    photo_url: stored,
  });

  await mend();
  await save.click();
  await seeToast(page, 'Profile updated successfully!');
  const { body } = await designer.get('designer/profile/');
  expect(body.first_name).toBe('Greta');
  expect(body.photo_url).not.toBe(stored);
  await group.locator(`img[src="${body.photo_url}"]`).waitFor();
});

test('leaving the settings with unsaved changes asks first', async ({ given, visit }) => {
  const page = await visit('/designer/settings/', { as: await given.designer() });
  await page.getByLabel('First name').fill('Greta');
  await page.getByRole('link', { name: 'Tessera' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByText('Your changes on this page have not been saved.').waitFor();
  await question.getByRole('button', { name: 'Stay' }).click();
  await seeCount(question, 0);
  expect(await page.getByLabel('First name').inputValue()).toBe('Greta');
  await page.getByRole('link', { name: 'Tessera' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await seeHeading(page, 'Best Matches for You');
  await page.goBack();
  await page.getByLabel('First name').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Åsa');
});

test('the public page is switched on, gets an address of its own, and refuses one that is taken', async ({
  given,
  visit,
}) => {
  const [designer, other] = [await given.designer(), await given.designer()];
  const { slug: taken } = (await other.get('designer/profile/')).body;
  const page = await visit('/designer/settings/', { as: designer });
  const address = page.getByLabel('Address', { exact: true });
  const save = page.getByRole('button', { name: 'Save Changes' });
  await page.getByRole('switch', { name: 'Public page' }).check();
  await address.fill('No Spaces');
  await save.click();
  await page.getByText('Use 3 to 40 of the letters a to z, digits and hyphens.', { exact: true }).waitFor();
  await seeFocus(address);
  await address.fill(taken!);
  await save.click();
  await page
    .getByText('This address belongs to somebody else. Please choose another one.', { exact: true })
    .waitFor();
  await expectSoundScreen(page);
  const slug = `studio-${taken}`.slice(0, 40);
  await address.fill(slug);
  await page.getByLabel('Website').fill('studio.example');
  await save.click();
  await seeToast(page, 'Profile updated successfully!');
  expect((await designer.get('designer/profile/')).body).toMatchObject({
    public_page: true,
    slug,
    website: 'https://studio.example',
  });
  await expectSoundScreen(page);
  const link = page.getByRole('link', { name: 'See your public page' });
  expect(await link.getAttribute('href')).toBe(`/designers/${slug}`);
});

test('a message reaches the operator and clears the form', async ({ given, visit }) => {
  const page = await visit('/designer/contact-us/', { as: await given.designer() });
  await page.getByText(/include IMPORTANT in the subject/).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Subject is required', { exact: true }).waitFor();
  await page.getByText('Message is required', { exact: true }).waitFor();
  expect(await page.getByLabel('Message', { exact: true }).getAttribute('rows')).toBe('4');
  await page.getByLabel('Subject').fill('IMPORTANT: a question');
  await seeCount(page.getByText('Subject is required'), 0);
  await page.getByLabel('Message', { exact: true }).fill('How long does it take?');

  const recover = await failCalls(page, contactApi.send, 'network');
  await page.getByRole('button', { name: 'Send' }).click();
  await seeToast(page, 'Oops! We couldn’t send your message. Please try again later.');
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('How long does it take?');
  await recover();

  const calls = countCalls(page, contactApi.send);
  const release = await holdCalls(page, contactApi.send);
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await page.getByRole('progressbar').waitFor();
  await release();
  await seeToast(page, 'Thank you! Your message has been sent successfully.');
  expect(calls.count).toBe(1);
  expect(await page.getByLabel('Subject').inputValue()).toBe('');
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
});

test('a portrait is loaded at the size it is shown at', async ({ given, server, visit }) => {
  const designer = await given.designer({}, fixture('living-room.jpg'));
  await server.jobsDone();
  const page = await visit('/designer/settings/', { as: designer });
  const image = page.getByRole('group', { name: 'Profile photo' }).locator('img');
  await expect
    .poll(() => image.evaluate((element) => (element as { currentSrc?: string }).currentSrc))
    .toMatch(/\/320\.avif$/);
});

test('later saves stay on the page, without languages and phone too', async ({ given, visit }) => {
  const designer = await given.designer({ spoken_languages_codes: ['sv'] });
  const page = await visit('/designer/settings/', { as: designer });
  await page.getByRole('button', { name: 'Remove Svenska' }).click();
  await page.getByText('Please select at least one language', { exact: true }).waitFor();
  await page.getByLabel('Phone').fill('');
  await page.getByLabel('First name').fill('Greta');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seeToast(page, 'Profile updated successfully!');
  await seePath(page, '/designer/settings/');
  const { body } = await designer.get('designer/profile/');
  expect(body).toMatchObject({ first_name: 'Greta', phone: '', spoken_languages: [] });
});

test.for([
  ['network', 'Failed to update profile'],
  ['server_error', 'Something went wrong'],
] as const)(
  'a save that fails (%s) says so and keeps what was typed',
  async ([code, words], { given, visit }) => {
    const page = await visit('/designer/settings/', { as: await given.designer() });
    const recover = await failCalls(page, profilesApi.saveDesigner, code);
    await page.getByLabel('First name').fill('Greta');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(page, words);
    expect(await page.getByLabel('First name').inputValue()).toBe('Greta');
    await recover();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(page, 'Profile updated successfully!');
  },
);

test('a country can be found and chosen with the keyboard alone', async ({ given, visit }) => {
  const page = await visit('/designer/settings/', { as: await given.designer() });
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Sweden', selected: true }).waitFor();
  await page.keyboard.type('reun');
  await seeCount(page.getByRole('option'), 1);
  await page.keyboard.press('Enter');
  await seeValue(country, 'Réunion');
  await page.keyboard.type('zzz');
  await page.getByText('Nothing found', { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await seeValue(country, 'Réunion');
});

test('a country can be searched for before the countries have loaded', async ({ given, visit }) => {
  const page = await visit('about:blank', { as: await given.designer() });
  const release = await holdCalls(page, geoApi.countries);
  await page.goto('/designer/settings/');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.focus();
  await page.keyboard.type('re');
  await page.getByRole('status').getByText('Loading…', { exact: true }).waitFor();
  await release();
  await page.getByRole('option', { name: 'Réunion' }).waitFor();
  await page.keyboard.type('un');
  await seeCount(page.getByRole('option'), 1);
  await page.keyboard.press('Enter');
  await seeValue(country, 'Réunion');
});

test('typing replaces the chosen country, even if the countries loaded after the field got the focus', async ({
  given,
  visit,
}) => {
  const page = await visit('about:blank', { as: await given.designer() });
  const release = await holdCalls(page, geoApi.countries);
  await page.goto('/designer/settings/');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.focus();
  await release();
  await seeValue(country, 'Sweden');
  await page.keyboard.type('reun');
  await seeCount(page.getByRole('option'), 1);
  await page.keyboard.press('Enter');
  await seeValue(country, 'Réunion');
  await page.keyboard.type('norw');
  await page.keyboard.press('Enter');
  await seeValue(country, 'Norway');
});
