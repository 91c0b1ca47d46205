import { z } from 'zod';
import { route } from './route.ts';

/** What is true of this installation as a whole. */
export const site = z
  .object({ demo: z.boolean().describe('Whether it shows invented designers and customers to look around') })
  .meta({ id: 'Site' });
export type Site = z.infer<typeof site>;

export const siteApi = {
  get: route({
    method: 'GET',
    path: 'site/',
    access: 'public',
    summary: 'What is true of this installation as a whole',
    status: 200,
    reply: site,
  }),
};
