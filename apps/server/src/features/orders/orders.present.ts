import type { Photo } from '@tessera/contract/media';
import type { Order } from '@tessera/contract/orders/orders';
import type { OwnPhoto } from '@tessera/contract/orders/own-photos';
import type { Review } from '@tessera/contract/deal/reviews';
import { pairOf } from '@tessera/contract/orders/style-quiz';
import type { BriefReading, SetReading } from '@tessera/matching/reading/brief-reading';
import type { Progress } from '../engagements/progress.present.ts';
import { toCountry } from '../geo/geo.present.ts';
import { toPhoto } from '../media/media.present.ts';
import { toLinkPreview } from '../previews/previews.present.ts';
import type { Versioned } from '../../http/repeats/entity-tag.ts';
import { toOrderReading } from './order-reading.present.ts';
import type { OrderRow } from './orders.repo.ts';

/**
 * An order as its customer sees it. `review` is that of the order, as far as the reader may see it, and `origin` is where people reach
 * the product.
 */
export function toOrder(
  row: OrderRow,
  progress: Progress,
  review: Review | null,
  origin: string,
): Versioned<Order> {
  const previews = row.links.map((link) => toLinkPreview(link, origin));
  const ownPhotos = row.ownPhotos.map(({ id, use, ...photo }): OwnPhoto => ({
    id,
    use: use as OwnPhoto['use'],
    photo: toPhoto(id, photo, origin),
  }));
  // The quiz may have had other pairs when the order was saved.
  const picks = row.stylePicks.filter((pick) => pairOf(pick) !== undefined);
  const liked = ownPhotos.filter(({ use }) => use === 'liked').map(({ photo }) => photo);
  return {
    id: row.id,
    status: row.status as Order['status'],
    created_at: row.createdAt.toISOString(),
    object_name: row.objectName,
    object_desc: row.objectDesc,
    country: toCountry(row.countryCode),
    links: row.links.map(({ url }, i) => ({ link: url, type: 'pinterest', preview: previews[i]! })),
    budget: row.budgetUsd,
    photos: eachOnce([...previews.flatMap(({ photo }) => photo ?? []), ...liked]),
    own_photos: ownPhotos,
    style_picks: picks,
    edit_version: row.editVersion,
    reading: toOrderReading(row.read as BriefReading | null, picks, row.setReading as SetReading | null),
    matching_state: row.matchingState ?? 'pending',
    ...progress,
    // The words of a review stand in it alone: they may change, and be hidden.
    timeline: progress.timeline.map((entry) =>
      entry.kind === 'reviewed' ? { ...entry, text: review?.text ?? '' } : entry,
    ),
    review,
  };
}

/** Two links may show the same picture, and a photo may be uploaded twice. */
function eachOnce(photos: readonly Photo[]): Photo[] {
  return [...new Map(photos.map((photo) => [photo.url, photo])).values()];
}
