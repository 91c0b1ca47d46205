import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Role, Tokens } from '@tessera/contract/auth';
import type { Order } from '@tessera/contract/orders';
import type { PortfolioProject } from '@tessera/contract/portfolio';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { type Account, createGiven } from '@tessera/testkit/given';
import type { Answer, TestServer } from '@tessera/testkit/test-server';
import { fixture } from './fixture.ts';

/** An account that can sign in to a browser. */
export interface Person extends Account {
  role: Role;
}

/** Builders of people and their things, made through the API; each test builds its own. */
export function createGivenPeople(server: TestServer) {
  const given = createGiven(server);
  return {
    /** Somebody who has just signed up: no profile yet. */
    async newcomer(role: Role): Promise<Person> {
      return { ...(await given[role]()), role };
    },
    /** Somebody who has an account already. */
    async signedIn(role: Role, email: string, password: string): Promise<Person> {
      const tokens = expectSuccess(await server.client().post<Tokens>('user/sign-in/', { email, password }));
      return { ...server.client(tokens.access), email, password, tokens, role };
    },
    /** A designer whose profile is complete: Åsa Öberg from Sweden, unless told otherwise. */
    async designer(
      fields: Record<string, string | string[]> = {},
      portrait = fixture('portrait.jpg'),
    ): Promise<Person> {
      const designer = await given.designer();
      expectSuccess(await designer.post('designer/profile/', profileForm([await toFile(portrait)], fields)));
      return { ...designer, role: 'designer' };
    },
    /** A customer whose profile is complete: Carl Dahl from Sweden, unless told otherwise. */
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
    /** A portfolio project with these pictures: 'Loft in Malmö', unless told otherwise. */
    async project(
      designer: Account,
      fields: Record<string, string> = {},
      pictures: readonly string[] = [fixture('living-room.jpg'), fixture('kitchen.jpg')],
    ): Promise<PortfolioProject> {
      const files = await Promise.all(pictures.map(toFile));
      return expectSuccess(await designer.post('designer/project/', projectForm(files, fields)));
    },
    /** An order: 'Bright kitchen' for $18,000 in Sweden, unless told otherwise. */
    async order(customer: Account, parts: Record<string, unknown> = {}): Promise<Order> {
      return expectSuccess(await customer.post('customer/order/', given.orderBody(parts)));
    },
    /** A designer with a portfolio and a customer with an order, who are shown to each other. */
    async match() {
      const [designer, customer] = await Promise.all([this.designer(), this.customer()]);
      const [project, order] = await Promise.all([this.project(designer), this.order(customer)]);
      await server.jobsDone();
      return { designer, project, customer, order };
    },
  };
}

async function toFile(path: string): Promise<{ name: string; bytes: Buffer }> {
  return { name: basename(path), bytes: await readFile(path) };
}

function expectSuccess<Body>({ status, body }: Answer<Body>): Body {
  if (status >= 300) throw new Error(`The API answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
