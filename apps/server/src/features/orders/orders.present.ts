import type { Photo } from '@tessera/contract/media';
import type { Order } from '@tessera/contract/orders';
import { toCountry } from '../geo/geo.service.ts';
import { toLinkPreview } from '../previews/previews.present.ts';
import type { OrderRow } from './orders.repo.ts';

/** An order as its customer sees it; `origin` is where people reach the product. */
export function toOrder(row: OrderRow, origin: string): Order {
  const previews = row.links.map((link) => toLinkPreview(link, origin));
  return {
    id: row.id,
    status: row.status as Order['status'],
    created_at: row.createdAt.toISOString(),
    object_name: row.objectName,
    object_desc: row.objectDesc,
    country: toCountry(row.countryCode),
    links: row.links.map(({ url }, i) => ({ link: url, type: 'pinterest', preview: previews[i]! })),
    budget: row.budgetUsd,
    photos: eachOnce(previews.flatMap(({ photo }) => photo ?? [])),
    matching_state: row.matchingState as Order['matching_state'],
  };
}

/** Two links may show the same picture. */
function eachOnce(photos: readonly Photo[]): Photo[] {
  return [...new Map(photos.map((photo) => [photo.url, photo])).values()];
}
