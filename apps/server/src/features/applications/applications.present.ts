import type { Application } from '@tessera/contract/applications';
import { photoUrl } from '../media/media.present.ts';
import type { ApplicationRow } from './applications.repo.ts';

/** An application as the customer sees it; `origin` is where people reach the product. */
export function toApplication(row: ApplicationRow, origin: string): Application {
  return {
    order_id: row.orderId,
    designer_id: row.designerId,
    name: `${row.firstName} ${row.lastName}`,
    avatar: photoUrl(row, origin),
    applied_at: row.createdAt.toISOString(),
  };
}
