import { z } from 'zod';
import { timestamp } from '../fields/fields.ts';
import { optionalDealText } from '../deal/progress.ts';
import { route } from '../route.ts';

/** What can be reported. */
export const reportKinds = ['message', 'photo', 'designer', 'order', 'review'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why something is reported. */
export const reportReasons = ['spam', 'abuse', 'fraud', 'copyright', 'other'] as const;

export const reportBody = z
  .object({
    kind: z.enum(reportKinds),
    id: z.string(),
    reason: z.enum(reportReasons),
    text: optionalDealText,
  })
  .meta({ id: 'ReportBody' });
export type ReportBody = z.infer<typeof reportBody>;

export const reportsApi = {
  send: route({
    method: 'POST',
    path: 'user/report/',
    access: 'member',
    summary: 'Report to the operator what one can see; the same thing again changes nothing',
    status: 201,
    repeatStatus: 200,
    isCreation: true,
    body: reportBody,
    reply: z.object({ id: z.string(), created_at: timestamp }),
    errors: ['not_found'],
  }),
};
