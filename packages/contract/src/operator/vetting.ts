import { z } from 'zod';
import { specialty } from '../account/profiles.ts';
import { dealText } from '../deal/progress.ts';
import { idParams, limitOffset, page, timestamp } from '../fields/fields.ts';
import { language } from '../geo.ts';
import { photo } from '../media.ts';
import { route } from '../route.ts';
import { noteBody } from './people.ts';

/** A designer who waits for approval, or was declined: the profile beside the portfolio. */
export const vettedDesigner = z
  .object({
    id: z.string(),
    state: z.enum(['waiting', 'declined']),
    reason: z.string().describe('Why the designer was declined; empty while waiting'),
    name: z.string().describe('Empty until the profile is saved'),
    email: z.string(),
    email_verified: z.boolean(),
    created_at: timestamp,
    country: z.string().describe('Its name; empty until the profile is saved'),
    languages: z.array(language),
    bio: z.string(),
    website: z.string().describe('Empty for none'),
    specialties: z.array(specialty).describe('Named by the designer, or else those that the portfolio shows'),
    portrait: photo.nullable(),
    is_complete: z
      .boolean()
      .describe('Whether the profile is complete; before that the designer is in no list anyway'),
    projects: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          description: z.string(),
          country: z.string(),
          photos: z.array(photo),
          also_of: z
            .array(z.object({ id: z.string(), name: z.string(), since: timestamp }))
            .describe('Other designers whose portfolio has one of these photos, and since when'),
        }),
      )
      .describe('Latest first'),
  })
  .meta({ id: 'VettedDesigner' });
export type VettedDesigner = z.infer<typeof vettedDesigner>;

export const vettingQuery = limitOffset.extend({
  state: z.enum(['waiting', 'declined']).catch('waiting'),
});
export type VettingQuery = z.infer<typeof vettingQuery>;

export const operatorVettingApi = {
  list: route({
    method: 'GET',
    path: 'operator/vetting/',
    access: 'operator',
    summary:
      'Designers who wait for approval, those with a complete profile and a project first, then by time',
    status: 200,
    query: vettingQuery,
    reply: page(vettedDesigner).extend({
      is_on: z.boolean().describe('Whether new designers wait for approval in this installation'),
    }),
  }),
  approve: route({
    method: 'POST',
    path: 'operator/vetting/:id/approve/',
    access: 'operator',
    summary: 'Approve a designer, also one who was declined; the designer is told. Again: changes nothing',
    status: 204,
    params: idParams,
    body: noteBody,
    errors: ['not_found'],
  }),
  decline: route({
    method: 'POST',
    path: 'operator/vetting/:id/decline/',
    access: 'operator',
    summary:
      'Decline a designer who waits; the designer is told the reason. Again: changes nothing. One who is approved is suspended instead',
    status: 204,
    params: idParams,
    body: z.object({ reason: dealText, note: noteBody.shape.note }),
    errors: ['not_found', 'wrong_state'],
  }),
};
