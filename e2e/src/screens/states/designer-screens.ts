import { applicationsApi, type OwnApplication } from '@tessera/contract/deal/applications';
import { geoApi } from '@tessera/contract/geo';
import type { CardPhoto } from '@tessera/contract/media';
import { matchingApi, type MatchProject } from '@tessera/contract/matching';
import { portfolioApi } from '@tessera/contract/designers/portfolio';
import { profilesApi } from '@tessera/contract/account/profiles';
import type { Page } from 'playwright-core';
import { engagementsApi, type DesignerEngagement } from '@tessera/contract/deal/engagements';
import { fixture } from '../../fixture.ts';
import { pick } from '../../steps.ts';
import {
  accountMenu,
  accountStates,
  bellStates,
  click,
  contactStates,
  conversationStates,
  dialog,
  limit,
  menu,
  messagesStates,
  notificationStates,
  offline,
  press,
} from './shared-states.ts';
import type { Cast } from '../cast.ts';
import { engagementOf, type WorkStage } from './deal-stages.ts';
import { designerListStates } from './matching-states.ts';
import type { Screen } from '../screen.ts';

/** Every page that a designer sees, in each of its states. */
export const designerScreens: Screen[] = [
  {
    name: 'designer-home',
    route: 'designer',
    viewer: 'designer',
    states: {
      filled: {},
      photos: { changes: [[matchingApi.designerMatches, withPhotos]] },
      ...designerListStates,
      loading: { holds: [matchingApi.designerMatches] },
      empty: { viewer: 'emptyDesigner' },
      error: { fails: [[matchingApi.designerMatches, 'server_error']] },
      apply: { changes: [[matchingApi.designerMatches, withPhotos]], act: dialog('Apply') },
      'apply-faults': {
        changes: [[matchingApi.designerMatches, withPhotos]],
        act: async (page) => {
          await dialog('Apply')(page);
          await page.getByLabel('Price from (USD)').fill('6200');
          await page.getByLabel('Price to (USD)').fill('5400');
          await press('Send application')(page);
        },
      },
      'apply-limit': {
        fails: [[applicationsApi.apply, 'application_limit_reached']],
        changes: [[matchingApi.designerMatches, withPhotos]],
        act: async (page) => {
          await dialog('Apply')(page);
          await press('Send application')(page);
        },
      },
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
      'changed-meanwhile': {
        fails: [[portfolioApi.update, 'changed_meanwhile']],
        act: async (page) => {
          await page.getByLabel('Project name').fill('A loft by the harbour');
          await page.locator('input[type=file]').setInputFiles(fixture('kitchen.jpg'));
          await dialog('Save Project')(page);
        },
      },
    },
  },
  {
    name: 'designer-messages',
    route: 'designer/messages',
    viewer: 'designer',
    states: messagesStates('designer'),
  },
  {
    name: 'designer-conversation',
    route: 'designer/messages/:conversationId',
    path: ({ conversationId }) => `/designer/messages/${conversationId}`,
    viewer: 'designer',
    states: conversationStates('designer'),
  },
  {
    name: 'designer-applications',
    route: 'designer/applications',
    viewer: 'designer',
    states: {
      filled: { changes: [[applicationsApi.designerList, withEachStatus]] },
      one: {},
      loading: { holds: [applicationsApi.designerList] },
      empty: { viewer: 'emptyDesigner' },
      error: { fails: [[applicationsApi.designerList, 'server_error']] },
    },
  },
  {
    name: 'designer-engagement',
    route: 'designer/engagements/:orderId',
    path: ({ appliedOrder }) => `/designer/engagements/${appliedOrder.id}`,
    viewer: 'designer',
    states: {
      begun: { served: [[engagementsApi.get, engagementAt('begun')]] },
      'changes-asked': { served: [[engagementsApi.get, engagementAt('changes asked')]] },
      delivered: { served: [[engagementsApi.get, engagementAt('delivered')]] },
      reviewed: { served: [[engagementsApi.get, engagementAt('reviewed')]] },
      answer: { served: [[engagementsApi.get, engagementAt('reviewed')]], act: dialog('Answer') },
      cancelled: { served: [[engagementsApi.get, engagementAt('cancelled')]] },
      faults: { served: [[engagementsApi.get, engagementAt('begun')]], act: press('Deliver') },
      'files-chosen': {
        served: [[engagementsApi.get, engagementAt('begun')]],
        act: async (page) => {
          await page
            .locator('input[type=file]')
            .setInputFiles([fixture('kitchen.jpg'), fixture('living-room.jpg')]);
          await page.getByRole('button', { name: 'Remove kitchen.jpg' }).waitFor();
        },
      },
      cancel: {
        served: [[engagementsApi.get, engagementAt('begun')]],
        act: dialog('Cancel engagement'),
      },
      loading: { holds: [engagementsApi.get] },
      'not-found': {},
      error: { fails: [[engagementsApi.get, 'server_error']] },
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
  { name: 'designer-account', route: 'designer/settings/account', viewer: 'designer', states: accountStates },
  {
    name: 'designer-notifications',
    route: 'designer/settings/notifications',
    viewer: 'designer',
    states: { ...notificationStates, ...bellStates('emptyDesigner') },
  },
  { name: 'designer-contact', route: 'designer/contact-us', viewer: 'designer', states: contactStates },
];

/** Adds the photos of the designer's project to orders, as if the links of the orders had led to them. */
function withPhotos(page: { results: MatchProject[] }, { project }: Cast): unknown {
  return {
    ...page,
    results: page.results.map((match, index) => {
      const images = project.images.slice(index);
      const orderPhotos = images.map(({ id, url, width, height, thumbhash, variants }): CardPhoto => {
        const base = url.slice(0, url.lastIndexOf('/') + 1);
        const sizes = variants.map((variant) => variant.url.slice(base.length));
        return { id, base, first: url.slice(base.length), width, height, thumbhash, sizes };
      });
      return { ...match, isWeak: false, orderPhotos, photos: images.map(({ url }) => url) };
    }),
  };
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

/** Gives a designer an application in each status. */
function withEachStatus(page: { results: OwnApplication[] }): unknown {
  const [sent] = page.results as [OwnApplication];
  const others = [
    { order_name: 'Bedroom by the sea', status: 'shortlisted' },
    { order_name: 'A room for two teenagers', status: 'accepted', order_status: 'in_progress' },
    { order_name: 'My mother’s dining room', status: 'declined', reason: 'style' },
    { order_name: 'Attic', status: 'declined', reason: 'another_designer' },
    { order_name: 'Studio office', status: 'withdrawn', note: '', price_from_usd: null },
  ].map((other, index) => ({ ...sent, ...other, order_id: `status-${index}` }));
  return { ...page, count: 6, results: [sent, ...others] };
}

/** The engagement of the designer for the order they applied to. */
function engagementAt(stage: WorkStage): (cast: Cast) => DesignerEngagement {
  return ({ appliedOrder }) => engagementOf(appliedOrder, stage);
}
