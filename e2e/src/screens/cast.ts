import type { Role } from '@tessera/contract/auth';
import type { MatchedDesigner, MatchProject } from '@tessera/contract/matching';
import type { Order } from '@tessera/contract/orders';
import type { PortfolioProject } from '@tessera/contract/portfolio';
import { storyCustomers } from '@tessera/demo/customers';
import { storyDesigners } from '@tessera/demo/designers';
import { emailOf, loadDemo } from '@tessera/demo/load-demo';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import type { TestServer } from '@tessera/testkit/test-server';
import { createGivenPeople, type Person } from '../given.ts';

/** Everybody the screens are shown to, and what they look at. */
export interface Cast {
  /** With a portfolio and matches. */
  designer: Person;
  /** With a complete profile and nothing else. */
  emptyDesigner: Person;
  /** Without a profile. */
  newDesigner: Person;
  /** With orders and matches. */
  customer: Person;
  emptyCustomer: Person;
  newCustomer: Person;
  /** Of the designer, with photos. */
  project: PortfolioProject;
  /** Of the customer, with links. */
  order: Order;
}

/** How many portfolio projects of which designers of the demo; few, because every photo is read and resized. */
const PROJECTS_OF: Readonly<Record<string, number>> = {
  'linnea.ahlgren': 3,
  'abigail.thornbury': 1,
  'nora.gallivan': 1,
};
const CUSTOMERS = ['claire.hensley'];

/** Fills an empty product with a small part of the demo, the same every time, and resolves once matches are ready. */
export async function createCast(server: TestServer): Promise<Cast> {
  const given = createGivenPeople(server);
  const demo = await loadDemo(
    { baseUrl: server.url, password: GOOD_PASSWORD },
    {
      designers: storyDesigners
        .filter(({ key }) => key in PROJECTS_OF)
        .map((designer) => ({
          ...designer,
          projects: designer.projects.slice(0, PROJECTS_OF[designer.key]),
        })),
      customers: storyCustomers.filter(({ key }) => CUSTOMERS.includes(key)),
    },
  );
  const signedIn = async (role: Role, key: string): Promise<Person> =>
    given.signedIn(role, emailOf(key), GOOD_PASSWORD);
  const [designer, customer, emptyDesigner, emptyCustomer, newDesigner, newCustomer] = await Promise.all([
    signedIn('designer', 'linnea.ahlgren'),
    signedIn('customer', 'claire.hensley'),
    given.designer(),
    given.customer(),
    given.newcomer('designer'),
    given.newcomer('customer'),
    demo.untilPrepared(() => {}),
  ]);
  await applyAndWrite(designer, customer);
  const { results: projects } = (await designer.get<{ results: PortfolioProject[] }>('designer/project/'))
    .body;
  const { results: orders } = (await customer.get<{ results: Order[] }>('customer/order/')).body;
  return {
    designer,
    customer,
    emptyDesigner,
    emptyCustomer,
    newDesigner,
    newCustomer,
    project: projects.find(({ images }) => images.length > 1)!,
    order: orders.find(({ links }) => links.length > 0)!,
  };
}

/** The designer has applied to the best match, and the customer has written to the designer about another order. */
async function applyAndWrite(designer: Person, customer: Person): Promise<void> {
  const { results: matches } = (await designer.get<{ results: MatchProject[] }>('designer/match/')).body;
  const { results: designers } = (await customer.get<{ results: MatchedDesigner[] }>('customer/match/')).body;
  const applied = await designer.post(`designer/match/${matches[0]!.id}/apply/`);
  const written = await customer.post('customer/conversation/', {
    designer_id: designers.find(({ name }) => name.startsWith('Linnea'))!.id,
    order_id: matches.at(-1)!.id,
    message:
      'Your loft in Malmö is just the light we are after. Could you start in March, and would you come to see the room first?',
    shares_email: true,
  });
  for (const { status, body } of [applied, written])
    if (status !== 201) throw new Error(`The API answered ${status}: ${JSON.stringify(body)}`);
}
