import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AccountRole, Role } from '@tessera/contract/account/auth';
import type { Order } from '@tessera/contract/orders/orders';
import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { type Account, createGiven, type OrderParts } from '@tessera/testkit/given';
import type { Answer } from '@tessera/testkit/client';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import { fixture } from './fixture.ts';

/** A portfolio project that fits the order of {@link createGivenPeople} well. */
const KITCHEN = { description: 'A bright kitchen with oak worktops in a light loft.' };

/** An account, with what a browser needs to sign in to it. */
export interface Person extends Account {
  role: AccountRole;
}

/** Creates accounts, profiles, portfolio projects and orders through the API. Each test creates its own. */
export function createGivenPeople(server: TestServer) {
  const given = createGiven(server);
  return {
    /** An account that has just signed up. It has no profile yet. */
    async newcomer(role: Role): Promise<Person> {
      return { ...(await given[role]()), role };
    },
    /** Signs in to an account that exists. */
    async signedIn(role: AccountRole, email: string, password: string): Promise<Person> {
      const tokens = expectSuccess(await server.client().post('user/sign-in/', { email, password }));
      return { ...server.client(tokens.access), email, password, tokens, role };
    },
    /** A designer with a complete profile. By default: Åsa Öberg from Sweden. */
    async designer(
      fields: Record<string, string | string[]> = {},
      portrait = fixture('portrait.jpg'),
    ): Promise<Person> {
      const designer = await given.designer();
      expectSuccess(await designer.post('designer/profile/', profileForm([await toFile(portrait)], fields)));
      return { ...designer, role: 'designer' };
    },
    /** A customer with a complete profile. By default: Carl Dahl from Sweden. */
    async customer(fields: Record<string, unknown> = {}): Promise<Person> {
      const customer = await given.customer();
      expectSuccess(
        await customer.post('customer/profile/', {
          first_name: 'Carl',
          last_name: 'Dahl',
          country_code: 'SE',
          phone: '',
          spoken_languages_codes: ['sv'],
          ...fields,
        }),
      );
      return { ...customer, role: 'customer' };
    },
    /** An operator who still has to set up a second factor. */
    async newOperator(): Promise<Person> {
      return { ...(await given.newOperator()), role: 'operator' };
    },
    /** An operator with a one-time-code app. */
    async operator(): Promise<Person & { codeAt: (moment?: Date) => string }> {
      return { ...(await given.operator()), role: 'operator' };
    },
    /** A portfolio project that shows `pictures`. By default: the bright kitchen 'Loft in Malmö', with two pictures. */
    async project(
      designer: Account,
      fields: Record<string, string> = {},
      pictures: readonly string[] = [fixture('living-room.jpg'), fixture('kitchen.jpg')],
    ): Promise<PortfolioProject> {
      const files = await Promise.all(pictures.map(toFile));
      return expectSuccess(
        await designer.post('designer/project/', projectForm(files, { ...KITCHEN, ...fields })),
      );
    },
    /** An order. By default: 'Bright kitchen' for $18,000 in Sweden. */
    async order(customer: Account, parts: OrderParts = {}): Promise<Order> {
      return expectSuccess(await customer.post('customer/order/', given.orderBody(parts)));
    },
    /** Turns the installation into one with a demo, and makes these two its demo accounts. */
    async demo() {
      const [designer, customer] = await Promise.all([this.designer(), this.customer()]);
      const accounts = [designer, customer].map(({ role, email }) => ({ role, email }));
      const content = { state: 'loaded', password: designer.password, accounts };
      await writeFile(join(server.dataDir, 'demo-accounts.json'), JSON.stringify(content));
      return { designer, customer };
    },
    /** A designer with a portfolio and a customer with an order. Each is in the other's list of matches. */
    async match() {
      const [designer, customer] = await Promise.all([this.designer(), this.customer()]);
      const [project, order] = await Promise.all([this.project(designer), this.order(customer)]);
      await server.jobsDone();
      return { designer, project, customer, order };
    },
    /** Another order of the customer's, on which the designer is at work. */
    async engagement(designer: Person, customer: Person): Promise<Order> {
      const order = await this.order(customer, { object_name: 'Hall' });
      await server.jobsDone();
      expectSuccess(await designer.post(`designer/match/${order.id}/apply/`));
      expectSuccess(
        await customer.post(`customer/order/${order.id}/application/${accountIdOf(designer)}/accept/`),
      );
      return order;
    },
    /** A match whose customer has written to the designer. */
    async conversation(message = 'When could you begin?') {
      const match = await this.match();
      const conversation = expectSuccess(
        await match.customer.post('customer/conversation/', {
          designer_id: accountIdOf(match.designer),
          order_id: match.order.id,
          message,
        }),
      );
      return { ...match, conversation };
    },
  };
}

/** Writes in a conversation that is there. */
export async function say({ role, post }: Person, conversationId: string, message: string): Promise<void> {
  const body = { message_id: randomUUID(), message };
  expectSuccess(
    role === 'customer'
      ? await post(`customer/conversation/${conversationId}/message/`, body)
      : await post(`designer/conversation/${conversationId}/message/`, body),
  );
}

/** The id of the account, as its access token says it. */
export function accountIdOf({ tokens }: Account): string {
  const payload = Buffer.from(tokens.access.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(payload) as { user_id: string }).user_id;
}

async function toFile(path: string): Promise<{ name: string; bytes: Buffer }> {
  return { name: basename(path), bytes: await readFile(path) };
}

function expectSuccess<Body>({ status, body }: Answer<Body>): Body {
  if (status >= 300) throw new Error(`The API answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
