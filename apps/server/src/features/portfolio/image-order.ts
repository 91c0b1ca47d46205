import type { PortfolioProjectBody } from '@tessera/contract/designers/portfolio';
import { PROJECT_PHOTOS_MAX } from '@tessera/contract/fields/file-fields';
import { fieldError, invalidFields } from '../../http/app-error.ts';

type Markers = Pick<PortfolioProjectBody, 'images_ordering' | 'images_ids'>;

/**
 * Whether the markers add up to the files and ids that were sent, none of them twice.
 * @throws AppError too_many_files or images_mismatch
 */
export function checkImageOrder({ images_ordering, images_ids }: Markers, fileCount: number): void {
  if (Math.max(images_ordering.length, fileCount + images_ids.length) > PROJECT_PHOTOS_MAX)
    throw invalidFields([fieldError('images_files', 'too_many_files')]);
  const newCount = images_ordering.filter((marker) => marker === 'new').length;
  const isFitting =
    newCount === fileCount &&
    images_ordering.length - newCount === images_ids.length &&
    new Set(images_ids).size === images_ids.length;
  if (!isFitting) throw imagesMismatch();
}

/**
 * The images of a project in the order the markers give: `new` takes the next new one, `exists` the next id.
 * The markers are checked before; @throws AppError images_mismatch when an id is not among those there
 */
export function orderImages<Existing extends { id: string }, New>(
  { images_ordering, images_ids }: Markers,
  { existing, added }: { existing: readonly Existing[]; added: readonly New[] },
): (Existing | New)[] {
  const byId = new Map(existing.map((image) => [image.id, image]));
  const ids = images_ids.values();
  const news = added.values();
  return images_ordering.map((marker) => {
    const image = marker === 'new' ? news.next().value : byId.get(ids.next().value ?? '');
    if (image === undefined) throw imagesMismatch();
    return image;
  });
}

function imagesMismatch() {
  return invalidFields([fieldError('images_ordering', 'images_mismatch')]);
}
