import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

/** A server without a product: Fastify and the driver, each call one statement with a name. */
export interface Floor {
  /** Where its calls are: `list` and `one` read orders of one customer, `create` adds one for another. */
  url: string;
  close(): Promise<void>;
}

/** How many connections it has: as many as the product by default. */
const POOL_MAX = 10;

const COLUMNS = 'id, status, object_name, object_desc, country_code, budget_usd, edit_version, created_at';

/**
 * Answers from the tables of the product as little as can be answered: no session, no rules, one statement a call. What the
 * product adds to it is what the product costs.
 */
export async function openFloor(
  connection: pg.PoolConfig,
  customers: { reader: string; writer: string },
): Promise<Floor> {
  const pool = new pg.Pool({ ...connection, max: POOL_MAX });
  const app = Fastify();
  app.get('/list', async () => {
    const text = `select ${COLUMNS} from customer_order where customer_id = $1 order by id desc limit 20`;
    const { rows } = await pool.query({ name: 'list', text, values: [customers.reader] });
    return { results: rows };
  });
  app.get<{ Params: { id: string } }>('/one/:id', async ({ params }) => {
    const text = `select ${COLUMNS} from customer_order where customer_id = $1 and id = $2`;
    const { rows } = await pool.query({ name: 'one', text, values: [customers.reader, params.id] });
    return rows[0] as object;
  });
  app.post<{ Body: { object_name: string; object_desc: string; country_code: string } }>(
    '/create',
    async ({ body }, reply) => {
      const text = `insert into customer_order (id, customer_id, object_name, object_desc, country_code)
        values ($1, $2, $3, $4, $5) returning ${COLUMNS}`;
      const values = [randomUUID(), customers.writer, body.object_name, body.object_desc, body.country_code];
      const { rows } = await pool.query({ name: 'create', text, values });
      return reply.code(201).send(rows[0]);
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async close() {
      await app.close();
      await pool.end();
    },
  };
}
