import type { z } from 'zod';
import type { FormFault } from './form.ts';

/**
 * Checks a body with a schema of the contract; a missing or blank field reads "<label> is required", every other fault in the
 * contract's words. Schemas are loaded here, so that a form can be read before they are there. Where they cannot be loaded,
 * nothing is found: the server checks the same, and its faults are shown at the same fields.
 */
export async function contractFaults(
  loadSchema: () => Promise<z.ZodType>,
  body: unknown,
  labels: Record<string, string>,
): Promise<FormFault[]> {
  const loaded = await Promise.all([loadSchema(), import('@tessera/contract/errors/faults')]).catch(
    () => null,
  );
  if (loaded === null) return [];
  const [schema, { toFieldErrors }] = loaded;
  const parsed = schema.safeParse(body);
  if (parsed.success) return [];
  return toFieldErrors(parsed.error).map(({ field, code, message }) => {
    const label = labels[field.replace(/\d+/g, '*')];
    const isMissing = code === 'required' || code === 'blank';
    return { field, message: isMissing && label !== undefined ? `${label} is required` : message };
  });
}
