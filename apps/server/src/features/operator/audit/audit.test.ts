import { AUDIT_FILE_PATH } from '@tessera/contract/operator/operator-values';
import { API_BASE } from '@tessera/contract/route';
import { createGiven, type OperatorAccount } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hideReview } from '../../../admin/hide-review.ts';
import type { AdminTools } from '../../../admin/command.ts';
import { addOperator, listOperators, removeOperator } from '../../../admin/manage-operators.ts';
import { openOperatorTools } from '../../../admin/operator-tools.ts';
import { readConfig } from '../../../config.ts';
import { createAuditService } from './audit.service.ts';

/** Guarantees that every act is remembered with who did it, and that nobody can make it unremembered. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let operator: OperatorAccount;
beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
  operator = await given.operator();
});
afterAll(() => server.stop());

const NOW = new Date('2026-11-23T12:00:00Z');

const newCustomer = async () => {
  const customer = await given.customer();
  return { ...customer, id: (await customer.get('user/me/')).body.id };
};
const suspend = (id: string, note: string) => operator.post(`operator/account/${id}/suspend/`, { note });
const entries = async (query: { q?: string; limit?: number; offset?: number; action?: 'account.suspend' }) =>
  (await operator.get('operator/audit/', { query })).body;

async function file(query = ''): Promise<{ headers: Headers; text: string }> {
  const response = await fetch(`${server.url}${API_BASE}${AUDIT_FILE_PATH}?${query}`, {
    headers: { authorization: `Bearer ${operator.tokens.access}` },
  });
  return { headers: response.headers, text: await response.text() };
}

/** What a command says. */
async function command(one: typeof addOperator, ...args: string[]): Promise<string[]> {
  return server.withDatabase(async (db) => {
    const said: string[] = [];
    const operatorTools = await openOperatorTools(
      readConfig({ DATA_DIR: server.dataDir }),
      db,
      () => new Date(),
    );
    const tools = { ...operatorTools, by: { command: 'ada' }, db, say: (line: string) => said.push(line) };
    await one.run(args, tools as unknown as AdminTools);
    return said;
  });
}

describe('the audit', () => {
  test('says who did what to whom, when and with which words', async () => {
    const customer = await newCustomer();
    await suspend(customer.id, 'Sent spam');
    const me = (await operator.get('user/me/')).body;
    const [entry] = (await entries({ q: customer.id })).results;
    expect(entry).toMatchObject({
      by: 'operator',
      operator_id: me.id,
      operator: operator.email,
      action: 'account.suspend',
      subject_id: customer.id,
      account_id: customer.id,
      account: customer.email,
      note: 'Sent spam',
    });
    expect(Math.abs(Date.parse(entry!.at) - Date.now())).toBeLessThan(60_000);
  });

  test('is shown a page at a time, latest first, and searched by who, whom and act', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    for (const { id } of [one, other]) await suspend(id, '');
    const page = await entries({ limit: 1, action: 'account.suspend' });
    expect([page.results.length, page.results[0]!.subject_id]).toEqual([1, other.id]);
    expect(page.count).toBeGreaterThan(1);
    expect((await entries({ limit: 1, offset: 1, action: 'account.suspend' })).results[0]!.subject_id).toBe(
      one.id,
    );
    expect((await entries({ q: one.email.slice(3) })).results.map(({ account }) => account)).toEqual([
      one.email,
    ]);
    expect((await entries({ q: operator.email, limit: 500 })).count).toBeGreaterThan(1);
    expect((await entries({ q: '%' })).count).toBe(0);
  });

  test('has no entry of an act that failed, and there is no act without its entry', async () => {
    const customer = await newCustomer();
    const { id } = customer;
    const operatorId = (await operator.get('user/me/')).body.id;
    const failed = server.withDatabase((db) =>
      db.transaction().execute(async (tx) => {
        await createAuditService({ db, clock: () => NOW }).write(
          tx,
          { operatorId },
          { action: 'account.suspend', subjectId: id, accountId: id },
        );
        throw new Error('given up');
      }),
    );
    await expect(failed).rejects.toThrow('given up');
    expect((await entries({ q: id })).count).toBe(0);
    // An operator whose row is gone has no address to be named by: then nothing is done at all.
    const unwritten = server.withDatabase((db) =>
      db
        .transaction()
        .execute((tx) =>
          createAuditService({ db, clock: () => NOW }).write(
            tx,
            { operatorId: '01890000-0000-7000-8000-000000000000' },
            { action: 'account.suspend', subjectId: id },
          ),
        ),
    );
    await expect(unwritten).rejects.toThrow('null value in column "operator"');
  });

  test('keeps an act of an operator who was removed, and forgets the address of an account that was deleted', async () => {
    const former = await given.operator();
    const customer = await newCustomer();
    await former.post(`operator/account/${customer.id}/suspend/`, { note: '' });
    await former.post(`operator/account/${customer.id}/reinstate/`, { note: '' });
    expect(await command(removeOperator, former.email)).toEqual([`${former.email} is no operator any more.`]);
    const again = await given.signInAgain(customer);
    await again.raw('DELETE', 'user/me/', { body: { password: customer.password } });
    const { results } = await entries({ q: customer.id });
    expect(results.map(({ operator: by, account }) => [by, account])).toEqual([
      [former.email, ''],
      [former.email, ''],
    ]);
  });

  test('cannot be changed, deleted or emptied, not even by the owner of the database', async () => {
    const customer = await newCustomer();
    await suspend(customer.id, 'As it was');
    await server.withDatabase(async (db) => {
      for (const statement of [
        sql`update audit_entry set note = 'Nothing happened'`,
        sql`delete from audit_entry`,
        sql`truncate audit_entry`,
        sql`truncate audit_entry cascade`,
      ])
        await expect(statement.execute(db)).rejects.toMatchObject({ code: '42501' });
    });
    expect((await entries({ q: customer.id })).results.map(({ note }) => note)).toEqual(['As it was']);
  });

  test('lets an ordinary role of the database read and add only, even without the trigger', async () => {
    await server.withDatabase(async (db) => {
      const rights = await sql<{ grantee: string; privilege: string }>`
        select coalesce(r.rolname, 'everybody') as grantee, p.privilege_type as privilege
        from pg_class c cross join aclexplode(c.relacl) p left join pg_roles r on r.oid = p.grantee
        where c.oid = 'audit_entry'::regclass order by 1, 2
      `.execute(db);
      const privileges = rights.rows.map(({ privilege }) => privilege);
      expect(privileges).toEqual(expect.arrayContaining(['INSERT', 'SELECT']));
      for (const refused of ['UPDATE', 'DELETE', 'TRUNCATE']) expect(privileges).not.toContain(refused);
      expect(rights.rows.map(({ grantee }) => grantee)).not.toContain('everybody');
    });
  });
});

describe('the export', () => {
  test('is CSV of all entries, in batches, with what the list shows, and is remembered itself', async () => {
    const customer = await newCustomer();
    await server.withDatabase((db) =>
      db.transaction().execute(async (tx) => {
        let ms = 0;
        const audit = createAuditService({ db, clock: () => new Date(NOW.getTime() + ms++) });
        for (let i = 0; i < 1100; i++)
          await audit.write(
            tx,
            { command: 'many' },
            { action: 'photo.show', subjectId: `photo ${i}`, accountId: customer.id },
          );
      }),
    );
    const { headers, text } = await file('q=many');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toContain('attachment');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toBe('at,by,operator_id,operator,action,subject_id,account_id,account,note');
    expect(lines.length).toBe(1101);
    expect(lines.slice(1)).toEqual(lines.slice(1).toSorted().toReversed());
    expect(new Set(lines).size).toBe(1101);
    expect(lines[1]).toBe(
      `2026-11-23T12:00:01.099Z,command,,many,photo.show,photo 1099,${customer.id},${customer.email},`,
    );
    expect((await entries({ limit: 1 })).results[0]).toMatchObject({
      action: 'audit.export',
      operator: operator.email,
    });
  });

  test('holds nothing that a spreadsheet takes for a formula, and keeps quotes and lines within their field', async () => {
    const notes = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'A "quoted"\nline, with a comma'];
    const customer = await newCustomer();
    await server.withDatabase((db) =>
      db.transaction().execute(async (tx) => {
        const audit = createAuditService({ db, clock: () => new Date() });
        for (const note of notes)
          await audit.write(tx, { command: 'eve' }, { action: 'photo.show', subjectId: customer.id, note });
      }),
    );
    const { text } = await file('q=eve');
    const fields = text
      .split(/\r\n(?=\d{4}-)/)
      .slice(1)
      .map((line) => line.slice(line.indexOf(customer.id)));
    expect(fields.length).toBe(notes.length);
    for (const field of fields) expect(field).not.toMatch(/,,,?["]?[=+\-@\t\r]/);
    expect(text).toContain(`'=1+1`);
    expect(text).toContain('"A ""quoted""\nline, with a comma"');
  });
});

describe('the command line', () => {
  test('makes an operator once, with a link that sets a password once and within half an hour', async () => {
    const email = 'ada@example.org';
    const said = await command(addOperator, email);
    expect(said[0]).toBe(`${email} is an operator now.`);
    const tokenOf = (lines: string[]) =>
      new URLSearchParams(new URL(lines.at(-1)!).hash.slice(1)).get('token')!;
    const again = await command(addOperator, email.toUpperCase());
    expect(again[0]).toContain('is an operator already');
    const set = (token: string) =>
      server.client().post('user/reset-password/', { token, password: 'Quiet-Harbour-71' });
    expect((await set(tokenOf(said))).status).toBe(400);
    expect((await set(tokenOf(again))).body).toEqual({ email });
    expect((await set(tokenOf(again))).status).toBe(400);
    expect((await command(listOperators)).join()).toContain(email);
    const { results } = await entries({ q: email });
    expect(results.map(({ by, operator: who, action }) => [by, who, action])).toEqual([
      ['command', 'ada', 'operator.add'],
      ['command', 'ada', 'operator.add'],
    ]);
  });

  test('makes nobody an operator who has another account, and removes only operators', async () => {
    const customer = await newCustomer();
    expect((await command(addOperator, customer.email)).join()).toContain(
      'belongs to a designer or a customer',
    );
    expect((await command(addOperator, 'nobody')).join()).toContain('is no e-mail address');
    expect((await command(removeOperator, customer.email)).join()).toContain('There is no operator');
    expect((await customer.get('user/me/')).body.role).toBe('customer');
  });

  test('that removes an operator ends their sessions at once', async () => {
    const former = await given.operator();
    expect((await former.get('operator/audit/')).status).toBe(200);
    await command(removeOperator, former.email);
    expect((await former.get('operator/audit/')).status).toBe(401);
    const { email, password } = former;
    const code = former.codeAt(new Date(Date.now() + 30_000));
    expect((await server.client().post('user/sign-in/', { email, password, code })).status).toBe(401);
    expect((await entries({ q: former.email })).results.map(({ action }) => action)).toContain(
      'operator.add',
    );
  });

  test('that hides a review there is not writes nothing', async () => {
    const id = '01890000-0000-7000-8000-00000000abcd';
    expect(await command(hideReview, id)).toEqual([`There is no review ${id}.`]);
    expect((await entries({ q: id })).count).toBe(0);
  });
});
