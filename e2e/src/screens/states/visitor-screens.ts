import { accountApi } from '@tessera/contract/account/account';
import { authApi } from '@tessera/contract/account/auth';
import { siteApi } from '@tessera/contract/site';
import { failCalls } from '../../network.ts';
import { signIn } from '../../steps.ts';
import { click, dialog, menu, press } from './shared-states.ts';
import type { Screen, State } from '../screen.ts';

/** An installation with a demo, with an account of each role to look around with. */
const withDemo: State = {
  answers: [
    [
      siteApi.get,
      {
        demo: true,
        demo_accounts: (['customer', 'designer'] as const).map((role) => ({
          role,
          email: `${role}@demo.example`,
          password: 'Quiet-Harbour-71',
        })),
      },
    ],
  ],
  act: (page) => page.getByRole('group', { name: 'Demo' }).waitFor(),
};

/** Every page that a visitor sees, in each of its states. */
export const visitorScreens: Screen[] = [
  {
    name: 'landing',
    route: '',
    viewer: 'visitor',
    states: {
      filled: {},
      menu,
      demo: withDemo,
      'demo-consent': { ...withDemo, hasConsented: false },
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
      suspended: {
        fails: [[authApi.signIn, 'account_suspended']],
        act: async (page) => {
          await signIn(page, { email: 'linnea@example.org', password: 'Quiet-Harbour-71' });
          await page.getByText('This account is suspended.').waitFor();
        },
      },
      code: {
        fails: [[authApi.signIn, 'second_factor_required']],
        act: async (page) => {
          await signIn(page, { email: 'morgan@example.org', password: 'Quiet-Harbour-71' });
          await page.getByLabel('Code', { exact: true }).waitFor();
        },
      },
      'code-wrong': {
        fails: [[authApi.signIn, 'second_factor_required']],
        act: async (page) => {
          await signIn(page, { email: 'morgan@example.org', password: 'Quiet-Harbour-71' });
          await page.getByLabel('Code', { exact: true }).fill('123456');
          await failCalls(page, authApi.signIn, 'code_incorrect');
          await press('Sign In')(page);
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
  {
    name: 'forgot-password',
    route: 'forgot-password',
    viewer: 'visitor',
    states: {
      empty: {},
      asked: {
        act: async (page) => {
          await page.getByLabel('Email Address').fill('nora@example.com');
          await click('Send link')(page);
          await page.getByText('a link is on its way').waitFor();
        },
      },
    },
  },
  {
    name: 'reset-password',
    route: 'reset-password',
    path: () => '/reset-password#token=unused',
    viewer: 'visitor',
    states: {
      empty: {},
      'no-token': { path: () => '/reset-password' },
      faults: { act: press('Save password') },
      'old-link': {
        act: async (page) => {
          await page.getByLabel('New password', { exact: true }).fill('Amber-Lantern-58');
          await page.getByLabel('Confirm password').fill('Amber-Lantern-58');
          await press('Save password')(page);
        },
      },
      changed: {
        answers: [[accountApi.resetPassword, { email: 'nora@example.com' }]],
        act: async (page) => {
          await page.getByLabel('New password', { exact: true }).fill('Amber-Lantern-58');
          await page.getByLabel('Confirm password').fill('Amber-Lantern-58');
          await click('Save password')(page);
          await page.getByText('was changed').waitFor();
        },
      },
    },
  },
  {
    name: 'verify-email',
    route: 'verify-email',
    path: () => '/verify-email#token=unused',
    viewer: 'visitor',
    states: {
      'old-link': { act: (page) => page.getByRole('alert').waitFor() },
      loading: { holds: [accountApi.verifyEmail] },
      confirmed: {
        answers: [[accountApi.verifyEmail, { email: 'nora@example.com' }]],
        act: (page) => page.getByText('Thank you.').waitFor(),
      },
      error: {
        fails: [[accountApi.verifyEmail, 'network']],
        act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
      },
    },
  },
  {
    name: 'undo-email',
    route: 'undo-email',
    path: () => '/undo-email#token=unused',
    viewer: 'visitor',
    states: {
      'old-link': { act: (page) => page.getByRole('alert').waitFor() },
      loading: { holds: [accountApi.undoEmail] },
      undone: {
        answers: [[accountApi.undoEmail, { email: 'nora@example.com' }]],
        act: (page) => page.getByText('is your address again').waitFor(),
      },
      error: {
        fails: [[accountApi.undoEmail, 'network']],
        act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
      },
    },
  },
  { name: 'about', route: 'about', viewer: 'visitor', states: { filled: {} } },
  { name: 'privacy', route: 'privacy', viewer: 'visitor', states: { filled: {} } },
  { name: 'terms', route: 'terms', viewer: 'visitor', states: { filled: {} } },
  {
    name: 'public-designers',
    route: 'designers',
    viewer: 'visitor',
    states: {
      filled: {},
      filtered: { path: () => '/designers?style=scandinavian&room=kitchen' },
      nobody: { path: () => '/designers?style=baroque&country=SE' },
      menu,
    },
  },
  {
    name: 'public-designer',
    route: 'designers/:slug',
    path: (cast) => `/designers/${cast.slug}`,
    viewer: 'visitor',
    states: {
      filled: {},
      customer: {
        viewer: 'customer',
        act: (page) => page.getByRole('button', { name: /Contact Designer|Write again/ }).waitFor(),
      },
      owner: { viewer: 'designer' },
      missing: { path: () => '/designers/nobody-at-all' },
    },
  },
  {
    name: 'not-found',
    route: '*',
    path: () => '/no-such-page',
    viewer: 'visitor',
    states: { visitor: {}, 'signed-in': { viewer: 'designer' } },
  },
];
