import { errorCatalogue } from '@tessera/contract/errors/errors';
import type { Photo } from '@tessera/contract/media';
import { expect, test } from 'vitest';
import {
  addFiles,
  refuseFiles,
  refuseUnreadable,
  removePhoto,
  retryFile,
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

test('files of other types and files that are too large are refused with the words of the error catalogue', () => {
  const files = [
    file('a.jpg'),
    file('b.tif', 'image/tiff'),
    file('c.heic', ''),
    file('d.png', 'image/png', 10_485_761),
    file('e.png', 'image/png', 10_485_760),
  ];
  const added = addFiles(none, files, keys());
  expect(names(added)).toEqual(['a.jpg', 'c.heic', 'e.png']);
  expect(added.refused.map(({ file, message, position }) => [file.name, message, position])).toEqual([
    ['b.tif', errorCatalogue.invalid_file_type.message, null],
    ['d.png', errorCatalogue.file_too_large.message, null],
  ]);
  expect(added.fault).toBeNull();
});

test('an eleventh file is refused, and removing one makes room and clears the fault', () => {
  const newKey = keys();
  const files = Array.from({ length: 11 }, (_, index) => file(`${index}.jpg`));
  const full = addFiles(none, files, newKey);
  expect(full.photos).toHaveLength(10);
  expect(full.fault).toBe(errorCatalogue.too_many_files.message);
  const roomy = removePhoto(full, full.photos[4]!.key);
  expect(roomy.fault).toBeNull();
  expect(names(addFiles(roomy, [file('last.jpg')], newKey)).at(-1)).toBe('last.jpg');
});

test('the sent order of photos names stored photos by id and new files by their position', () => {
  const photo = { id: 'stored', url: '/s' } as Photo;
  const [first, second] = addFiles(none, [file('one.jpg'), file('two.jpg')], keys()).photos;
  const mixed = { ...none, photos: [second!, { kind: 'stored' as const, key: 'stored', photo }, first!] };
  const { fields, files } = toImages(mixed);
  expect(fields).toEqual({ images_ordering: ['new', 'exists', 'new'], images_ids: ['stored'] });
  expect(files.map(({ name }) => name)).toEqual(['two.jpg', 'one.jpg']);
});

test('a file that the server refuses is marked and not sent again, and any other fault belongs to the whole form', () => {
  const added = addFiles(none, [file('good.jpg'), file('text.jpg')], keys());
  const { message } = errorCatalogue.invalid_file_type;
  const after = refuseFiles(added, [
    { field: 'images_files.1', code: 'invalid_file_type', message: `${message} (text.jpg)` },
    { field: 'images_files', code: 'too_many_files', message: errorCatalogue.too_many_files.message },
    { field: 'name', code: 'blank', message: errorCatalogue.blank.message },
  ]);
  expect(names(after)).toEqual(['good.jpg']);
  expect(after.refused).toMatchObject([{ key: 'key-2', file: { name: 'text.jpg' }, message, position: 1 }]);
  expect(after.fault).toBe(errorCatalogue.too_many_files.message);
});

test('files with the same name each show their own fault', () => {
  const added = addFiles(none, [file('a.jpg'), file('a.jpg'), file('a.jpg'), file('12".jpg')], keys());
  const { message } = errorCatalogue.invalid_image;
  const faultOf = (index: number, name: string) => ({
    field: `images_files.${index}`,
    code: 'invalid_image' as const,
    message: `${message} (${name})`,
  });
  const after = refuseFiles(added, [faultOf(1, 'a.jpg'), faultOf(3, '12%22.jpg')]);
  expect(after.refused.map(({ key }) => key)).toEqual(['key-2', 'key-4']);
  expect(after.photos.map(({ key }) => key)).toEqual(['key-1', 'key-3']);
  expect(after.fault).toBeNull();
});

test('a refused file that is tried again keeps its place, and the others stay', () => {
  const added = addFiles(
    none,
    ['a.jpg', 'b.jpg', 'c.jpg', 'd.pdf'].map((name) => file(name, '')),
    keys(),
  );
  const { message } = errorCatalogue.invalid_image;
  const faults = ['a.jpg', 'c.jpg'].map((name) => ({
    field: `images_files.${'abcd'.indexOf(name[0]!)}`,
    code: 'invalid_image' as const,
    message: `${message} (${name})`,
  }));
  const refused = refuseFiles(added, faults);
  expect(names(refused)).toEqual(['b.jpg']);
  const one = retryFile(refused, 'key-1');
  expect(names(one)).toEqual(['a.jpg', 'b.jpg']);
  expect(one.refused.map(({ file: { name } }) => name)).toEqual(['d.pdf', 'c.jpg']);
  expect(names(retryFile(one, 'key-3'))).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  // Of a type that is never taken.
  expect(retryFile(one, 'key-4')).toBe(one);

  const more = Array.from({ length: 9 }, (_, index) => file(`${index}.jpg`));
  const full = retryFile(
    addFiles(refused, more, () => crypto.randomUUID()),
    'key-1',
  );
  expect([full.photos.length, full.fault]).toEqual([10, errorCatalogue.too_many_files.message]);
});

test('files that can no longer be read are refused, and the others stay', async () => {
  const gone = file('gone.jpg');
  gone.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob;
  const added = addFiles(none, [file('a.jpg'), gone, file('b.jpg')], keys());
  const after = await refuseUnreadable(added);
  expect(names(after)).toEqual(['a.jpg', 'b.jpg']);
  expect(after.refused).toMatchObject([{ key: 'key-2', position: 1 }]);
});

test('the progress of an upload fills one file after the other', () => {
  expect(sentPercents([100, 300], { sentBytes: 0, totalBytes: 440 })).toEqual([0, 0]);
  expect(sentPercents([100, 300], { sentBytes: 220, totalBytes: 440 })).toEqual([100, 33]);
  expect(sentPercents([100, 300], { sentBytes: 440, totalBytes: 440 })).toEqual([100, 100]);
  expect(sentPercents([], { sentBytes: 10, totalBytes: 10 })).toEqual([]);
});
