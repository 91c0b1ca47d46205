import type { Tokens } from '@tessera/contract/account/auth';
import type { orderBody } from '@tessera/contract/orders/orders';
import type { Given } from '@tessera/contract/route';
import type { Client } from './client.ts';
import { addOperator } from './operators.ts';
import { createCodeApp } from './one-time-codes.ts';
import type { TestServer } from './servers/test-server.ts';

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

/** An operator with a one-time-code app. */
export interface OperatorAccount extends Account {
  /** What the app shows at a moment. */
  codeAt(moment?: Date): string;
}

/** The same, and what needs a look into the database of a server within this process. */
export function createGiven(server: TestServer) {
  const remote = createRemoteGiven(server);
  const newOperator = async (now: Date = new Date()): Promise<Account> => {
    const email = `operator-${process.pid}-${++lastNumber}@example.org`;
    const url = await addOperator(server, email, now);
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token')!;
    await server.client().post('user/reset-password/', { token, password: GOOD_PASSWORD });
    const { status, body } = await server.client().post('user/sign-in/', { email, password: GOOD_PASSWORD });
    if (status !== 200) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(body)}`);
    return { ...server.client(body.access), email, password: GOOD_PASSWORD, tokens: body };
  };
  return {
    ...remote,
    /** An operator who has set a password and signed in, and still has to set up a second factor. */
    newOperator,
    /** An operator with a second factor, at the server's moment `now`. */
    async operator(now: Date = new Date()): Promise<OperatorAccount> {
      const account = await newOperator(now);
      const { codeAt } = createCodeApp((await account.post('user/totp/options/')).body.secret);
      const { status, body } = await account.post('user/totp/', { code: codeAt(now) });
      if (status !== 200) throw new Error(`The code was answered ${status}: ${JSON.stringify(body)}`);
      return { ...account, codeAt };
    },
    /** Has an account's address count as confirmed, as the owner's own step will have it. */
    confirmedEmail: ({ email }: Account) =>
      server.withDatabase((db) =>
        db.updateTable('account').set({ emailVerifiedAt: new Date() }).where('email', '=', email).execute(),
      ),
  };
}
