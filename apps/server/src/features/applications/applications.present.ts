import type { Application } from '@tessera/contract/applications';
import { toPhoto } from '../media/media.present.ts';
import { isWithheld } from '../media/review.service.ts';
import type { ApplicationRow } from './applications.repo.ts';

/** An application as the customer sees it, without a portrait that is held back; `origin` is where people reach the product. */
export function toApplication(row: ApplicationRow, origin: string): Application {
  const portrait = isWithheld(row.review) ? null : toPhoto(row.photoId, row, origin);
  return {
    order_id: row.orderId,
    designer_id: row.designerId,
    name: `${row.firstName} ${row.lastName}`,
    avatar: portrait?.url ?? null,
    avatar_photo: portrait,
    applied_at: row.createdAt.toISOString(),
  };
}
