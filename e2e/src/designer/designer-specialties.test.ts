import { expect } from 'vitest';
import { expectSoundScreen, test } from '../browser.ts';
import { pick, seeCount, seeToast } from '../steps.ts';

/** Guarantees that designers choose what they are known for, and see how clients see them. */

test('proposals can be taken out, added to and put in order by keyboard, and clients see the result', async ({
  given,
  server,
  visit,
}) => {
  const designer = await given.designer();
  await given.project(designer, {
    description: 'A Scandinavian kitchen with oven and hob. A kitchen island.',
  });
  await server.jobsDone();
  const page = await visit('/designer/settings/', { as: designer });
  const list = page.getByRole('list', { name: 'Specialties, in order' });
  const shown = page.getByRole('list', { name: 'Specialties as clients see them' });
  await list.getByText('Kitchens', { exact: true }).waitFor();
  await page.getByText('Proposed from your portfolio.').waitFor();
  await page.getByRole('group', { name: 'Your portfolio' }).waitFor();
  await page.getByText('Designer in Sweden with one portfolio project').waitFor();
  await expectSoundScreen(page);

  await pick(page, 'Add a specialty', 'Japandi');
  await list.getByText('Japandi', { exact: true }).waitFor();
  const up = page.getByRole('button', { name: 'Move Japandi up' });
  const count = await list.getByRole('listitem').count();
  for (let step = 1; step < count; step++) {
    await up.focus();
    await page.keyboard.press('Enter');
  }
  await list.getByRole('listitem').first().getByText('Japandi').waitFor();
  expect(await up.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Remove Kitchens' }).click();
  await seeCount(list.getByText('Kitchens', { exact: true }), 0);
  await seeCount(shown.getByText('Kitchens', { exact: true }), 0);
  await shown.getByText('Japandi', { exact: true }).waitFor();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seeToast(page, 'Profile updated successfully!');

  const { specialties } = (await designer.get('designer/card/')).body;
  expect(specialties[0]).toBe('Japandi');
  expect(specialties).not.toContain('Kitchens');
  await page.reload();
  await list.getByRole('listitem').first().getByText('Japandi').waitFor();
  // What the portfolio also shows is offered again.
  await page
    .getByRole('group', { name: 'Specialties' })
    .getByRole('button', { name: 'Kitchens', exact: true })
    .click();
  await list.getByText('Kitchens', { exact: true }).waitFor();
});

test('a designer can show no specialties at all', async ({ given, server, visit }) => {
  const designer = await given.designer();
  await given.project(designer, { description: 'A Scandinavian kitchen with oven and hob.' });
  await server.jobsDone();
  const page = await visit('/designer/settings/', { as: designer });
  const list = page.getByRole('list', { name: 'Specialties, in order' });
  const remove = list.getByRole('button', { name: /^Remove / });
  await remove.first().waitFor();
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await seeCount(remove, left - 1);
  }
  await page.getByText('None. Your card shows no specialties.').waitFor();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seeToast(page, 'Profile updated successfully!');
  expect((await designer.get('designer/profile/')).body.specialties).toEqual([]);
});
