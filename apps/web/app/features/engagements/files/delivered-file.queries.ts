import { queryOptions } from '@tanstack/react-query';
import type { DeliveredFile } from '@tessera/contract/deal/progress';
import { fetchFile, toDataUrl } from '../../../lib/api/files.ts';
import { saveAs } from '../../../lib/browser/save-file.ts';

/** Wide enough for the full screen of most people; what is saved has the largest size. */
const SHOWN_WIDTH = 1280;

/** The picture of a delivered photo as a data address, fetched with the access token, which an image cannot carry. */
export const deliveredPhotoQuery = (photo: NonNullable<DeliveredFile['photo']>) => {
  const path = new URL(addressOf(photo), window.location.href).pathname;
  return queryOptions({
    queryKey: ['delivered-photo', path],
    queryFn: async ({ signal }) => toDataUrl(await fetchFile(path, signal)),
    enabled: photo.review === 'shown',
    // What is at an address never changes.
    staleTime: Infinity,
  });
};

/** Fetches a delivered file and has the browser save it under its name. */
export async function saveDeliveredFile({ name, url }: DeliveredFile): Promise<void> {
  const content = await fetchFile(new URL(url, window.location.href).pathname);
  saveAs(content, nameFor(name, content.type));
}

/** The smallest size that is large enough, or the largest there is, of the formats in the order of their size. */
function addressOf({ url, variants }: NonNullable<DeliveredFile['photo']>): string {
  const largest = Math.max(0, ...variants.map(({ width }) => width));
  const wanted = Math.min(largest, SHOWN_WIDTH);
  const fitting = variants.filter(({ width }) => width >= wanted).sort((a, b) => a.width - b.width);
  const smallest = fitting.filter(({ width }) => width === fitting[0]?.width);
  return (smallest.find(({ media_type: type }) => type === 'image/webp') ?? smallest[0])?.url ?? url;
}

/** A photo is handed out in another format than it may have been sent in. */
function nameFor(name: string, mediaType: string): string {
  const ending = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/avif': 'avif' }[mediaType];
  return ending === undefined ? name : `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${ending}`;
}
