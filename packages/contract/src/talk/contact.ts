import { z } from 'zod';
import { filledText, timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';

export const contactBody = z
  .object({ subject: filledText(200), message: filledText(10_000) })
  .meta({ id: 'ContactBody' });
export type ContactBody = z.infer<typeof contactBody>;

export const contactApi = {
  send: route({
    method: 'POST',
    path: 'contact-message/',
    access: 'member',
    summary: 'Write to the people who run this marketplace',
    status: 201,
    isCreation: true,
    body: contactBody,
    reply: z.object({ id: z.string(), created_at: timestamp }),
  }),
};
