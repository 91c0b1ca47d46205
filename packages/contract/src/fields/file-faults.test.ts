import { expect, test } from 'vitest';
import { errorCatalogue } from '../errors/errors.ts';
import { fileFaultMessage } from './file-faults.ts';
import {
  deliveryFiles,
  messagePhotos,
  ownPhotoFile,
  PHOTO_BYTES_MAX,
  profilePhoto,
  projectPhotos,
} from './file-fields.ts';

test('a portfolio project refuses files in the words of the catalogue', () => {
  for (const code of ['too_many_files', 'file_too_large', 'invalid_file_type', 'invalid_image'] as const)
    expect(fileFaultMessage(code, projectPhotos)).toBe(errorCatalogue[code].message);
});

test('every other field says how many files it takes', () => {
  const most = (rule: typeof projectPhotos) =>
    /You can only upload (.+) at a time/.exec(fileFaultMessage('too_many_files', rule))?.[1];
  expect([messagePhotos, deliveryFiles, profilePhoto, ownPhotoFile].map(most)).toEqual([
    'up to 5 files',
    'up to 10 files',
    'one file',
    'one file',
  ]);
});

test('a delivery says the limit of the kind of file, and that it takes PDF files', () => {
  expect(fileFaultMessage('file_too_large', deliveryFiles)).toContain('exceeds the 25MB limit');
  expect(fileFaultMessage('file_too_large', deliveryFiles, PHOTO_BYTES_MAX)).toContain(
    'exceeds the 10MB limit',
  );
  expect(fileFaultMessage('invalid_file_type', deliveryFiles)).toContain('and PDF files are allowed');
  expect(fileFaultMessage('invalid_file_type', messagePhotos)).toBe(errorCatalogue.invalid_file_type.message);
});
