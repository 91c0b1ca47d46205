import { readFile } from 'node:fs/promises';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fills and sends the form of either sign-up page. */
export async function signUp(page: Page, email: string, password = GOOD_PASSWORD): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Fills and sends the sign-in form. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs out by the account menu of the top bar. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Fills what both kinds of profile have; languages and countries by the names they are listed under. */
export async function fillPerson(
  page: Page,
  person: { first: string; last: string; country: string; language: string },
): Promise<void> {
  await page.getByLabel('First name').fill(person.first);
  await page.getByLabel('Last name').fill(person.last);
  await pick(page, 'Country', person.country);
  await pick(page, 'Spoken languages', person.language);
  await page.keyboard.press('Escape');
}

/** Picks an option of a field that is searched by typing. */
export async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Picks an option of a field that shows a list. */
export async function select(
  page: Page,
  field: string,
  option: string,
  within: Page | Locator = page,
): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Drops a JPEG on an element, or pastes it into the page, with the text that came with it. */
export async function dropOn(
  page: Page,
  selector: string,
  path: string,
  type: 'drop' | 'paste' = 'drop',
  text = '',
): Promise<boolean> {
  const bytes = [...(await readFile(path))];
  return page.evaluate<boolean>(`(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(${JSON.stringify(bytes)})], '${type}.jpg', { type: 'image/jpeg' }));
    if ('${text}') data.setData('text/plain', '${text}');
    const options = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
    const event = '${type}' === 'paste' ? new ClipboardEvent('paste', options) : new DragEvent('${type}', options);
    return document.querySelector('${selector}').dispatchEvent(event);
  })()`);
}

/** Waits for a heading of any level. */
export async function seeHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).first().waitFor();
}

/** Waits for a toast with exactly these words. */
export async function seeToast(page: Page, text: string): Promise<void> {
  await page.locator('[role=status], [role=alert]').getByText(text, { exact: true }).first().waitFor();
}

/** Reports something: presses the button, sees what it is about, sends, and waits until the report has been taken. */
export async function sendReport(button: Locator, about: string): Promise<void> {
  const page = button.page();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Report', exact: true });
  await dialog
    .getByRole('combobox', { name: 'What it is about' })
    .getByText(about, { exact: true })
    .waitFor();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await seeToast(page, 'Thank you. Your report has been sent.');
  await seeCount(dialog, 0);
}

/** Waits until the path, with its trailing slash or without, is the one given. */
export async function seePath(page: Page, path: string): Promise<void> {
  const bare = path.replace(/\/$/, '');
  await page.waitForURL(({ pathname }) => pathname.replace(/\/$/, '') === bare);
}

/** Waits until there are this many, and no more. */
export async function seeCount(locator: Locator, count: number): Promise<void> {
  await expect.poll(() => locator.count()).toBe(count);
}

/** Waits until something has the keyboard's focus. */
export async function seeFocus(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':focus')).waitFor();
}

/** How many columns the grid has that an element stands in. */
export function columnsOf(item: Locator): Promise<number> {
  return item.evaluate(
    (element: any) =>
      element.ownerDocument
        .defaultView!.getComputedStyle(element.parentElement!)
        .gridTemplateColumns.split(' ').length,
  );
}

/** The height of an element on the screen, in pixels. */
export async function heightOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('What is measured is not on the screen');
  return box.height;
}

/** Waits until a field holds this value. */
export async function seeValue(field: Locator, value: string): Promise<void> {
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toBe(value);
}
