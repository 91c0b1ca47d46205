import type { Application, OwnApplication } from '@tessera/contract/deal/applications';
import type { MatchedDesigner } from '@tessera/contract/matching';
import { nameOrFormer } from '../auth/former-accounts.service.ts';
import { toCountry } from '../geo/geo.present.ts';
import { toShownPhoto } from '../media/media.present.ts';
import type { ApplicationRow } from './applications.repo.ts';

/** An application as the designer sees it; `origin` is where people reach the product. */
export function toOwnApplication(row: ApplicationRow, origin: string): OwnApplication {
  return {
    ...toShared(row),
    customer_first_name: nameOrFormer('customer', row.customerId, row.customerFirstName ?? ''),
    order_photo: row.orderPhoto && toShownPhoto(row.orderPhoto, origin),
  };
}

/** An application as the customer sees it, without a portrait that is held back; `origin` is where people reach the product. */
export function toApplication(
  row: ApplicationRow,
  match: MatchedDesigner | undefined,
  origin: string,
): Application {
  const portrait = toShownPhoto(row, origin);
  return {
    ...toShared(row),
    name: nameOf(row),
    location: row.countryCode === null ? '' : toCountry(row.countryCode).name_en,
    avatar: portrait?.url ?? null,
    avatar_photo: portrait,
    match: match ?? null,
  };
}

/** The name of the designer, as others read it. */
export function nameOf({ firstName, lastName }: Pick<ApplicationRow, 'firstName' | 'lastName'>): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}

function toShared(row: ApplicationRow) {
  return {
    order_id: row.orderId,
    designer_id: row.designerId,
    order_name: row.orderName,
    order_status: row.orderStatus as OwnApplication['order_status'],
    status: row.status as OwnApplication['status'],
    note: row.note,
    price_from_usd: row.priceFromUsd,
    price_to_usd: row.priceToUsd,
    applied_at: row.createdAt.toISOString(),
    status_at: row.statusAt.toISOString(),
    reason: row.reason as OwnApplication['reason'],
    reason_text: row.reasonText,
    conversation_id: row.conversationId,
  };
}
