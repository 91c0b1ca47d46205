import { pageErrors } from '../errors/page-errors.ts';
import { projectPhotos } from './file-fields.ts';
import type { FileField } from '../route.ts';

/** Faults that files are refused for. */
export type FileFaultCode = 'too_many_files' | 'file_too_large' | 'invalid_file_type' | 'invalid_image';

const MEGABYTE = 1024 * 1024;

/**
 * What a person reads about files that a field does not take. The words of the catalogue are those of portfolio projects;
 * other fields have limits of their own. `bytesMax` is the limit of the file at fault where it is not that of the field.
 */
export function fileFaultMessage(
  code: FileFaultCode,
  rule: FileField,
  bytesMax: number = rule.maxBytes,
): string {
  if (code === 'too_many_files' && rule !== projectPhotos) {
    const most = rule.maxFiles === 1 ? 'one file' : `up to ${rule.maxFiles} files`;
    return `Maximum file limit reached. You can only upload ${most} at a time. Please remove some files and try again.`;
  }
  if (code === 'file_too_large')
    return `File size exceeds the ${bytesMax / MEGABYTE}MB limit. Please choose a smaller file and try again.`;
  if (code === 'invalid_file_type' && rule.mediaTypes.includes('application/pdf'))
    return 'Invalid file format. Only image files (JPEG, PNG, GIF, WebP, etc.) and PDF files are allowed.';
  return pageErrors[code].message;
}
