import { API_BASE } from '@tessera/contract/route';
import {
  DELIVERED_FILES_PATH,
  type DeliveredFile,
  type Delivery,
  type Engagement,
  type TimelineEntry,
} from '@tessera/contract/deal/progress';
import { nameOrFormer } from '../auth/former-accounts.service.ts';
import { toPhoto } from '../media/media.present.ts';
import { isWithheld, type PhotoRow } from '../media/photo.columns.ts';
import type { ProgressRow } from './progress.repo.ts';

/** What became of an order. Its customer is shown all of it; a designer, what is about nobody else. */
export interface Progress {
  engagement: Engagement | null;
  applications_count: number;
  unread_count: number;
  timeline: (TimelineEntry & { designerId: string | null })[];
  deliveries: Delivery[];
}

/** `origin` is where people reach the product. */
export function toProgress(row: ProgressRow, origin: string): Progress {
  return {
    engagement: row.engagement && toEngagement(row.engagement),
    applications_count: row.applicationsCount ?? 0,
    unread_count: row.unreadCount ?? 0,
    timeline: [
      { at: row.createdAt.toISOString(), kind: 'created', by: 'customer', text: '', designerId: null },
      ...row.events.map(({ kind, by, body, designerId, createdAt }) => ({
        at: toTime(createdAt),
        kind: kind as TimelineEntry['kind'],
        by: by as TimelineEntry['by'],
        text: body,
        designerId,
      })),
    ],
    deliveries: row.deliveries.map(({ id, message, createdAt, files }) => ({
      id,
      at: toTime(createdAt),
      message,
      files: files.map((file) => toDeliveredFile(file, origin)),
    })),
  };
}

function toEngagement(row: NonNullable<ProgressRow['engagement']>): Engagement {
  const time = (value: string | null) => value && toTime(value);
  return {
    designer_id: row.designerId,
    designer_name: nameOrFormer(
      'designer',
      row.designerId,
      `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
    ),
    accepted_at: toTime(row.acceptedAt),
    delivered_at: time(row.deliveredAt),
    completed_at: time(row.completedAt),
    cancelled_at: time(row.cancelledAt),
    cancelled_by: row.cancelledBy as Engagement['cancelled_by'],
    reason: row.reason,
    price_from_usd: row.priceFromUsd,
    price_to_usd: row.priceToUsd,
  };
}

/** The sizes of a photo are at guarded addresses too: the public ones of its content are not told. */
function toDeliveredFile(
  file: { id: string; name: string; mediaType: string; photo: PhotoRow | null },
  origin: string,
): DeliveredFile {
  const url = `${origin}${API_BASE}${DELIVERED_FILES_PATH}${file.id}/`;
  const shared = { id: file.id, name: file.name, type: file.mediaType, url };
  if (file.photo === null) return shared;
  const photo = toPhoto(file.id, file.photo, origin);
  const guarded = <Variant extends { url: string }>(variant: Variant) => ({
    ...variant,
    url: `${url}${variant.url.slice(variant.url.lastIndexOf('/') + 1)}`,
  });
  return {
    ...shared,
    photo: {
      ...guarded(photo),
      variants: isWithheld(file.photo.review) ? [] : photo.variants.map(guarded),
      moving: photo.moving && guarded(photo.moving),
    },
  };
}

/** A time within JSON of the database is a text. */
function toTime(value: Date | string): string {
  return new Date(value).toISOString();
}
