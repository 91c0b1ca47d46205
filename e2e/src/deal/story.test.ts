import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, expectSoundScreen, test } from '../browser.ts';
import { screenshotFolder } from '../chromium.ts';
import { fixture } from '../fixture.ts';
import { untilRest } from '../rest.ts';
import { pick, seeCount, seeHeading, seePath, seeToast } from '../steps.ts';

/** Guarantees the whole way of two people: from the description of a project to a rating that the next customer reads. */

const plan = {
  name: 'Layout B.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Chooses files as a person does: with the button that asks for them. */
async function choose(
  page: Page,
  button: string,
  files: Parameters<Page['setInputFiles']>[1],
): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await asked).setFiles(files);
}

atEachWidth((width) => {
  test('a described project is matched, applied to, talked about, accepted, delivered, changed, completed and rated', async ({
    given,
    server,
    visit,
  }) => {
    const folder = join(screenshotFolder, 'story');
    await mkdir(folder, { recursive: true });
    let steps = 0;
    /** A picture of what somebody sees at this point of the story, which has to be sound. */
    const seen = async (page: Page, what: string) => {
      await untilRest(page);
      await expectSoundScreen(page);
      const path = join(folder, `${width}-${String(++steps).padStart(2, '0')}-${what}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: true });
    };
    const [project, name] = [`Kitchen for a family of ${width}`, `Åsa Öberg ${width}`];
    const designer = await given.designer({ last_name: `Öberg ${width}`, public_page: 'true' });
    await given.project(designer);
    const customer = await given.customer();
    const [page, desk] = [
      await visit('/customer/projects/add/', { as: customer }),
      await visit('/designer/', { as: designer }),
    ];

    await page.getByLabel('Project name').fill(project);
    await page.getByLabel('Description').fill('A bright kitchen with oak worktops, open to the living room.');
    await pick(page, 'Country', 'Sweden');
    await page.getByLabel('Budget in USD').fill('18000');
    await page.getByRole('button', { name: 'Save Project' }).click();
    await seeToast(page, 'Project saved successfully!');
    await server.jobsDone();
    await page.goto('/customer/projects/');
    await page.getByRole('link', { name: project }).click();
    await seeHeading(page, project);
    await page.getByRole('tab', { name: 'Matches', selected: true }).waitFor();
    await page.getByRole('article', { name }).waitFor();
    const path = new URL(page.url()).pathname;
    await seen(page, 'match');

    await desk.goto('/designer/');
    await desk
      .getByRole('article', { name: project })
      .getByRole('button', { name: 'Apply', exact: true })
      .click();
    const application = desk.getByRole('dialog', { name: `Apply to “${project}”` });
    await application.getByLabel('Note').fill('The wall is the project. I would open it to two metres.');
    await application.getByLabel('Price from (USD)').fill('6200');
    await application.getByLabel('Price to (USD)').fill('7400');
    await application.getByRole('button', { name: 'Send application' }).click();
    await desk.getByText('Applied', { exact: true }).first().waitFor();

    await page.getByRole('tab', { name: 'Applications 1' }).click();
    const letter = page.getByRole('article', { name });
    await letter.getByRole('button', { name: 'Shortlist' }).click();
    await letter.getByText('Shortlisted', { exact: true }).waitFor();
    await seen(page, 'application');

    await letter.getByRole('button', { name: `Message ${name}` }).click();
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('When could you begin?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('log').getByText('When could you begin?').waitFor();
    await desk.goto('/designer/applications/');
    await seen(desk, 'own-applications');
    await desk.getByRole('article', { name: project }).getByRole('link', { name: 'Message Carl' }).click();
    await desk.getByRole('log').getByText('When could you begin?').waitFor();
    await choose(page, 'Add photos', [fixture('kitchen.jpg'), fixture('living-room.jpg')]);
    await seeCount(page.getByRole('list', { name: 'Photos to send' }).getByRole('img'), 2);
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('This is the wall.');
    await seen(page, 'photos-chosen');
    await page.getByRole('button', { name: 'Send' }).click();
    await desk.getByRole('log').getByText('This is the wall.').waitFor();
    await desk.getByRole('button', { name: 'Open photo 2 of 2' }).waitFor();
    await seen(desk, 'photos-received');
    await desk.getByRole('textbox', { name: 'Message', exact: true }).fill('In March.');
    await desk.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('log').getByText('In March.').waitFor();

    await page.goto(`${path}?tab=messages`);
    await page.getByRole('link', { name: new RegExp(`${name}.*In March`) }).waitFor();
    await seen(page, 'messages-tab');
    await page.getByRole('tab', { name: /^Applications/ }).click();
    await letter.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await seeToast(page, `You accepted ${name} for ‘${project}’.`);

    await desk.goto('/designer/applications/');
    await desk.getByRole('article', { name: project }).getByRole('link', { name: 'Open project' }).click();
    await seeHeading(desk, project);
    await choose(desk, 'Add files', [fixture('kitchen.jpg')]);
    await choose(desk, 'Add files', [plan]);
    await desk.getByLabel('Message', { exact: true }).fill('Two layouts for the opening.');
    await seen(desk, 'deliver');
    await page.getByRole('tab', { name: 'Progress' }).click();
    await desk.getByRole('button', { name: 'Deliver' }).click();
    await seeToast(desk, 'Delivered to Carl.');
    await page.getByText('Two layouts for the opening.').waitFor();
    await page.getByRole('button', { name: 'Open kitchen.jpg' }).waitFor();
    await seen(page, 'delivered');

    await page.getByRole('button', { name: 'Request changes' }).click();
    const changes = page.getByRole('dialog', { name: 'Request changes' });
    await changes.getByLabel('Message', { exact: true }).fill('Layout B, please.');
    await changes.getByRole('button', { name: 'Request changes' }).click();
    await desk.getByRole('heading', { name: /^Carl asked for changes on / }).waitFor();
    await seen(desk, 'changes-asked');
    await desk.getByLabel('Message', { exact: true }).fill('Layout B, with the sink under the window.');
    await desk.getByRole('button', { name: 'Deliver' }).click();
    await page.getByText('Layout B, with the sink under the window.').waitFor();

    await page.getByRole('button', { name: 'Mark as completed' }).click();
    await page
      .getByRole('dialog', { name: 'Mark as completed?' })
      .getByRole('button', { name: 'Mark as completed' })
      .click();
    await page.getByRole('button', { name: 'Write a review' }).click();
    const review = page.getByRole('dialog', { name: 'Write a review' });
    await review.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await review.getByLabel('Your review').fill('The table is where everyone sits now.');
    await review.getByRole('button', { name: 'Publish review' }).click();
    await seeToast(page, 'Your review is published. Thank you!');
    await desk.getByRole('list', { name: 'What happened' }).getByText('Carl wrote a review').waitFor();
    await seen(page, 'reviewed');

    const next = await given.customer({ first_name: 'Nora' });
    await given.order(next, { object_name: `The next kitchen ${width}` });
    await server.jobsDone();
    const matches = await visit('/customer/', { as: next });
    await seePath(matches, '/customer');
    await matches.getByRole('article', { name }).getByRole('img', { name: '4 of 5 stars' }).waitFor();
    await seen(matches, 'rating');

    const { slug } = (await designer.get('designer/profile/')).body;
    const publicPage = await visit(`/designers/${slug}`);
    await publicPage.getByText('One review of a completed project').waitFor();
    await publicPage.getByText('The table is where everyone sits now.').waitFor();
    await publicPage.getByRole('img', { name: '4 of 5 stars' }).first().waitFor();
    await seen(publicPage, 'public-rating');
    expect(steps).toBe(12);
  });
});
