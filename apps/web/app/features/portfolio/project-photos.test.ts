import { errorCatalogue } from '@tessera/contract/errors';
import type { Photo } from '@tessera/contract/media';
import { expect, test } from 'vitest';
import {
  addFiles,
  refuseFiles,
  removePhoto,
  sentPercents,
  toImages,
  toProjectPhotos,
  type ProjectPhotos,
} from './project-photos.ts';

const none = toProjectPhotos(null);

function file(name: string, type = 'image/jpeg', sizeBytes = 3): File {
  return new File([new Uint8Array(sizeBytes)], name, { type });
}

function keys(): () => string {
  let count = 0;
  return () => `key-${++count}`;
}

function names({ photos }: ProjectPhotos): string[] {
  return photos.map((photo) => (photo.kind === 'new' ? photo.file.name : photo.photo.id));
}

test('files of other types and files that are too large are refused with the words of the catalogue', () => {
  const files = [
    file('a.jpg'),
    file('b.tif', 'image/tiff'),
    file('c.heic', ''),
    file('d.png', 'image/png', 10_485_761),
    file('e.png', 'image/png', 10_485_760),
  ];
  const added = addFiles(none, files, keys());
  expect(names(added)).toEqual(['a.jpg', 'c.heic', 'e.png']);
  expect(added.refused.map(({ name, message }) => [name, message])).toEqual([
    ['b.tif', errorCatalogue.invalid_file_type.message],
    ['d.png', errorCatalogue.file_too_large.message],
  ]);
  expect(added.fault).toBeNull();
});

test('the eleventh file does not fit; removing one makes room and clears the fault', () => {
  const newKey = keys();
  const files = Array.from({ length: 11 }, (_, index) => file(`${index}.jpg`));
  const full = addFiles(none, files, newKey);
  expect(full.photos).toHaveLength(10);
  expect(full.fault).toBe(errorCatalogue.too_many_files.message);
  const roomy = removePhoto(full, full.photos[4]!.key);
  expect(roomy.fault).toBeNull();
  expect(names(addFiles(roomy, [file('last.jpg')], newKey)).at(-1)).toBe('last.jpg');
});

test('the order names stored photos by id and new files by their turn', () => {
  const photo = { id: 'stored', url: '/s' } as Photo;
  const [first, second] = addFiles(none, [file('one.jpg'), file('two.jpg')], keys()).photos;
  const mixed = { ...none, photos: [second!, { kind: 'stored' as const, key: 'stored', photo }, first!] };
  const { fields, files } = toImages(mixed);
  expect(fields).toEqual({ images_ordering: ['new', 'exists', 'new'], images_ids: ['stored'] });
  expect(files.map(({ name }) => name)).toEqual(['two.jpg', 'one.jpg']);
});

test('a file that the server names is refused and not sent again; other faults are of the whole', () => {
  const added = addFiles(none, [file('good.jpg'), file('text.jpg')], keys());
  const { message } = errorCatalogue.invalid_file_type;
  const after = refuseFiles(added, [
    { field: 'images_files', code: 'invalid_file_type', message: `${message} (text.jpg)` },
    { field: 'images_files', code: 'too_many_files', message: errorCatalogue.too_many_files.message },
    { field: 'name', code: 'blank', message: errorCatalogue.blank.message },
  ]);
  expect(names(after)).toEqual(['good.jpg']);
  expect(after.refused).toEqual([{ key: 'key-2', name: 'text.jpg', message }]);
  expect(after.fault).toBe(errorCatalogue.too_many_files.message);
});

test('files are sent one after the other', () => {
  expect(sentPercents([100, 300], { sentBytes: 0, totalBytes: 440 })).toEqual([0, 0]);
  expect(sentPercents([100, 300], { sentBytes: 220, totalBytes: 440 })).toEqual([100, 33]);
  expect(sentPercents([100, 300], { sentBytes: 440, totalBytes: 440 })).toEqual([100, 100]);
  expect(sentPercents([], { sentBytes: 10, totalBytes: 10 })).toEqual([]);
});
