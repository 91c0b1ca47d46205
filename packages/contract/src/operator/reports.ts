import { z } from 'zod';
import { idParams, limitOffset, page, timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';
import { reportKinds, reportReasons } from '../talk/reports.ts';
import { noteBody, person } from './people.ts';

/** What can become of a report. */
export const reportStates = ['open', 'dismissed', 'hidden', 'suspended'] as const;
export type ReportState = (typeof reportStates)[number];

/** How many messages before and after a reported one are shown with it. */
export const MESSAGES_BEFORE = 2;
export const MESSAGES_AFTER = 1;

const reportedMessage = z.object({
  id: z.string(),
  author_id: z.string(),
  author_name: z.string(),
  text: z.string(),
  photo_ids: z.array(z.string()),
  created_at: timestamp,
  is_reported: z.boolean(),
  is_hidden: z.boolean(),
});

/** What a report is about, by kind. Photos are fetched by id from `operator/photo/:id/file/`. */
export const reportSubject = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('message'),
      order_id: z.string(),
      order_name: z.string(),
      messages: z
        .array(reportedMessage)
        .describe(`The message, ${MESSAGES_BEFORE} before and ${MESSAGES_AFTER} after it, oldest first`),
    }),
    z.object({
      kind: z.literal('photo'),
      photo_id: z.string(),
      review: z.enum(['shown', 'held', 'removed']),
      where: z.array(z.string()).describe('Where it is shown, in words'),
    }),
    z.object({
      kind: z.literal('designer'),
      designer_id: z.string(),
      name: z.string(),
      bio: z.string(),
      website: z.string(),
      photo_ids: z.array(z.string()).describe('The portrait, if there is one, and a few of the portfolio'),
    }),
    z.object({
      kind: z.literal('order'),
      order_id: z.string(),
      name: z.string(),
      description: z.string(),
      status: z.string(),
    }),
    z.object({
      kind: z.literal('review'),
      review_id: z.string(),
      order_name: z.string(),
      stars: z.int(),
      text: z.string(),
      answer: z.string(),
      is_hidden: z.boolean(),
    }),
  ])
  .meta({ id: 'ReportSubject' });
export type ReportSubject = z.infer<typeof reportSubject>;

/** A report with what an operator needs to decide. */
export const operatorReport = z
  .object({
    id: z.string(),
    kind: z.enum(reportKinds),
    reason: z.enum(reportReasons),
    text: z.string(),
    created_at: timestamp,
    state: z.enum(reportStates),
    closed_at: timestamp.nullable(),
    reporter: person,
    about: person.nullable().describe('Whoever is answerable for the thing; null if they are gone'),
    subject: reportSubject.nullable().describe('Null if the thing is gone'),
    earlier_count: z.int().describe('Other reports about the same person, open or closed'),
    same_count: z.int().describe('Other open reports of the same thing'),
    acts: z.array(z.enum(['dismiss', 'hide', 'suspend'])).describe('What can be done about it now'),
  })
  .meta({ id: 'OperatorReport' });
export type OperatorReport = z.infer<typeof operatorReport>;

export const operatorReportQuery = limitOffset.extend({
  state: z.enum(['open', 'closed']).catch('open'),
});
export type OperatorReportQuery = z.infer<typeof operatorReportQuery>;

const act = <const Path extends string>(path: Path, summary: string) =>
  route({
    method: 'POST',
    path,
    access: 'operator',
    summary,
    status: 204,
    params: idParams,
    body: noteBody,
    errors: ['not_found', 'wrong_state'],
  });

export const operatorReportsApi = {
  list: route({
    method: 'GET',
    path: 'operator/report/',
    access: 'operator',
    summary: 'Reports with their context: open ones oldest first, closed ones latest first',
    status: 200,
    query: operatorReportQuery,
    reply: page(operatorReport).extend({
      open_count: z.int(),
      closed_count: z.int().describe('Closed in the last 30 days'),
    }),
  }),
  dismiss: act('operator/report/:id/dismiss/', 'Close a report without an act. Again: changes nothing'),
  hide: act(
    'operator/report/:id/hide/',
    'Hide what was reported, a message, a photo or a review, and close all reports of it. Again: changes nothing',
  ),
  suspend: act(
    'operator/report/:id/suspend/',
    'Suspend the account that is answerable, and close all reports about it. Again: changes nothing',
  ),
  hideReview: act('operator/review/:id/hide/', 'Hide a review: it is shown nowhere and counts in no rating'),
  showReview: act('operator/review/:id/show/', 'Show a hidden review again'),
};
