import { passkeysApi } from '@tessera/contract/account/passkeys';
import { accountApi, type AccountExport, type Me, type Session } from '@tessera/contract/account/account';
import { contactApi } from '@tessera/contract/talk/contact';
import { conversationsApi } from '@tessera/contract/talk/conversations';
import { notificationsApi } from '@tessera/contract/talk/notifications';
import type { Page } from 'playwright-core';
import { fixture } from '../../fixture.ts';
import type { Screen, State } from '../screen.ts';

/** Clicks the first button of this name. */
export const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
/** Presses a button and waits for the alert that follows. */
export const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alert').first().waitFor();
};

/** Opens a dialog by a button and waits for it. */
export const dialog = (button: string | RegExp) => async (page: Page) => {
  await click(button)(page);
  await page.locator('[role=dialog], [role=alertdialog]').waitFor();
};

/** Opens the menu of small screens. */
export const menu: State = { only: 'narrow', act: dialog('Open menu') };
/** Opens the account menu. */
export const accountMenu: State = {
  act: async (page) => {
    await click('Account menu')(page);
    await page.getByRole('menu').waitFor();
  },
};
/** Cuts the connection and waits for the page to say so. */
export const offline = {
  act: async (page) => {
    await page.context().setOffline(true);
    await page
      .getByText(/offline/i)
      .first()
      .waitFor();
  },
} satisfies State;
/** The figures of a plan whose limit is reached. */
export const limit = { count: 20, limit: 20 };

function exportIn(state: AccountExport['state']): AccountExport {
  const at = '2026-11-23T12:00:00.000Z';
  const isReady = state === 'ready';
  return {
    state,
    requested_at: at,
    ready_at: isReady ? at : null,
    expires_at: isReady ? '2026-11-24T12:00:00.000Z' : null,
    byte_count: isReady ? 4_200_000 : null,
  };
}

function withTwoMore(sessions: { results: Session[] }): { results: Session[] } {
  const [one] = sessions.results;
  const others = ['Safari on iOS', ''].map((device, index) => ({
    ...one!,
    id: `00000000-0000-4000-8000-00000000000${index}`,
    device,
    place: index === 0 ? '203.0.113.7' : '2001:db8:1:2::/64',
    is_current: false,
  }));
  return { ...sessions, results: [one!, ...others] };
}

/** Opens the notifications. */
const bell = async (page: Page) => {
  await click(/^Notifications/)(page);
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
};

/** The states of the notifications under the bell, on whatever page. */
export const bellStates = (empty: 'emptyCustomer' | 'emptyDesigner'): Screen['states'] => ({
  bell: { act: bell },
  'bell-empty': { viewer: empty, act: bell },
  'bell-error': { fails: [[notificationsApi.list, 'server_error']], act: bell },
});

/**
 * The first of a page's states, for a page that is the same component for both roles: it is seen in all its states by the
 * designer, and by the customer in the first, with the bar and the links of a customer.
 */
export function firstOf(states: Screen['states']): Screen['states'] {
  return Object.fromEntries(Object.entries(states).slice(0, 1));
}

/** The states of the notification settings. They are the same for both roles. */
export const notificationStates: Screen['states'] = {
  filled: {},
  loading: { holds: [notificationsApi.settings] },
  error: { fails: [[notificationsApi.settings, 'server_error']] },
};

/** The states of the list of conversations. They are the same for both roles. */
export const messagesStates = (role: 'customer' | 'designer'): Screen['states'] => {
  const list = listOf(role);
  return {
    filled: {},
    unread: { changes: [[list, withUnread]] },
    loading: { holds: [list] },
    empty: { viewer: role === 'customer' ? 'emptyCustomer' : 'emptyDesigner' },
    error: { fails: [[list, 'server_error']] },
  };
};

/** The states of a conversation. They are the same for both roles. */
export const conversationStates = (role: 'customer' | 'designer'): Screen['states'] => {
  const list = listOf(role);
  const write = role === 'customer' ? conversationsApi.customerWrite : conversationsApi.designerWrite;
  const messages =
    role === 'customer' ? conversationsApi.customerMessages : conversationsApi.designerMessages;
  const writeSomething = async (page: Page) => {
    await page.getByLabel('Message', { exact: true }).fill('Shall we say ten o’clock?');
    await click('Send')(page);
  };
  return {
    filled: {},
    unread: { changes: [[list, withUnread]] },
    loading: { holds: [list] },
    error: { fails: [[list, 'server_error']] },
    'messages-error': { fails: [[messages, 'server_error']] },
    'not-found': { path: () => `/${role}/messages/gone` },
    reported: { changes: [[messages, withReports(role)]] },
    blocked: { changes: [[list, withBlock(true)]] },
    'blocked-by-other': { changes: [[list, withBlock(false)]] },
    'block-dialog': { act: dialog('Block') },
    'report-dialog': { act: dialog('Report') },
    'contact-details': { act: dialog('Contact details') },
    failed: {
      fails: [[write, 'network']],
      act: async (page) => {
        await writeSomething(page);
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
    },
    offline: {
      act: async (page) => {
        await offline.act(page);
        await writeSomething(page);
        await page.getByText('Is sent once you are connected again', { exact: true }).waitFor();
      },
    },
    'photos-chosen': {
      act: async (page) => {
        await page
          .locator('input[type=file]')
          .setInputFiles([fixture('kitchen.jpg'), fixture('living-room.jpg')]);
        await page.getByRole('button', { name: 'Remove kitchen.jpg' }).waitFor();
      },
    },
    'too-long': {
      act: async (page) => {
        await page.getByLabel('Message', { exact: true }).fill('So much to say. '.repeat(260));
        await page.getByText(/characters too many/).waitFor();
      },
    },
  };
};

interface Conversations {
  unread_count: number;
  results: { messages: unknown[] }[];
}

function listOf(role: 'customer' | 'designer') {
  return role === 'customer' ? conversationsApi.customerList : conversationsApi.designerList;
}

/** As if the last message had not been read. */
function withUnread(page: Conversations): unknown {
  return { ...page, unread_count: 2, results: page.results.map((one) => ({ ...one, unread_count: 2 })) };
}

function withBlock(isOwn: boolean) {
  return (page: Conversations): unknown => ({
    ...page,
    results: page.results.map((one) => ({ ...one, blocked: true, blocked_by_you: isOwn })),
  });
}

/** Marks every message of the other side as reported by the reader. */
function withReports(reader: 'customer' | 'designer') {
  return (page: { results: { from: string }[] }): unknown => ({
    ...page,
    results: page.results.map((one) => (one.from === reader ? one : { ...one, reported: true })),
  });
}

const TWO_PASSKEYS = {
  count: 2,
  next: null,
  previous: null,
  results: [
    {
      id: '2',
      name: 'Safari on iOS',
      created_at: '2026-11-20T09:00:00Z',
      last_used_at: '2026-11-22T18:30:00Z',
    },
    { id: '1', name: '', created_at: '2026-10-02T09:00:00Z', last_used_at: null },
  ],
};

/** The states of the account page. They are the same for both roles. */
export const accountStates: Screen['states'] = {
  filled: {},
  'not-confirmed': { changes: [[accountApi.me, (me: Me) => ({ ...me, sends_mail: true })]] },
  error: { fails: [[accountApi.me, 'server_error']] },
  faults: { act: press('Change password') },
  'several-sessions': { changes: [[accountApi.listSessions, withTwoMore]] },
  'loading-sessions': { holds: [accountApi.listSessions] },
  'no-sessions': { fails: [[accountApi.listSessions, 'server_error']] },
  'loading-notifications': { holds: [notificationsApi.settings] },
  'no-notifications': { fails: [[notificationsApi.settings, 'server_error']] },
  'with-passkeys': { answers: [[passkeysApi.list, TWO_PASSKEYS]] },
  'loading-passkeys': { holds: [passkeysApi.list] },
  'no-list-of-passkeys': { fails: [[passkeysApi.list, 'server_error']] },
  'export-pending': { answers: [[accountApi.readExport, exportIn('pending')]] },
  'export-ready': { answers: [[accountApi.readExport, exportIn('ready')]] },
  'export-failed': { answers: [[accountApi.readExport, exportIn('failed')]] },
  'export-error': { fails: [[accountApi.readExport, 'server_error']] },
  'delete-account': { act: dialog('Delete account') },
  'delete-faults': {
    act: async (page) => {
      await dialog('Delete account')(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
      await page.getByText('Please type the word DELETE').waitFor();
    },
  },
  'change-email': { act: click('Change e-mail') },
  'email-faults': {
    act: async (page) => {
      await click('Change e-mail')(page);
      await press('Send link')(page);
    },
  },
  'email-sent': {
    answers: [[accountApi.changeEmail, undefined]],
    act: async (page) => {
      await click('Change e-mail')(page);
      await page.getByLabel('New e-mail address').fill('nora@example.com');
      await page.getByLabel('Your password').fill('Quiet-Harbour-71');
      await click('Send link')(page);
      await page.getByText('A link is on its way').waitFor();
    },
  },
};

/** The states of the contact form. They are the same for both roles. */
export const contactStates: Screen['states'] = {
  empty: {},
  faults: { act: press('Send') },
  sent: {
    act: async (page) => {
      await page.getByLabel('Subject').fill('A question about matches');
      await page.getByLabel('Message', { exact: true }).fill('How do I show the garden I made last year?');
      await click('Send')(page);
      await page.getByText('Thank you! Your message has been sent successfully.').waitFor();
    },
  },
  failed: {
    fails: [[contactApi.send, 'network']],
    act: async (page) => {
      await page.getByLabel('Subject').fill('IMPORTANT: my photos');
      await page.getByLabel('Message', { exact: true }).fill('They are not there any more.');
      await press('Send')(page);
    },
  },
};
