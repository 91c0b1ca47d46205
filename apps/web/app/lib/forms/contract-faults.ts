import { toFieldErrors } from '@tessera/contract/faults';
import type { z } from 'zod';
import type { FormFault } from './form.ts';

/**
 * Checks a body with a contract schema; a missing or blank field reads "<label> is required",
 * every other fault in the contract's words.
 */
export function contractFaults(
  schema: z.ZodType,
  body: unknown,
  labels: Record<string, string>,
): FormFault[] {
  const parsed = schema.safeParse(body);
  if (parsed.success) return [];
  return toFieldErrors(parsed.error).map(({ field, code, message }) => {
    const label = labels[field.replace(/\d+/g, '*')];
    const isMissing = code === 'required' || code === 'blank';
    return { field, message: isMissing && label !== undefined ? `${label} is required` : message };
  });
}
