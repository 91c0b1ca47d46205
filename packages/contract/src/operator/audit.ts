import { z } from 'zod';
import { limitOffset, page, text, timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';
import { AUDIT_FILE_PATH, auditActions } from './operator-values.ts';

/** Who did what to whom, when. Nobody can change or delete it. */
export const auditEntry = z
  .object({
    id: z.string(),
    at: timestamp,
    by: z.enum(['operator', 'command']).describe('`command`: somebody with access to the command line'),
    operator_id: z.string().nullable().describe('Null for the command line'),
    operator: z
      .string()
      .describe('The operator’s address at the time; the system’s user for the command line'),
    action: z.enum(auditActions),
    subject_id: z.string().describe('The id of what it was done to'),
    account_id: z.string().nullable().describe('The account that it concerns; null where it concerns nobody'),
    account: z.string().describe('The address of that account now; empty once it is deleted'),
    note: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

/** What the audit can be searched by. Values that make no sense filter nothing. */
export const auditQuery = limitOffset.extend({
  q: text(200).catch('').describe('A part of who or whom or of the note, or a whole id'),
  action: z.enum(auditActions).optional().catch(undefined),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const operatorAuditApi = {
  list: route({
    method: 'GET',
    path: 'operator/audit/',
    access: 'operator',
    summary: `Who did what to whom, latest first; all of it as CSV is at ${AUDIT_FILE_PATH}`,
    status: 200,
    query: auditQuery,
    reply: page(auditEntry),
  }),
};
