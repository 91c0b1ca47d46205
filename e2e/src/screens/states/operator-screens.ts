import { accountApi } from '@tessera/contract/account/account';
import { passkeysApi } from '@tessera/contract/account/passkeys';
import { secondFactorApi } from '@tessera/contract/account/second-factor';
import { operatorAccountsApi } from '@tessera/contract/operator/accounts';
import { operatorAuditApi } from '@tessera/contract/operator/audit';
import { operatorContactMessagesApi } from '@tessera/contract/operator/contact-messages';
import { operatorJobsApi } from '@tessera/contract/operator/jobs';
import { operatorMatchesApi } from '@tessera/contract/operator/matches';
import { operatorOverviewApi } from '@tessera/contract/operator/overview';
import { operatorPhotosApi } from '@tessera/contract/operator/photos';
import { OPERATOR_PHOTO_FILE_PATH } from '@tessera/contract/operator/operator-values';
import { operatorReportsApi } from '@tessera/contract/operator/reports';
import { operatorVettingApi } from '@tessera/contract/operator/vetting';
import type { Page } from 'playwright-core';
import type { Call } from '../../network.ts';
import type { Cast } from '../cast.ts';
import { accounts } from '../operator-samples/accounts.ts';
import { auditEntries } from '../operator-samples/audit.ts';
import { closedReports, openReports } from '../operator-samples/reports.ts';
import { contactMessages } from '../operator-samples/contact-messages.ts';
import { explainedMatch } from '../operator-samples/matches.ts';
import { failedJobs, firstOverview, overviewOver } from '../operator-samples/overview.ts';
import { heldPhotos } from '../operator-samples/photos.ts';
import { listOf } from '../operator-samples/people.ts';
import { waitingDesigners } from '../operator-samples/vetting.ts';
import type { Screen, State } from '../screen.ts';
import { accountMenu, click, dialog, menu, offline, press } from './shared-states.ts';

/** What every page of an operator asks for beside its own list. */
const overview = [operatorOverviewApi.read, overviewOver(30)] as const;
const overview90 = [operatorOverviewApi.read, overviewOver(90)] as const;
const jobs = [operatorJobsApi.list, { ...listOf(failedJobs), queues: [] }] as const;
const nothing = listOf([]);

/** The bytes of a photo that only operators see. */
const photoFile: Call = { method: 'GET', path: OPERATOR_PHOTO_FILE_PATH };

const photos = [operatorPhotosApi.list, listOf(heldPhotos)] as const;
const reports = (list: typeof openReports) =>
  [operatorReportsApi.list, { ...listOf(list), open_count: openReports.length, closed_count: 31 }] as const;
const messages = [operatorContactMessagesApi.list, listOf(contactMessages)] as const;
const people = [operatorAccountsApi.list, { ...listOf(accounts), count: 1284 }] as const;
const audit = [operatorAuditApi.list, { ...listOf(auditEntries), count: 120 }] as const;

const vetting = (cast: Cast, isOn = true) => ({
  ...listOf(waitingDesigners(cast.project.images)),
  count: 7,
  is_on: isOn,
});

/** A list page with what it shows when all is well, while it loads, without anything, and when it fails. */
const listStates = (call: Call, filled: State, empty: unknown): Screen['states'] => ({
  filled,
  loading: { answers: [overview], holds: [call] },
  empty: { answers: [overview, [call, empty]] },
  error: { answers: [overview], fails: [[call, 'server_error']] },
});

/** Chooses another thing of the list on the left, or goes on to it where there is no room for the list. */
const goTo = (place: number, what: string) => async (page: Page) => {
  for (let step = 1; step < place; step++) await click(`Next ${what}`)(page);
};

/** Every page that an operator sees, in each of its states. */
export const operatorScreens: Screen[] = [
  {
    name: 'operator-overview',
    route: 'operator',
    viewer: 'operator',
    states: {
      filled: { answers: [overview, jobs] },
      'ninety-days': { path: () => '/operator/?days=90', answers: [overview90, jobs] },
      'first-day': {
        answers: [
          [operatorOverviewApi.read, firstOverview],
          [operatorJobsApi.list, { ...nothing, queues: [] }],
        ],
      },
      'as-table': {
        answers: [overview, jobs],
        act: (page) => page.getByText('Show as table').first().click(),
      },
      loading: { holds: [operatorOverviewApi.read] },
      error: { fails: [[operatorOverviewApi.read, 'server_error']] },
      'no-jobs': { answers: [overview], fails: [[operatorJobsApi.list, 'server_error']] },
      'account-menu': { ...accountMenu, answers: [overview, jobs] },
      menu: { ...menu, answers: [overview, jobs] },
      offline: { ...offline, answers: [overview, jobs] },
      'no-account': { fails: [[accountApi.me, 'server_error']] },
    },
  },
  {
    name: 'operator-account',
    route: 'operator/set-up',
    viewer: 'newOperator',
    states: {
      missing: {},
      'app-secret': {
        act: async (page) => {
          await click('Set up an app')(page);
          await page.getByLabel('The code that the app shows now').waitFor();
        },
      },
      'app-code-wrong': {
        act: async (page) => {
          await click('Set up an app')(page);
          await page.getByLabel('The code that the app shows now').fill('000000');
          await press('Confirm')(page);
        },
      },
      'recovery-codes': {
        answers: [
          [
            secondFactorApi.confirm,
            { recovery_codes: Array.from({ length: 10 }, (_, at) => `7k2m-9x4${at}-q8rt`) },
          ],
        ],
        act: async (page) => {
          await click('Set up an app')(page);
          await page.getByLabel('The code that the app shows now').fill('123456');
          await click('Confirm')(page);
          await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
        },
      },
      'app-unavailable': {
        fails: [[secondFactorApi.options, 'server_error']],
        act: press('Set up an app'),
      },
      'set-up': { viewer: 'operator', answers: [overview] },
      'change-password': {
        viewer: 'operator',
        answers: [overview],
        act: async (page) => {
          await click('Change password')(page);
          await page.getByLabel('Current password').waitFor();
        },
      },
      'no-passkeys': { fails: [[passkeysApi.list, 'server_error']] },
    },
  },
  {
    name: 'operator-vetting',
    route: 'operator/vetting',
    viewer: 'operator',
    states: {
      ...listStates(
        operatorVettingApi.list,
        { answers: [overview], served: [[operatorVettingApi.list, (cast) => vetting(cast)]] },
        { ...nothing, is_on: true },
      ),
      'second-designer': {
        answers: [overview],
        served: [[operatorVettingApi.list, (cast) => vetting(cast)]],
        act: goTo(2, 'designer'),
      },
      'decline-faults': {
        answers: [overview],
        served: [[operatorVettingApi.list, (cast) => vetting(cast)]],
        act: press('Decline'),
      },
      off: {
        answers: [overview, [operatorVettingApi.list, { ...nothing, is_on: false }]],
      },
      declined: {
        path: () => '/operator/vetting/?state=declined',
        answers: [overview],
        served: [
          [
            operatorVettingApi.list,
            (cast) => {
              const [designer] = waitingDesigners(cast.project.images);
              const declined = { ...designer!, state: 'declined', reason: 'The photos are not your own.' };
              return { ...listOf([declined]), is_on: true };
            },
          ],
        ],
      },
      'none-declined': {
        path: () => '/operator/vetting/?state=declined',
        answers: [overview, [operatorVettingApi.list, { ...nothing, is_on: true }]],
      },
      lightbox: {
        answers: [overview],
        served: [[operatorVettingApi.list, (cast) => vetting(cast)]],
        act: dialog(/^Open photo 1 of/),
      },
    },
  },
  {
    name: 'operator-photos',
    route: 'operator/photos',
    viewer: 'operator',
    states: {
      ...listStates(operatorPhotosApi.list, { answers: [overview, photos], shows: photoFile }, nothing),
      'second-photo': { answers: [overview, photos], shows: photoFile, act: goTo(2, 'photo') },
      'keys-off': {
        only: 'wide',
        answers: [overview, photos],
        shows: photoFile,
        act: async (page) => {
          await page.getByRole('switch', { name: 'Single keys' }).click();
          await page.getByText('Keys do nothing here until you switch them on.').waitFor();
        },
      },
      'file-missing': { answers: [overview, photos], fails: [[photoFile, 'not_found']] },
    },
  },
  {
    name: 'operator-reports',
    route: 'operator/reports',
    viewer: 'operator',
    states: {
      ...listStates(
        operatorReportsApi.list,
        { answers: [overview, reports(openReports)] },
        { ...nothing, open_count: 0, closed_count: 0 },
      ),
      photo: { answers: [overview, reports(openReports)], shows: photoFile, act: goTo(2, 'report') },
      designer: { answers: [overview, reports(openReports)], shows: photoFile, act: goTo(3, 'report') },
      // On the way lies the report of a photo.
      review: { answers: [overview, reports(openReports)], shows: photoFile, act: goTo(4, 'report') },
      order: { answers: [overview, reports(openReports)], shows: photoFile, act: goTo(5, 'report') },
      suspend: { answers: [overview, reports(openReports)], act: dialog('Suspend account') },
      closed: {
        path: () => '/operator/reports/?state=closed',
        answers: [overview, reports(closedReports)],
      },
      'none-closed': {
        path: () => '/operator/reports/?state=closed',
        answers: [overview, reports([])],
      },
    },
  },
  {
    name: 'operator-accounts',
    route: 'operator/accounts',
    viewer: 'operator',
    states: {
      ...listStates(operatorAccountsApi.list, { answers: [overview, people] }, nothing),
      suspend: { answers: [overview, people], act: dialog(/^Suspend Freya/) },
      reinstate: { answers: [overview, people], act: dialog(/^Reinstate Zeynep/) },
      limit: { answers: [overview, people], act: dialog(/change the limit of Freya/) },
      'limit-faults': {
        answers: [overview, people],
        act: async (page) => {
          await dialog(/change the limit of Freya/)(page);
          await page.getByLabel('Limit', { exact: true }).fill('many');
          await press('Save limit')(page);
        },
      },
      failed: {
        answers: [overview, people],
        fails: [[operatorAccountsApi.suspend, 'server_error']],
        act: async (page) => {
          await dialog(/^Suspend Freya/)(page);
          await press('Suspend account')(page);
        },
      },
    },
  },
  {
    name: 'operator-messages',
    route: 'operator/messages',
    viewer: 'operator',
    states: {
      ...listStates(operatorContactMessagesApi.list, { answers: [overview, messages] }, nothing),
      answered: {
        path: () => '/operator/messages/?state=answered',
        answers: [
          overview,
          [
            operatorContactMessagesApi.list,
            listOf(contactMessages.map((one) => ({ ...one, answered_at: '2026-11-23T12:00:00.000Z' }))),
          ],
        ],
      },
      'none-answered': {
        path: () => '/operator/messages/?state=answered',
        answers: [overview, [operatorContactMessagesApi.list, nothing]],
      },
    },
  },
  {
    name: 'operator-matches',
    route: 'operator/matches',
    viewer: 'operator',
    states: {
      empty: { answers: [overview] },
      filled: {
        path: () => '/operator/matches/?order=o1&designer=d1',
        answers: [overview, [operatorMatchesApi.explain, explainedMatch]],
      },
      'cannot-match': {
        path: () => '/operator/matches/?order=o1&designer=d1',
        answers: [
          overview,
          [operatorMatchesApi.explain, { ...explainedMatch, match: null, why_not: 'The order is paused.' }],
        ],
      },
      'not-found': {
        path: () => '/operator/matches/?order=o1&designer=d1',
        answers: [overview],
        fails: [[operatorMatchesApi.explain, 'not_found']],
      },
      loading: {
        path: () => '/operator/matches/?order=o1&designer=d1',
        answers: [overview],
        holds: [operatorMatchesApi.explain],
      },
      error: {
        path: () => '/operator/matches/?order=o1&designer=d1',
        answers: [overview],
        fails: [[operatorMatchesApi.explain, 'server_error']],
      },
    },
  },
  {
    name: 'operator-audit',
    route: 'operator/audit',
    viewer: 'operator',
    states: {
      ...listStates(operatorAuditApi.list, { answers: [overview, audit] }, nothing),
      'second-page': { path: () => '/operator/audit/?page=2', answers: [overview, audit] },
      'not-saved': { answers: [overview, audit], act: saveWithoutConnection },
    },
  },
];

async function saveWithoutConnection(page: Page): Promise<void> {
  await page.route('**/operator/audit.csv*', (request) => request.abort('connectionfailed'));
  await click('Save as CSV')(page);
  await page.getByText('The audit could not be saved.').waitFor();
}
