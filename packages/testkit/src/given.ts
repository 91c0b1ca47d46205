import type { Tokens } from '@tessera/contract/account/auth';
import type { orderBody } from '@tessera/contract/orders/orders';
import type { Given } from '@tessera/contract/route';
import type { Client } from './client.ts';
import type { TestServer } from './test-server.ts';

/** An account with a session, for tests. */
export interface Account extends Client {
  email: string;
  password: string;
  tokens: Tokens;
}

/** Parts of an order's body, to replace those of {@link createGiven}'s. */
export type OrderParts = Partial<Given<typeof orderBody>>;

/** A password that every rule takes. */
export const GOOD_PASSWORD = 'Quiet-Harbour-71';

let lastNumber = 0;

/** Builders of what a test needs to be there, in whatever process the product runs; each builds its own, so tests share nothing. */
export function createRemoteGiven(server: Pick<TestServer, 'client'>) {
  const account = async (role: 'designer' | 'customer'): Promise<Account> => {
    const email = `${role}-${process.pid}-${++lastNumber}@example.org`;
    const { status, body } = await server
      .client()
      .post(`${role}/sign-up/`, { email, password: GOOD_PASSWORD });
    if (status !== 201) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
    return { ...server.client(body.access), email, password: GOOD_PASSWORD, tokens: body };
  };
  return {
    /** A designer who has just signed up. */
    designer: () => account('designer'),
    /** A customer who has just signed up. */
    customer: () => account('customer'),
    /** A client of the same account with a new session, for when the clock has been moved past the end of the old one. */
    async signInAgain({ email, password }: Account): Promise<Client> {
      const { body } = await server.client().post('user/sign-in/', { email, password });
      return server.client(body.access);
    },
    /** An order body that is taken as it is, with parts replaced. */
    orderBody: (parts: OrderParts = {}) => ({
      object_name: 'Bright kitchen',
      object_desc: 'A scandinavian kitchen with oak worktops for a family of four.',
      country_code: 'SE',
      links: [{ link: 'https://example.org/kitchens/1', type: 'pinterest' }],
      budget: 18_000,
      ...parts,
    }),
  };
}

/** The same, and what needs a look into the database of a server within this process. */
export function createGiven(server: TestServer) {
  return {
    ...createRemoteGiven(server),
    /** Has an account's address count as confirmed, as the owner's own step will have it. */
    confirmedEmail: ({ email }: Account) =>
      server.withDatabase((db) =>
        db.updateTable('account').set({ emailVerifiedAt: new Date() }).where('email', '=', email).execute(),
      ),
  };
}
