import { authApi } from '@tessera/contract/auth';
import { contactApi } from '@tessera/contract/contact';
import { geoApi } from '@tessera/contract/geo';
import { type MatchedDesigner, matchingApi, type MatchProject } from '@tessera/contract/matching';
import { type Order, ordersApi } from '@tessera/contract/orders';
import { portfolioApi } from '@tessera/contract/portfolio';
import { profilesApi } from '@tessera/contract/profiles';
import type { Page } from 'playwright-core';
import { fixture } from '../fixture.ts';
import { pick, signIn } from '../steps.ts';
import type { Cast } from './cast.ts';
import type { Screen, State } from './screen.ts';

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alert').first().waitFor();
};

/** Opens a dialog by a button and waits for it. */
const dialog = (button: string | RegExp) => async (page: Page) => {
  await click(button)(page);
  await page.locator('dialog[open]').waitFor();
};

const menu: State = { only: 'narrow', act: dialog('Open menu') };
const accountMenu: State = {
  act: async (page) => {
    await click('Account menu')(page);
    await page.getByRole('menu').waitFor();
  },
};
const offline: State = {
  act: async (page) => {
    await page.context().setOffline(true);
    await page
      .getByText(/offline/i)
      .first()
      .waitFor();
  },
};
const limit = { count: 20, limit: 20 };

const contactStates: Screen['states'] = {
  empty: {},
  faults: { act: press('Send') },
  sent: {
    act: async (page) => {
      await page.getByLabel('Subject').fill('A question about matches');
      await page.getByLabel('Message').fill('How do I show the garden I made last year?');
      await click('Send')(page);
      await page.getByText('Thank you! Your message has been sent successfully.').waitFor();
    },
  },
  failed: {
    fails: [[contactApi.send, 'network']],
    act: async (page) => {
      await page.getByLabel('Subject').fill('IMPORTANT: my photos');
      await page.getByLabel('Message').fill('They are not there any more.');
      await press('Send')(page);
    },
  },
};

const visitorScreens: Screen[] = [
  {
    name: 'landing',
    route: '',
    viewer: 'visitor',
    states: {
      filled: {},
      menu,
      consent: { hasConsented: false },
      'consent-customize': { hasConsented: false, act: click('Customize') },
      lightbox: { act: dialog(/^Open photo 1 of/) },
    },
  },
  {
    name: 'sign-in',
    route: 'signin',
    viewer: 'visitor',
    states: {
      empty: {},
      busy: {
        holds: [authApi.signIn],
        act: (page) => signIn(page, { email: 'linnea@example.org', password: 'Quiet-Harbour-71' }),
      },
      refused: {
        act: async (page) => {
          await signIn(page, { email: 'nobody@example.org', password: 'Quiet-Harbour-71' });
          await page.getByText('No active account found with the given credentials.').waitFor();
        },
      },
    },
  },
  { name: 'choose-role', route: 'signup', viewer: 'visitor', states: { filled: {}, menu } },
  {
    name: 'sign-up-designer',
    route: 'signup-designer',
    viewer: 'visitor',
    states: { empty: {}, faults: { act: press('Create Account') } },
  },
  {
    name: 'sign-up-customer',
    route: 'signup-customer',
    viewer: 'visitor',
    states: { empty: {}, faults: { act: press('Create Account') } },
  },
  { name: 'about', route: 'about', viewer: 'visitor', states: { filled: {} } },
  { name: 'privacy', route: 'privacy', viewer: 'visitor', states: { filled: {} } },
  { name: 'terms', route: 'terms', viewer: 'visitor', states: { filled: {} } },
  {
    name: 'not-found',
    route: '*',
    path: () => '/no-such-page',
    viewer: 'visitor',
    states: { visitor: {}, 'signed-in': { viewer: 'designer' } },
  },
];

const designerScreens: Screen[] = [
  {
    name: 'designer-home',
    route: 'designer',
    viewer: 'designer',
    states: {
      filled: {},
      photos: { changes: [[matchingApi.designerMatches, withPhotos]] },
      loading: { holds: [matchingApi.designerMatches] },
      empty: { viewer: 'emptyDesigner' },
      error: { fails: [[matchingApi.designerMatches, 'server_error']] },
      'account-menu': accountMenu,
      menu,
      offline,
    },
  },
  { name: 'designer-front', route: '', viewer: 'designer', states: { filled: {} } },
  {
    name: 'designer-projects',
    route: 'designer/projects',
    viewer: 'designer',
    states: {
      filled: {},
      loading: { holds: [portfolioApi.list] },
      empty: { viewer: 'emptyDesigner' },
      error: { fails: [[portfolioApi.list, 'server_error']] },
      lightbox: { act: dialog(/^Open photo 1 of/) },
      'delete-dialog': { act: dialog('Delete project') },
      'delete-failed': {
        fails: [[portfolioApi.remove, 'server_error']],
        act: async (page) => {
          await dialog('Delete project')(page);
          await click('Confirm')(page);
          await page.getByText('Failed to delete project. Please try again later.').first().waitFor();
        },
      },
    },
  },
  {
    name: 'designer-project-add',
    route: 'designer/projects/add',
    viewer: 'designer',
    states: {
      empty: {},
      faults: { act: press('Save Project') },
      'country-open': {
        act: async (page) => {
          await page.getByRole('combobox', { name: 'Country' }).fill('un');
          await page.getByRole('option').first().waitFor();
        },
      },
      photos: { act: fillPortfolioProject },
      'refused-photo': {
        act: async (page) => {
          await fillPortfolioProject(page);
          await page.locator('input[type=file]').setInputFiles({
            name: 'floor-plan.pdf',
            mimeType: 'application/pdf',
            buffer: Buffer.from('%PDF-1.7'),
          });
          await page.getByText(/^Invalid file format/).waitFor();
        },
      },
      preview: {
        act: async (page) => {
          await fillPortfolioProject(page);
          await dialog('Preview photo')(page);
          await click('Zoom in')(page);
        },
      },
      busy: {
        holds: [portfolioApi.create],
        act: async (page) => {
          await fillPortfolioProject(page);
          await click('Save Project')(page);
        },
      },
      failed: {
        fails: [[portfolioApi.create, 'server_error']],
        act: async (page) => {
          await fillPortfolioProject(page);
          await press('Save Project')(page);
        },
      },
      limit: { answers: [[portfolioApi.limit, limit]] },
      'no-countries': { fails: [[geoApi.countries, 'server_error']] },
    },
  },
  {
    name: 'designer-project-edit',
    route: 'designer/projects/edit/:projectId',
    path: ({ project }) => `/designer/projects/edit/${project.id}`,
    viewer: 'designer',
    states: {
      filled: {},
      loading: { holds: [portfolioApi.get] },
      'not-found': { path: () => '/designer/projects/edit/gone' },
      error: { fails: [[portfolioApi.get, 'server_error']] },
    },
  },
  {
    name: 'designer-settings',
    route: 'designer/settings',
    viewer: 'designer',
    states: {
      filled: {},
      first: { viewer: 'newDesigner' },
      faults: {
        act: async (page) => {
          await page.getByLabel('First name').fill('');
          await press('Save Changes')(page);
        },
      },
      saved: {
        act: async (page) => {
          await click('Save Changes')(page);
          await page.getByText('Profile updated successfully!').waitFor();
        },
      },
      error: { fails: [[profilesApi.getDesigner, 'server_error']] },
    },
  },
  { name: 'designer-contact', route: 'designer/contact-us', viewer: 'designer', states: contactStates },
];

const customerScreens: Screen[] = [
  {
    name: 'customer-front',
    route: '',
    viewer: 'customer',
    states: {
      filled: {},
      loading: { holds: [ordersApi.list, matchingApi.customerMatches] },
      empty: { viewer: 'emptyCustomer' },
      error: {
        fails: [
          [ordersApi.list, 'server_error'],
          [matchingApi.customerMatches, 'server_error'],
        ],
      },
    },
  },
  {
    name: 'customer-matches',
    route: 'customer',
    viewer: 'customer',
    states: {
      filled: {},
      'one-order': { path: ({ order }) => `/customer/?order=${order.id}` },
      'order-gone': { path: () => '/customer/?order=gone' },
      loading: { holds: [matchingApi.customerMatches] },
      empty: { viewer: 'emptyCustomer' },
      error: { fails: [[matchingApi.customerMatches, 'server_error']] },
      weighing: { act: (page) => page.getByText('What counts').click() },
      hidden: {
        changes: [[matchingApi.customerMatches, withHidden]],
        act: (page) => page.getByText('1 designer is hidden').click(),
      },
      lightbox: { act: dialog(/^Open photo 1 of/) },
      contact: { act: dialog('Contact Designer') },
      'contact-faults': {
        act: async (page) => {
          await dialog('Contact Designer')(page);
          await press('Send')(page);
        },
      },
      'account-menu': accountMenu,
      menu,
      offline,
    },
  },
  {
    name: 'customer-projects',
    route: 'customer/projects',
    viewer: 'customer',
    states: {
      filled: {},
      'many-links': { changes: [[ordersApi.list, withManyLinks]] },
      loading: { holds: [ordersApi.list] },
      empty: { viewer: 'emptyCustomer' },
      error: { fails: [[ordersApi.list, 'server_error']] },
      'delete-dialog': { act: dialog('Delete project') },
    },
  },
  {
    name: 'customer-project-add',
    route: 'customer/projects/add',
    viewer: 'customer',
    states: {
      empty: {},
      faults: { act: press('Save Project') },
      links: { act: fillOrder },
      failed: {
        fails: [[ordersApi.create, 'server_error']],
        act: async (page) => {
          await fillOrder(page);
          await press('Save Project')(page);
        },
      },
      limit: { answers: [[ordersApi.limit, { count: 10, limit: 10 }]] },
    },
  },
  {
    name: 'customer-project-edit',
    route: 'customer/projects/edit/:projectId',
    path: ({ order }) => `/customer/projects/edit/${order.id}`,
    viewer: 'customer',
    states: {
      filled: {},
      loading: { holds: [ordersApi.get] },
      'not-found': { path: () => '/customer/projects/edit/gone' },
      error: { fails: [[ordersApi.get, 'server_error']] },
      leaving: {
        act: async (page) => {
          await page.getByLabel('Project name').fill('Beach house');
          await page.getByRole('link', { name: 'Tessera' }).click();
          await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
        },
      },
    },
  },
  {
    name: 'customer-settings',
    route: 'customer/settings',
    viewer: 'customer',
    states: {
      filled: {},
      first: { viewer: 'newCustomer' },
      faults: { viewer: 'newCustomer', act: press('Save Changes') },
    },
  },
  { name: 'customer-contact', route: 'customer/contact-us', viewer: 'customer', states: contactStates },
];

/** Every page of the product in every state, in the order of the web application's routes. */
export const screens: readonly Screen[] = [...visitorScreens, ...designerScreens, ...customerScreens];

/** Orders as if their links had led to the pictures of the designer's project. */
function withPhotos(page: { results: MatchProject[] }, { project }: Cast): unknown {
  return {
    ...page,
    results: page.results.map((match, index) => {
      const orderPhotos = project.images.slice(index);
      return { ...match, orderPhotos, photos: orderPhotos.map(({ url }) => url) };
    }),
  };
}

/** The first designer as one whom the customer does not want to see for that order. */
function withHidden(page: { results: MatchedDesigner[] }): unknown {
  return { ...page, results: page.results.slice(1), hidden: page.results.slice(0, 1) };
}

/** Orders with more links than a card shows, and pictures found behind them. */
function withManyLinks(page: { results: Order[] }, { project }: Cast): unknown {
  const links = [1, 2, 3, 4, 5].map((number) => ({
    type: 'pinterest',
    link: `https://www.pinterest.com/search/pins/?q=oak+kitchen+island+with+room+for+${number}`,
    preview: {
      id: String(number),
      site: 'Pinterest',
      ...(number === 1
        ? { state: 'ready', title: 'Oak kitchen with an island for four', photo: project.images[0] }
        : { state: 'none', title: null, photo: null }),
    },
  }));
  return { ...page, results: page.results.map((order) => ({ ...order, links, photos: project.images })) };
}

async function fillPortfolioProject(page: Page): Promise<void> {
  await page.getByLabel('Project name').fill('Loft in Malmö');
  await page
    .getByLabel('Description')
    .fill('Pine boards sanded back to pale honey, chalk white walls, one round oak table and a paper lamp.');
  await pick(page, 'Country', 'Sweden');
  const photos = ['living-room.jpg', 'kitchen.jpg', 'bedroom.heic'].map(fixture);
  await page.locator('input[type=file]').setInputFiles(photos);
  await page.getByRole('button', { name: 'Remove photo' }).nth(2).waitFor();
}

async function fillOrder(page: Page): Promise<void> {
  await page.getByLabel('Project name').fill('Kitchen for our beach house on the Cape');
  await page.getByLabel('Description').fill('White and pale blue, light wood, an island for four.');
  await pick(page, 'Country', 'United States');
  await page.getByLabel('Budget in USD').fill('42000');
  for (const number of [1, 2, 3]) {
    if (number > 1) await click('Add Another Link')(page);
    await page.getByLabel(`Inspiration link ${number}`).fill(`https://www.pinterest.com/pin/${number}`);
  }
}
