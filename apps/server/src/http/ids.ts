import { id } from '@tessera/contract/fields/fields';

/**
 * Whether a text has the form of an id. One that has not is answered with «not found», like an id that does not exist.
 */
export function isId(text: string): boolean {
  return id.safeParse(text).success;
}
