import { randomUUID } from 'node:crypto';
import type { ReportKind } from '@tessera/contract/talk/reports';
import type { createDeals, DealCustomer, DealDesigner } from '@tessera/testkit/deal';
import type { Account } from '@tessera/testkit/given';
import { expect } from 'vitest';

/** What tests of reports share: things to report, and what an operator sees of the reports and does with them. */
export function createReportsGiven(deals: ReturnType<typeof createDeals>, operator: Account) {
  const list = async (query = {}) => (await operator.get('operator/report/', { query })).body;
  const find = async (id: string, state: 'open' | 'closed' = 'open') =>
    (await list({ state, limit: 500 })).results.find((report) => report.id === id)!;
  const act = (id: string, action: 'dismiss' | 'hide' | 'suspend', note = '') =>
    operator.post(`operator/report/${id}/${action}/`, { note });

  async function report(who: Account, kind: ReportKind, id: string, text = 'Please look'): Promise<string> {
    const { status, body } = await who.post('user/report/', { kind, id, reason: 'abuse', text });
    expect(status).toBe(201);
    return body.id;
  }

  /** A designer and a customer who write to each other about an order. */
  async function talk() {
    const designer = await deals.poolDesigner('Zeynep', 'Aydin');
    const owner = await deals.orderAt('active', designer);
    const { body } = await owner.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: owner.orderId,
    });
    const path = `conversation/${body.id}/message/`;
    const say = async (who: 'customer' | 'designer', message: string): Promise<string> => {
      const message_id = randomUUID();
      const sender = who === 'customer' ? owner : designer;
      const reply = await sender.raw('POST', `${who}/${path}`, { body: { message_id, message } });
      expect(reply.status).toBe(201);
      return message_id;
    };
    const texts = async (who: 'customer' | 'designer'): Promise<string[]> => {
      const reader = who === 'customer' ? owner : designer;
      const { results } = (await reader.raw('GET', `${who}/${path}`)).body as unknown as {
        results: { message: string }[];
      };
      return results.map(({ message }) => message);
    };
    return { designer, owner, say, texts, path };
  }

  /** A completed order of an owner who has reviewed it badly. */
  async function reviewed(): Promise<{ designer: DealDesigner; owner: DealCustomer; reviewId: string }> {
    const designer = await deals.poolDesigner();
    const owner = await deals.orderAt('completed', designer);
    const { body } = await owner.post(`customer/order/${owner.orderId}/review/`, { stars: 1, text: 'Bad' });
    return { designer, owner, reviewId: body.id };
  }

  return { list, find, act, report, talk, reviewed };
}
