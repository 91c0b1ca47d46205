import { errorCatalogue, type FieldError } from '@tessera/contract/errors';
import { projectPhotos, type Photo } from '@tessera/contract/media';
import type { PortfolioProject, PortfolioProjectBody } from '@tessera/contract/portfolio';

/** A photo of the form: one that is stored, or a file that is sent with the next save. `key` names it in the page. */
export type ProjectPhoto =
  { kind: 'stored'; key: string; photo: Photo } | { kind: 'new'; key: string; file: File };

/** A file that was refused, and why. It is not sent; it is shown until it is removed. */
export interface RefusedFile {
  key: string;
  name: string;
  message: string;
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
      next.refused.push({ key: newKey(), name: file.name, message: errorCatalogue[code].message });
    } else if (next.photos.length >= projectPhotos.maxFiles) {
      next.fault = errorCatalogue.too_many_files.message;
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
    files: photos.flatMap((photo) => (photo.kind === 'new' ? [photo.file] : [])),
  };
}

/** Marks the files that the server named in its faults as refused; a fault that names none is of the whole. */
export function refuseFiles(current: ProjectPhotos, errors: readonly FieldError[]): ProjectPhotos {
  let next: ProjectPhotos = { ...current, fault: null };
  for (const { field, message } of errors) {
    if (!field.startsWith('images_')) continue;
    const named = next.photos.find(
      (photo) => photo.kind === 'new' && message.endsWith(` (${photo.file.name})`),
    );
    if (named?.kind === 'new') {
      const { key, file } = named;
      const refusal = { key, name: file.name, message: message.slice(0, -` (${file.name})`.length) };
      next = {
        photos: next.photos.filter((photo) => photo !== named),
        refused: [...next.refused, refusal],
        fault: next.fault,
      };
    } else {
      next = { ...next, fault: message };
    }
  }
  return next;
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
