import type { z } from 'zod';
import { errorCatalogue, type ErrorCode, type FieldError } from './errors.ts';

/**
 * Turns what zod found wrong into the faults of the API: one per field, in the order of the schema.
 * The server answers with them and the forms show them, so both use the same codes and words.
 */
export function toFieldErrors(error: z.core.$ZodError): FieldError[] {
  const faults = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (faults.has(field)) continue;
    const code = toCode(issue);
    faults.set(field, { field, code, message: errorCatalogue[code].message });
  }
  return [...faults.values()];
}

function toCode(issue: z.core.$ZodIssue): ErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
    case 'too_small':
      return issue.origin === 'string' ? 'blank' : 'min_value';
    case 'too_big':
      if (issue.origin === 'string') return 'max_length';
      return issue.origin === 'array' ? 'max_items' : 'max_value';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'invalid_choice';
    case 'custom': {
      const code: unknown = issue.params?.['code'];
      return typeof code === 'string' && code in errorCatalogue ? (code as ErrorCode) : 'invalid';
    }
    default:
      return 'invalid';
  }
}
