import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Role } from '@tessera/contract/account/auth';
import type { Order } from '@tessera/contract/orders/orders';
import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { storyCustomers } from '@tessera/demo/customers';
import { storyDesigners } from '@tessera/demo/designers';
import { emailOf, loadDemo } from '@tessera/demo/load/load-demo';
import { form, profileForm } from '@tessera/testkit/forms';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import { fixture } from '../fixture.ts';
import { createGivenPeople, type Person, say } from '../given.ts';

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
  /** Of the designer: the last part of the address of the public page. */
  slug: string;
  /** Of the designer and the customer: the id of their conversation. */
  conversationId: string;
  /** Of the customer: the id of the order that the conversation is about. */
  talkedOrderId: string;
  /** Of the customer; the designer has applied to it. */
  appliedOrder: Order;
  /** Somebody of the above in a session of its own: a run takes longer than the ten minutes of an access token, and a session is ended when several browsers renew it from the same token. */
  signedInAnew(viewer: SignedInViewer): Promise<Person>;
}

/** Who of the cast can look at a screen with an account. */
export type SignedInViewer =
  | 'designer'
  | 'emptyDesigner'
  | 'newDesigner'
  | 'customer'
  | 'emptyCustomer'
  | 'newCustomer'
  | 'operator'
  | 'newOperator';

/** How many portfolio projects of which designers of the demo; few, because every photo is read and resized. */
const PROJECTS_OF: Readonly<Record<string, number>> = {
  'linnea.ahlgren': 3,
  'abigail.thornbury': 1,
  'nora.gallivan': 1,
};
const CUSTOMERS = ['claire.hensley'];
/** The project that is shown with a room which has been rendered from several sides, for it to have several photos. */
const SEVERAL_VIEWS = { project: 'Loft in Malmö', seeds: { living: 1 } };

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
          projects: designer.projects
            .slice(0, PROJECTS_OF[designer.key])
            .map((project) =>
              project.name === SEVERAL_VIEWS.project ? { ...project, seeds: SEVERAL_VIEWS.seeds } : project,
            ),
        })),
      customers: storyCustomers.filter(({ key }) => CUSTOMERS.includes(key)),
      deals: [],
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
  const { conversationId, talkedOrderId } = await applyAndWrite(designer, customer);
  const slug = await showEverybody(designer);
  const { results: projects } = (await designer.get('designer/project/')).body;
  const { results: orders } = (await customer.get('customer/order/')).body;
  let lastSignIn: Promise<unknown> = Promise.resolve();
  const people = { designer, customer, emptyDesigner, emptyCustomer, newDesigner, newCustomer };
  return {
    ...people,
    slug,
    conversationId,
    talkedOrderId,
    signedInAnew(viewer) {
      // A code signs in once, so each session has an operator of its own.
      if (viewer === 'operator' || viewer === 'newOperator') return given[viewer]();
      const { role, email, password } = people[viewer];
      // One after the other: attempts that meet count as guesses until they have succeeded.
      const next = lastSignIn.then(() => given.signedIn(role, email, password));
      lastSignIn = next.catch(() => undefined);
      return next;
    },
    project: projects.find(({ images }) => images.length > 1)!,
    order: orders.find(({ links }) => links.length > 0)!,
    appliedOrder: orders.find(({ applications_count }) => applications_count > 0)!,
  };
}

/** The designer has switched the public page on. Gives its slug. */
async function showEverybody(designer: Person): Promise<string> {
  const { body: profile } = await designer.get('designer/profile/');
  const { body } = await designer.post(
    'designer/profile/',
    profileForm([], {
      first_name: profile.first_name,
      last_name: profile.last_name,
      country_code: profile.country.code,
      phone: profile.phone,
      spoken_languages_codes: profile.spoken_languages.map(({ code }) => code),
      bio: profile.bio,
      budget_min: String(profile.budget_min ?? ''),
      budget_max: String(profile.budget_max ?? ''),
      public_page: 'true',
    }),
  );
  return body.slug!;
}

/** The designer has applied to the best match, and the two have written to each other about another order. */
async function applyAndWrite(
  designer: Person,
  customer: Person,
): Promise<Pick<Cast, 'conversationId' | 'talkedOrderId'>> {
  const { results: matches } = (await designer.get('designer/match/')).body;
  const { results: designers } = (await customer.get('customer/match/')).body;
  const applied = await designer.post(`designer/match/${matches[0]!.id}/apply/`, {
    note: 'The wall between your kitchen and living room is the project. I would open it to two metres, and put the table where both rooms can see it.',
    price_from_usd: 6200,
    price_to_usd: 7400,
  });
  const written = await customer.post('customer/conversation/', {
    designer_id: designers.find(({ name }) => name.startsWith('Linnea'))!.id,
    order_id: matches.at(-1)!.id,
    message:
      'Your loft in Malmö is just the light we are after. Could you start in March, and would you come to see the room first?',
    shares_email: true,
  });
  for (const { status, body } of [applied, written])
    if (status !== 201) throw new Error(`The API answered ${status}: ${JSON.stringify(body)}`);
  const { id } = written.body;
  await say(designer, id, 'Thank you, Claire! March is free from the second week on.');
  await say(designer, id, 'I would gladly come to see the room. Which side does the light come from?');
  await say(customer, id, 'From the south, over the water. Tuesday the 10th would suit us.');
  const photos = await Promise.all(
    ['living-room.jpg', 'kitchen.jpg'].map(async (name) => ({ name, bytes: await readFile(fixture(name)) })),
  );
  const sent = await customer.post(
    `customer/conversation/${id}/message/`,
    form({ message_id: randomUUID(), message: 'This is the wall, from both sides.' }, { photos }),
  );
  if (sent.status !== 201) throw new Error(`The API answered ${sent.status}: ${JSON.stringify(sent.body)}`);
  return { conversationId: id, talkedOrderId: written.body.order_id };
}
