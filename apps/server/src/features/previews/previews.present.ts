import type { LinkPreview } from '@tessera/contract/orders/previews';
import { toPhoto } from '../media/media.present.ts';
import type { PhotoRow } from '../media/photo.columns.ts';

/** What is needed of a preview's row to show it. */
export interface PreviewRow {
  id: string;
  state: string;
  title: string | null;
  site: string;
  photo: PhotoRow | null;
}

/** What a link shows; `origin` is where people reach the product. */
export function toLinkPreview(row: PreviewRow, origin: string): LinkPreview {
  return {
    id: row.id,
    state: row.state as LinkPreview['state'],
    title: row.title,
    site: row.site,
    photo: row.photo && toPhoto(row.id, row.photo, origin),
  };
}
