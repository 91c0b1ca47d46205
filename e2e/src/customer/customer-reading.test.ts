import { matchingApi, type MatchedDesigner } from '@tessera/contract/matching';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onPhone, expectSoundScreen, test } from '../browser.ts';
import type { createGivenPeople } from '../given.ts';
import { changeAnswers } from '../network.ts';
import { seeCount, seeHeading, seeToast } from '../steps.ts';

/** Guarantees that a customer sees what was read of an order, can change it, and that the list keeps to it. */

const chip = (page: Page, text: string) =>
  page.getByRole('list', { name: 'We read:' }).getByRole('button', { name: text, exact: true });
const picker = (page: Page) => page.getByRole('combobox', { name: 'What matters to you?' });

const BRIEF = { object_name: 'At home', object_desc: 'A Scandinavian kitchen, nothing rustic.', links: [] };

type Given = { given: ReturnType<typeof createGivenPeople>; server: TestServer };

/** A customer with an order, and two designers: one speaks German, one Swedish. */
async function setUp({ given, server }: Given, order: Record<string, unknown> = {}) {
  const add = async (first_name: string, language: string) => {
    const designer = await given.designer({ first_name, spoken_languages_codes: [language] });
    await given.project(designer, { description: 'A Scandinavian kitchen with oven and hob.' });
  };
  await Promise.all([add('Greta', 'de'), add('Sven', 'sv')]);
  const customer = await given.customer();
  const { id } = await given.order(customer, { ...BRIEF, ...order });
  await server.jobsDone();
  return { customer, id };
}

onPhone(() => {
  test('wishes that were read can be removed, changed and added to, and the list of matches follows them', async ({
    given,
    server,
    visit,
  }) => {
    const { customer } = await setUp({ given, server });
    const page = await visit('/customer/', { as: customer });
    for (const text of ['Scandinavian', 'kitchen', 'not rustic', 'about $18,000'])
      await chip(page, text).waitFor();
    await expectSoundScreen(page);

    await page.getByRole('button', { name: 'Remove ‘not rustic’' }).click();
    await seeToast(page, 'Removed ‘not rustic’.');
    await seeCount(chip(page, 'not rustic'), 0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await chip(page, 'not rustic').waitFor();

    await chip(page, 'about $18,000').click();
    await page.getByRole('button', { name: 'A limit' }).click();
    await chip(page, 'up to $18,000').waitFor();

    // By keyboard alone.
    await page.getByRole('button', { name: 'Add', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('germ');
    await page.getByRole('option', { name: 'German (language)' }).waitFor();
    await expectSoundScreen(page);
    await page.keyboard.press('Enter');
    await chip(page, 'must speak German').waitFor();
    await seeCount(picker(page), 0);

    const missed = page.getByRole('region', { name: 'Does not meet: speaks German' });
    await missed.getByRole('article').first().waitFor();
    await expectSoundScreen(page);
    await page.reload();
    await chip(page, 'must speak German').waitFor();
    await missed.getByRole('article').first().waitFor();
  });

  test('a brief that leaves out the room is asked for it, and one press answers', async ({
    given,
    server,
    visit,
  }) => {
    const { customer } = await setUp(
      { given, server },
      { object_desc: 'Scandinavian, please.', object_name: 'New' },
    );
    const page = await visit('/customer/', { as: customer });
    const question = page.getByRole('group', { name: 'Which room is it?' });
    await question.getByRole('button', { name: 'kitchen' }).waitFor();
    await expectSoundScreen(page);
    await question.getByRole('button', { name: 'kitchen' }).click();
    await chip(page, 'kitchen').waitFor();
    await seeCount(question, 0);
  });

  test('a brief that wants and refuses the same is asked about it, and the answer settles it', async ({
    given,
    server,
    visit,
  }) => {
    const { customer, id } = await setUp(
      { given, server },
      { object_desc: 'A rustic kitchen with oak. Nothing rustic, please.' },
    );
    const page = await visit('/customer/', { as: customer });
    const question = page.getByRole('group', { name: 'Do you want rustic?' });
    await question.getByRole('button', { name: 'not rustic', exact: true }).waitFor();
    await expectSoundScreen(page);
    await question.getByRole('button', { name: 'rustic', exact: true }).click();
    await chip(page, 'rustic').waitFor();
    await seeCount(question, 0);
    const { body } = await customer.get(`customer/order/${id}/`);
    expect(body.reading.added).toEqual([{ kind: 'style', value: 'rustic', must: false }]);
    expect(body.reading.wishes.some(({ kind }) => kind === 'not_style')).toBe(false);
  });

  test('an order form stays valid to save after its wishes were changed', async ({
    given,
    server,
    visit,
  }) => {
    const { customer, id } = await setUp({ given, server });
    const page = await visit(`/customer/projects/edit/${id}`, { as: customer });
    await page.getByLabel('Project name').fill('At home, soon');
    await page.getByRole('button', { name: 'Remove ‘not rustic’' }).click();
    await seeToast(page, 'Removed ‘not rustic’.');
    await page.getByRole('button', { name: 'Save Project' }).click();
    await seeToast(page, 'Project saved successfully!');
    const { body } = await customer.get(`customer/order/${id}/`);
    expect(body.object_name).toBe('At home, soon');
    expect(body.reading.removed).toEqual([{ kind: 'not_style', value: 'rustic' }]);
  });

  test('a list of matches stops where designers fit no longer, and says what nobody shows and what a higher budget adds', async ({
    given,
    server,
    visit,
  }) => {
    const { customer } = await setUp({ given, server });
    const page = await visit('about:blank', { as: customer });
    await changeAnswers<{ results: MatchedDesigner[] }>(page, matchingApi.customerMatches, (list) => ({
      ...list,
      results: list.results.map((one, index) => ({ ...one, isWeak: index > 0 })),
      shownByNobody: [{ kind: 'room', value: 'facade', label: 'façade' }],
      aboveCap: { count: 3, usd: 9_000 },
    }));
    await page.goto('/customer/');
    await page.getByText('Nobody here shows façades yet.').waitFor();
    await page.getByText('3 designers start at $9,000 or less.').waitFor();
    await seeCount(page.getByRole('article'), 1);
    await page.getByRole('button', { name: 'Show weaker matches' }).click();
    await seeHeading(page, 'Weaker matches');
    expect(await page.getByRole('article').count()).toBeGreaterThan(1);
    await expectSoundScreen(page);
  });
});
