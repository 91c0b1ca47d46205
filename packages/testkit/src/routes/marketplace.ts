import type { Route } from '@tessera/contract/route';
import { profileForm, projectForm } from '../forms.ts';
import { createGiven, type Account } from '../given.ts';
import { jpeg } from '../pictures.ts';
import type { TestServer } from '../servers/test-server.ts';
import { sql } from 'kysely';

/** A designer and a customer with something of everything, and two others who want to get at it. */
export interface Marketplace {
  owners: Record<'designer' | 'customer', Account>;
  strangers: Record<'designer' | 'customer', Account>;
  /** Somebody who runs the place. */
  operator: Account;
  /** Ids of what belongs to the owners, by what they are the id of. */
  ids: Record<
    | 'designer'
    | 'customer'
    | 'session'
    | 'order'
    | 'project'
    | 'photo'
    | 'preview'
    | 'conversation'
    | 'message',
    string
  >;
  /** Words that the owners wrote and that stand nowhere else, by what they wrote there. */
  words: typeof words;
}

/** Whoever of the owners can make a call: the designer, the operator, or else the customer. */
export function ownerFor(
  { owners, operator }: Pick<Marketplace, 'owners' | 'operator'>,
  { access }: Pick<Route, 'access'>,
): Account {
  if (access === 'operator') return operator;
  return owners[access === 'designer' ? 'designer' : 'customer'];
}

const words = {
  designerName: 'Wordqdesignername',
  designerPhone: '+46 70 111 22 33',
  bio: 'Wordqbio',
  projectName: 'Wordqprojectname',
  projectText: 'Wordqprojecttext',
  customerName: 'Wordqcustomername',
  customerPhone: '+46 70 444 55 66',
  orderName: 'Wordqordername',
  orderText: 'Wordqordertext',
  orderLink: 'wordqorderlink',
  message: 'Wordqmessage',
  contact: 'Wordqcontact',
};

/** Builds it over the API. */
export async function buildMarketplace(server: TestServer): Promise<Marketplace> {
  const given = createGiven(server);
  const [designer, customer] = [await given.designer(), await given.customer()];
  const done = async <Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> => {
    const { status, body } = await call;
    if (status >= 300) throw new Error(`A call of the set-up answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const photo = async () => ({ name: 'photo.jpg', bytes: await jpeg() });

  await done(
    designer.post(
      'designer/profile/',
      profileForm([await photo()], {
        last_name: words.designerName,
        phone: words.designerPhone,
        bio: words.bio,
      }),
    ),
  );
  const project = await done(
    designer.post(
      'designer/project/',
      projectForm([await photo()], {
        name: words.projectName,
        description: `A bright kitchen in oak. ${words.projectText}`,
      }),
    ),
  );
  await done(
    customer.post('customer/profile/', {
      first_name: 'Carl',
      last_name: words.customerName,
      country_code: 'SE',
      phone: words.customerPhone,
    }),
  );
  const link = `https://rooms.example/${words.orderLink}`;
  const order = await done(
    customer.post(
      'customer/order/',
      given.orderBody({
        object_name: words.orderName,
        object_desc: `A bright kitchen in oak. ${words.orderText}`,
        links: [{ link }],
      }),
    ),
  );
  const preview = await done(customer.post('customer/link-preview/', { link }));
  await server.jobsDone();

  const designerId = await idOf(server, designer);
  const conversation = await done(
    customer.post('customer/conversation/', {
      designer_id: designerId,
      order_id: order.id,
      message: words.message,
    }),
  );
  await done(designer.post(`designer/match/${order.id}/apply/`));
  await done(
    customer.put(`customer/order/${order.id}/verdict/${designerId}/`, { verdict: 'more_like_this' }),
  );
  await done(customer.post('contact-message/', { subject: words.contact, message: words.contact }));

  const strangers = { designer: await given.designer(), customer: await given.customer() };
  await done(
    strangers.designer.post('designer/profile/', profileForm([await photo()], { last_name: 'Strand' })),
  );
  await done(strangers.designer.post('designer/project/', projectForm([await photo()])));
  await done(
    strangers.customer.post('customer/profile/', {
      first_name: 'Stig',
      last_name: 'Strand',
      country_code: 'SE',
    }),
  );
  await done(strangers.customer.post('customer/order/', given.orderBody({ links: [] })));
  await server.jobsDone();

  return {
    owners: { designer, customer },
    strangers,
    operator: await given.operator(),
    ids: {
      designer: designerId,
      customer: await idOf(server, customer),
      session: (await customer.get('user/session/')).body.results[0]!.id,
      order: order.id,
      project: project.id,
      photo: project.images[0]!.id,
      preview: preview.id,
      conversation: conversation.id,
      message: conversation.messages[0]!.message_id,
    },
    words,
  };
}

/** The id of an account, which no call tells it. */
export function idOf(server: TestServer, { email }: Pick<Account, 'email'>): Promise<string> {
  return server.withDatabase(async (db) => {
    const account = db.selectFrom('account').select('id').where('email', '=', email);
    return (await account.executeTakeFirstOrThrow()).id;
  });
}

/** Every row of every table of the product, as text, by table. */
export function readRows(server: TestServer): Promise<Record<string, string[]>> {
  return server.withDatabase(async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
    `.execute(db);
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(it)::text as row from ${sql.table(name)} as it
      `.execute(db);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}
