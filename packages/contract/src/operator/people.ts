import { z } from 'zod';
import { accountRoles } from '../account/auth.ts';
import { optionalDealText } from '../deal/progress.ts';
import { timestamp } from '../fields/fields.ts';
import { standings } from './operator-values.ts';

const standing = z
  .enum(standings)
  .describe('`waiting` and `declined`: a designer who is not approved; `suspended` comes before both');

/** Somebody, as operators see them beside something else. */
export const person = z
  .object({
    id: z.string(),
    role: z.enum(accountRoles),
    name: z.string().describe('Empty until the profile is saved'),
    email: z.string(),
    created_at: timestamp,
    standing,
  })
  .meta({ id: 'OperatorPerson' });
export type Person = z.infer<typeof person>;

/** What may be sent with an act: words for the audit, which nobody else is told. */
export const noteBody = z
  .object({ note: optionalDealText.describe('Words for the audit. Nobody concerned is told') })
  .meta({ id: 'OperatorNote' });
export type NoteBody = z.infer<typeof noteBody>;
