import { z } from 'zod';
import { pagePaths } from './pages.ts';
import { route } from './route.ts';

/** What is true of this installation as a whole. */
export const site = z
  .object({ demo: z.boolean().describe('Whether it shows invented designers and customers to look around') })
  .meta({ id: 'Site' });
export type Site = z.infer<typeof site>;

/** One view of a page. It says which page, and nothing of who looked. */
export const pageView = z.object({ path: z.enum(pagePaths) }).meta({ id: 'PageView' });
export type PageView = z.infer<typeof pageView>;

export const siteApi = {
  get: route({
    method: 'GET',
    path: 'site/',
    access: 'public',
    summary: 'What is true of this installation as a whole',
    status: 200,
    reply: site,
  }),
  countPageView: route({
    method: 'POST',
    path: 'site/page-view/',
    access: 'public',
    summary: 'Count one view of a page; clients call it with the consent of whoever looks only',
    status: 204,
    body: pageView,
  }),
};
