import type { Order } from '@tessera/contract/orders';
import { toCountry } from '../geo/geo.service.ts';
import type { OrderRow } from './orders.repo.ts';

/** An order as its customer sees it. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    status: row.status as Order['status'],
    created_at: row.createdAt.toISOString(),
    object_name: row.objectName,
    object_desc: row.objectDesc,
    country: toCountry(row.countryCode),
    links: row.links.map(({ url }) => ({ link: url, type: 'pinterest' })),
    budget: row.budgetUsd,
    photos: [],
    matching_state: row.matchingState as Order['matching_state'],
  };
}
