import { DEAL_TEXT_LENGTH_MAX } from '../fields/bounds.ts';
import { z } from 'zod';
import { filledText, id, text, timestamp } from '../fields/fields.ts';
import { photo } from '../media.ts';

/** A text of a deal that may be left out or empty. */
export const optionalDealText = text(DEAL_TEXT_LENGTH_MAX)
  .nullish()
  .transform((value) => value ?? '');

/** A text of a deal that has to say something. */
export const dealText = filledText(DEAL_TEXT_LENGTH_MAX);

/** Where delivered files are, relative to the API: `…/{id}/`, and the sizes of a photo at `…/{id}/{size}`. */
export const DELIVERED_FILES_PATH = 'user/delivered-file/';

const side = z.enum(['customer', 'designer']);

/** How the work of the accepted designer stands. */
export const engagement = z
  .object({
    designer_id: z.string(),
    designer_name: z.string(),
    accepted_at: timestamp,
    delivered_at: timestamp.nullable().describe('When the latest delivery came'),
    completed_at: timestamp.nullable(),
    cancelled_at: timestamp.nullable(),
    cancelled_by: side.nullable(),
    reason: z.string().describe('Why it was cancelled; empty while it was not'),
    price_from_usd: z.number().nullable(),
    price_to_usd: z.number().nullable(),
  })
  .meta({ id: 'Engagement' });
export type Engagement = z.infer<typeof engagement>;

/** What can happen to an order. */
export const timelineKinds = [
  'created',
  'applied',
  'accepted',
  'delivered',
  'changes_requested',
  'completed',
  'cancelled',
  'reviewed',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** One thing that happened to an order. */
export const timelineEntry = z
  .object({
    at: timestamp,
    kind: z.enum(timelineKinds),
    by: side,
    text: z
      .string()
      .describe(
        'The words that came with it; empty where there are none. Of a review, its words as they are now: empty while the reader cannot see it',
      ),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** A file that was delivered. Its address, and those of a photo's sizes, answer to the two parties only. */
export const deliveredFile = z
  .object({
    id,
    name: z.string(),
    type: z.string().describe('Media type of what was sent, by content'),
    url: z
      .string()
      .describe(
        'Answers only with the access token of one of the two parties: the document as it was sent, or the photo in its largest size, without metadata',
      ),
    photo: photo.optional().describe('Where the file is a photo. Its addresses answer like `url`'),
  })
  .meta({ id: 'DeliveredFile' });
export type DeliveredFile = z.infer<typeof deliveredFile>;

/** What a designer handed over. */
export const delivery = z
  .object({ id, at: timestamp, message: z.string(), files: z.array(deliveredFile) })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof delivery>;
