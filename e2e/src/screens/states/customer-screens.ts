import { conversationsApi } from '@tessera/contract/talk/conversations';
import { applicationsApi, type Application } from '@tessera/contract/deal/applications';
import { matchingApi } from '@tessera/contract/matching';
import { ordersApi, type Order } from '@tessera/contract/orders/orders';
import type { Page } from 'playwright-core';
import { pick } from '../../steps.ts';
import {
  accountMenu,
  accountStates,
  bellStates,
  click,
  contactStates,
  conversationStates,
  dialog,
  firstOf,
  menu,
  messagesStates,
  notificationStates,
  offline,
  press,
} from './shared-states.ts';
import type { Cast } from '../cast.ts';
import { orderAt } from './deal-stages.ts';
import { matchListStates, question, quizStates, withoutPictures } from './matching-states.ts';
import type { Screen } from '../screen.ts';

/** Every page that a customer sees, in each of its states. */
export const customerScreens: Screen[] = [
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
      ...matchListStates,
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
      'without-pictures': withoutPictures,
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
      ...quizStates,
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
      'changed-meanwhile': {
        fails: [[ordersApi.update, 'changed_meanwhile']],
        act: async (page) => {
          const description = page.getByLabel('Description');
          await page.getByLabel('Project name').fill('Beach house');
          await page.getByLabel('Budget in USD').fill('');
          await description.fill((await description.inputValue()).replace(/ \S+ /, ' wonderfully quiet '));
          await dialog('Save Project')(page);
        },
      },
      unavailable: {
        fails: [[ordersApi.update, 'unavailable']],
        act: async (page) => {
          await page.getByLabel('Project name').fill('Beach house');
          await press('Save Project')(page);
        },
      },
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
    name: 'customer-messages',
    route: 'customer/messages',
    viewer: 'customer',
    states: messagesStates('customer'),
  },
  {
    name: 'customer-conversation',
    route: 'customer/messages/:conversationId',
    path: ({ conversationId }) => `/customer/messages/${conversationId}`,
    viewer: 'customer',
    states: conversationStates('customer'),
  },
  {
    name: 'customer-project',
    route: 'customer/projects/:projectId',
    path: ({ appliedOrder }) => `/customer/projects/${appliedOrder.id}`,
    viewer: 'customer',
    states: {
      applications: {},
      loading: { holds: [ordersApi.get] },
      'loading-applications': { holds: [applicationsApi.customerList] },
      answered: { changes: [[applicationsApi.customerList, withAnswered]] },
      full: {
        changes: [[applicationsApi.customerList, (page) => ({ ...page, open_max: page.results.length })]],
      },
      empty: {
        path: ({ appliedOrder }) => `/customer/projects/${appliedOrder.id}?tab=applications`,
        changes: [[applicationsApi.customerList, (page) => ({ ...page, count: 0, results: [] })]],
      },
      matches: { path: ({ appliedOrder }) => `/customer/projects/${appliedOrder.id}?tab=matches` },
      question,
      messages: { path: ({ talkedOrderId }) => `/customer/projects/${talkedOrderId}?tab=messages` },
      'messages-empty': {
        path: ({ appliedOrder }) => `/customer/projects/${appliedOrder.id}?tab=messages`,
      },
      'messages-error': {
        path: ({ talkedOrderId }) => `/customer/projects/${talkedOrderId}?tab=messages`,
        fails: [[conversationsApi.customerList, 'server_error']],
      },
      'matches-error': {
        path: ({ appliedOrder }) => `/customer/projects/${appliedOrder.id}?tab=matches`,
        fails: [[matchingApi.customerMatches, 'server_error']],
      },
      paused: { changes: [[ordersApi.get, (order: Order) => ({ ...order, status: 'paused' })]] },
      'paused-matches': {
        path: ({ appliedOrder }) => `/customer/projects/${appliedOrder.id}?tab=matches`,
        changes: [[ordersApi.get, (order: Order) => ({ ...order, status: 'paused' })]],
      },
      'not-found': { path: () => '/customer/projects/gone' },
      error: { fails: [[ordersApi.get, 'server_error']] },
      'applications-error': { fails: [[applicationsApi.customerList, 'server_error']] },
      begun: { changes: [[ordersApi.get, orderAt('begun')]] },
      delivered: { changes: [[ordersApi.get, orderAt('delivered')]] },
      'changes-asked': { changes: [[ordersApi.get, orderAt('changes asked')]] },
      completed: { changes: [[ordersApi.get, orderAt('completed')]] },
      reviewed: { changes: [[ordersApi.get, orderAt('review answered')]] },
      'cancelled-under-way': { changes: [[ordersApi.get, orderAt('cancelled')]] },
      'request-changes': {
        changes: [[ordersApi.get, orderAt('delivered')]],
        act: dialog('Request changes'),
      },
      complete: { changes: [[ordersApi.get, orderAt('delivered')]], act: dialog('Mark as completed') },
      'cancel-work': {
        changes: [[ordersApi.get, orderAt('begun')]],
        act: async (page) => {
          await dialog('Cancel project')(page);
          await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel project' }).click();
          await page.getByText('Reason is required').waitFor();
        },
      },
      review: {
        changes: [[ordersApi.get, orderAt('completed')]],
        act: async (page) => {
          await dialog('Write a review')(page);
          await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
        },
      },
      cancel: { act: dialog('Cancel project') },
      accept: { act: dialog('Accept') },
      decline: { act: dialog('Decline') },
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
  {
    name: 'customer-account',
    route: 'customer/settings/account',
    viewer: 'customer',
    states: firstOf(accountStates),
  },
  {
    name: 'customer-notifications',
    route: 'customer/settings/notifications',
    viewer: 'customer',
    states: { ...firstOf(notificationStates), ...bellStates('emptyCustomer') },
  },
  {
    name: 'customer-contact',
    route: 'customer/contact-us',
    viewer: 'customer',
    states: firstOf(contactStates),
  },
];

/** Gives an order applications that have been answered in each way. */
function withAnswered(page: { results: Application[] }): unknown {
  const [sent] = page.results as [Application];
  const others = [
    { name: 'Mateo Serrano', status: 'shortlisted', note: '', price_from_usd: null, price_to_usd: null },
    { name: 'Aiko Tanaka', status: 'declined', reason: 'budget', reason_text: 'More than we planned.' },
    { name: 'Piet de Vries', status: 'withdrawn' },
  ].map((other, index) => ({ ...sent, ...other, designer_id: `answered-${index}`, avatar_photo: null }));
  return { ...page, count: 4, results: [sent, ...others] };
}

/** Gives orders more links than a card shows, with the pictures that the links lead to. */
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
