import type { FieldError } from '@tessera/contract/errors/errors';
import { pageErrors } from '@tessera/contract/errors/page-errors';
import type { Photo } from '@tessera/contract/media';
import { projectPhotos } from '@tessera/contract/fields/file-fields';
import type { PortfolioProject, PortfolioProjectBody } from '@tessera/contract/designers/portfolio';

/** A photo of the form: one that is stored, or a file that is sent with the next save. `key` names it in the page. */
export type ProjectPhoto =
  { kind: 'stored'; key: string; photo: Photo } | { kind: 'new'; key: string; file: File };

/** A file that was refused, and why. It is not sent; it is shown until it is removed or tried again. */
export interface RefusedFile {
  key: string;
  file: File;
  message: string;
  /** Where it stood among the photos, from 0; null for what can never be sent. */
  position: number | null;
}

/** The photos of the form in their order, the files that were refused, and what is wrong with them as a whole. */
export interface ProjectPhotos {
  photos: readonly ProjectPhoto[];
  refused: readonly RefusedFile[];
  fault: string | null;
}

/** The photos a project has. */
export function toProjectPhotos(project: PortfolioProject | null): ProjectPhotos {
  const photos = (project?.images ?? []).map((photo) => ({ kind: 'stored' as const, key: photo.id, photo }));
  return { photos, refused: [], fault: null };
}

/** Whether the photos are those of the project, in its order. */
export function hasSamePhotos({ photos }: ProjectPhotos, project: PortfolioProject | null): boolean {
  const stored = toProjectPhotos(project).photos;
  return photos.length === stored.length && photos.every(({ key }, index) => key === stored[index]?.key);
}

/** Adds files at the end, as many as there is room for; those of the wrong type or too large are refused. */
export function addFiles(
  { photos, refused }: ProjectPhotos,
  files: readonly File[],
  newKey: () => string,
): ProjectPhotos {
  const next = { photos: [...photos], refused: [...refused], fault: null as string | null };
  for (const file of files) {
    const code = faultOf(file);
    if (code !== null) {
      next.refused.push({ key: newKey(), file, message: pageErrors[code].message, position: null });
    } else if (next.photos.length >= projectPhotos.maxFiles) {
      next.fault = pageErrors.too_many_files.message;
    } else {
      next.photos.push({ kind: 'new', key: newKey(), file });
    }
  }
  return next;
}

/** Takes a photo or a refused file away. */
export function removePhoto({ photos, refused }: ProjectPhotos, key: string): ProjectPhotos {
  return {
    photos: photos.filter((photo) => photo.key !== key),
    refused: refused.filter((file) => file.key !== key),
    fault: null,
  };
}

/** Puts a refused file back where it stood, to be sent with the next save; the others stay as they are. */
export function retryFile(current: ProjectPhotos, key: string): ProjectPhotos {
  const { photos, refused } = current;
  const retried = refused.find((file) => file.key === key);
  if (retried === undefined || retried.position === null) return current;
  if (photos.length >= projectPhotos.maxFiles)
    return { ...current, fault: pageErrors.too_many_files.message };
  return {
    photos: photos.toSpliced(retried.position, 0, { kind: 'new', key, file: retried.file }),
    refused: refused.filter((file) => file !== retried),
    fault: null,
  };
}

/** The files to send and the fields that put them and the stored photos in order. */
export function toImages({ photos }: ProjectPhotos): {
  fields: Pick<PortfolioProjectBody, 'images_ordering' | 'images_ids'>;
  files: File[];
} {
  return {
    fields: {
      images_ordering: photos.map(({ kind }) => (kind === 'new' ? 'new' : 'exists')),
      images_ids: photos.flatMap((photo) => (photo.kind === 'stored' ? [photo.photo.id] : [])),
    },
    files: photos.flatMap((photo) => (photo.kind === 'stored' ? [] : [photo.file])),
  };
}

/** Marks the files as refused that the server named by their place among those sent; any other fault is of the whole. */
export function refuseFiles(current: ProjectPhotos, errors: readonly FieldError[]): ProjectPhotos {
  const sent = current.photos.filter(({ kind }) => kind === 'new');
  const refusals = new Map<string, string>();
  let fault: string | null = null;
  for (const { field, code, message } of errors) {
    if (!field.startsWith('images_')) continue;
    const refused = sent[Number(/^images_files\.(\d+)$/.exec(field)?.[1])];
    if (refused === undefined) fault = message;
    // The server names the file as well, which stands beside it here.
    else
      refusals.set(
        refused.key,
        code in pageErrors ? pageErrors[code as keyof typeof pageErrors].message : message,
      );
  }
  return refuse({ ...current, fault }, refusals);
}

/** Marks the files as refused that have been changed or removed since they were chosen: with them nothing can be sent. */
export async function refuseUnreadable(current: ProjectPhotos): Promise<ProjectPhotos> {
  const refusals = new Map<string, string>();
  for (const photo of current.photos) {
    if (photo.kind === 'new' && !(await isReadable(photo.file)))
      refusals.set(photo.key, 'This file has been changed or moved since it was chosen.');
  }
  return refuse(current, refusals);
}

function refuse(current: ProjectPhotos, messages: ReadonlyMap<string, string>): ProjectPhotos {
  const refused = current.photos.flatMap((photo, position) => {
    const message = messages.get(photo.key);
    return photo.kind === 'stored' || message === undefined
      ? []
      : [{ key: photo.key, file: photo.file, message, position }];
  });
  return {
    photos: current.photos.filter(({ key }) => !messages.has(key)),
    refused: [...current.refused, ...refused],
    fault: current.fault,
  };
}

function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/**
 * How much of each file has been sent, in percent, when `sentBytes` of `totalBytes` have.
 * Files leave one after the other; what the form needs besides them is spread over all of them.
 */
export function sentPercents(
  sizesBytes: readonly number[],
  { sentBytes, totalBytes }: { sentBytes: number; totalBytes: number },
): number[] {
  const filesBytes = sizesBytes.reduce((sum, size) => sum + size, 0);
  const sentFilesBytes = totalBytes === 0 ? 0 : (sentBytes / totalBytes) * filesBytes;
  let before = 0;
  return sizesBytes.map((size) => {
    const share = size === 0 ? 1 : (sentFilesBytes - before) / size;
    before += size;
    return Math.floor(Math.min(Math.max(share, 0), 1) * 100);
  });
}

/** What the file picker offers. */
export const acceptedFiles = [...projectPhotos.mediaTypes, '.heic', '.heif'].join(',');

const fileExtensions = new Set([
  ...projectPhotos.mediaTypes.map((type) => type.replace('image/', '')),
  'jpg',
]);

/** Browsers do not know the type of every picture (HEIC), so its name may vouch for it; the server reads the content. */
function faultOf(file: File): 'invalid_file_type' | 'file_too_large' | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!projectPhotos.mediaTypes.includes(file.type) && !fileExtensions.has(extension))
    return 'invalid_file_type';
  return file.size > projectPhotos.maxBytes ? 'file_too_large' : null;
}
