import { expect } from 'vitest';
import { onPhone, expectSoundScreen, test } from '../browser.ts';
import { fixture } from '../fixture.ts';
import { seeCount, seeFocus, seePath, seeToast } from '../steps.ts';

/** Guarantees about the style quiz and the own photos on the order form. */

onPhone(() => {
  test('rooms that were picked become a lean, which is saved with the project and can be removed', async ({
    given,
    visit,
  }) => {
    const customer = await given.customer();
    const { id } = await given.order(customer, { object_desc: 'A kitchen.', links: [] });
    const page = await visit(`/customer/projects/edit/${id}`, { as: customer });
    await page.getByRole('button', { name: 'Choose rooms' }).click();
    const rooms = page.getByRole('group', { name: /^Two / }).getByRole('button');
    await seeFocus(rooms.first());
    await expectSoundScreen(page);
    // Scandinavian twice and Japandi twice, by the pointer and by the keys; the others are skipped.
    await rooms.first().click();
    await page.getByText('Pair 2 of 8').waitFor();
    // The room that was chosen stands for the pair.
    await page.getByRole('progressbar', { name: 'Pairs answered' }).locator('img').waitFor();
    await page.keyboard.press('ArrowRight');
    for (const pair of [3, 4]) {
      await page.getByText(`Pair ${pair} of 8`).waitFor();
      await page.getByRole('button', { name: 'Skip this pair' }).click();
    }
    await page.getByText('Pair 5 of 8').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByText('Pair 4 of 8').waitFor();
    await page.getByRole('button', { name: 'Skip this pair' }).click();
    await page.getByText('Pair 5 of 8').waitFor();
    await rooms.first().click();
    await page.getByText('Pair 6 of 8').waitFor();
    await rooms.nth(1).click();
    for (const pair of [7, 8]) {
      await page.getByText(`Pair ${pair} of 8`).waitFor();
      await page.getByRole('button', { name: 'Skip this pair' }).click();
    }
    const lean = page.getByRole('heading', { name: 'You lean Scandinavian and Japandi' });
    await seeFocus(lean);
    await page.getByRole('img', { name: 'The 4 rooms you chose' }).waitFor();
    await expectSoundScreen(page);
    await page.getByRole('button', { name: 'Use for this project' }).click();
    await page.getByText('Designers who show rooms like these move up').waitFor();
    await page.getByRole('button', { name: 'Save Project' }).click();
    await seeToast(page, 'Project saved successfully!');
    const saved = (await customer.get(`customer/order/${id}/`)).body;
    expect(saved.style_picks.map(({ liked }) => liked)).toEqual([
      'scandinavian_living_11_wide',
      'japandi_kitchen_11_wide',
      'japandi_bedroom_11_wide',
      'scandinavian_kitchen_11_wide',
    ]);
    await page.reload();
    await lean.waitFor();
    await page.getByRole('group', { name: 'Style quiz' }).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Choose rooms' }).waitFor();
    await page.getByRole('button', { name: 'Save Project' }).click();
    await seeToast(page, 'Project saved successfully!');
    expect((await customer.get(`customer/order/${id}/`)).body.style_picks).toEqual([]);
  });

  test('the quiz can be left alone, and skipping every pair says so', async ({ given, visit }) => {
    const page = await visit('/customer/projects/add/', { as: await given.customer() });
    await page.getByRole('button', { name: 'Choose rooms' }).click();
    for (let pair = 1; pair <= 8; pair++) {
      await page.getByText(`Pair ${pair} of 8`).waitFor();
      await page.getByRole('button', { name: 'Skip this pair' }).click();
    }
    await page.getByRole('heading', { name: 'You skipped every pair' }).waitFor();
    await seeCount(page.getByRole('button', { name: 'Use for this project' }), 0);
    await page.getByRole('button', { name: 'Leave it' }).click();
    await seeFocus(page.getByRole('button', { name: 'Choose rooms' }));
  });

  test('own photos are stored with what they show, and one that is no picture is refused by name', async ({
    given,
    visit,
  }) => {
    const customer = await given.customer();
    const page = await visit('/customer/projects/add/', { as: customer });
    await page.getByLabel('Project name').fill('Kitchen');
    await page.getByLabel('Description').fill('A kitchen.');
    await page.getByRole('combobox', { name: 'Country' }).fill('Sweden');
    await page.getByRole('option', { name: 'Sweden' }).click();
    const add = page.getByLabel('Add photos');
    await add.setInputFiles([fixture('kitchen.jpg'), fixture('living-room.jpg')]);
    const group = page.getByRole('group', { name: 'Your own photos' });
    await seeCount(group.getByRole('img', { name: /^Your photo/ }), 2);
    await add.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') });
    await group.getByRole('alert').getByText('Invalid file format').waitFor();
    await expectSoundScreen(page);
    await group.getByRole('button', { name: 'Remove notes.jpg' }).click();
    await seeCount(group.getByRole('alert'), 0);
    await group
      .getByRole('radiogroup', { name: 'What photo 2 shows' })
      .getByLabel('The room as it is now')
      .check();
    await page.getByRole('button', { name: 'Save Project' }).click();
    await seePath(page, '/customer/projects/');
    const { results } = (await customer.get('customer/order/')).body;
    expect(results[0]!.own_photos.map(({ use }) => use)).toEqual(['liked', 'as_is']);
    expect(results[0]!.photos).toHaveLength(1);
  });

  test('a photo can be taken out, and five are as many as there can be', async ({ given, visit }) => {
    const page = await visit('/customer/projects/add/', { as: await given.customer() });
    const add = page.getByLabel('Add photos');
    const photos = page
      .getByRole('group', { name: 'Your own photos' })
      .getByRole('img', { name: /^Your photo/ });
    await add.setInputFiles(
      Array.from({ length: 6 }, (_, at) => fixture(at % 2 ? 'kitchen.jpg' : 'portrait.jpg')),
    );
    await seeCount(photos, 5);
    await seeCount(add, 0);
    await page.getByRole('button', { name: 'Remove photo 5' }).click();
    await seeCount(photos, 4);
    await add.waitFor({ state: 'attached' });
  });
});
