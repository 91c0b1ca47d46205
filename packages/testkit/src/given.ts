import type { Tokens } from '@tessera/contract/auth';
import type { Client, TestServer } from './test-server.ts';

/** An account with a session, for tests. */
export interface Account extends Client {
  email: string;
  password: string;
  tokens: Tokens;
}

/** A password that every rule takes. */
export const GOOD_PASSWORD = 'Quiet-Harbour-71';

let lastNumber = 0;

/** Builders of what a test needs to be there; each builds its own, so tests share nothing. */
export function createGiven(server: TestServer) {
  const account = async (role: 'designer' | 'customer'): Promise<Account> => {
    const email = `${role}-${process.pid}-${++lastNumber}@example.org`;
    const { status, body } = await server
      .client()
      .post<Tokens>(`${role}/sign-up/`, { email, password: GOOD_PASSWORD });
    if (status !== 201) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
    return { ...server.client(body.access), email, password: GOOD_PASSWORD, tokens: body };
  };
  return {
    /** A designer who has just signed up. */
    designer: () => account('designer'),
    /** A customer who has just signed up. */
    customer: () => account('customer'),
    /** An order body that is taken as it is, with parts replaced. */
    orderBody: (parts: Record<string, unknown> = {}) => ({
      object_name: 'Bright kitchen',
      object_desc: 'A scandinavian kitchen with oak worktops for a family of four.',
      country_code: 'SE',
      links: [{ link: 'https://example.org/kitchens/1', type: 'pinterest' }],
      budget: 18_000,
      ...parts,
    }),
  };
}
