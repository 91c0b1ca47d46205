import { id } from '@tessera/contract/fields';

/** Whether a text can be the id of anything; what cannot is «not found» like everything else that is not there. */
export function isId(text: string): boolean {
  return id.safeParse(text).success;
}
