import { z } from 'zod';
import { roles } from './account/auth.ts';
import { pagePaths } from './pages.ts';
import { route } from './route.ts';

/** An account of the demo that everybody may sign in to. */
export const demoAccount = z
  .object({ email: z.string(), password: z.string(), role: z.enum(roles) })
  .meta({ id: 'DemoAccount' });
export type DemoAccount = z.infer<typeof demoAccount>;

/** What is true of this installation as a whole. */
export const site = z
  .object({
    demo: z.boolean().describe('Whether it shows invented designers and customers to look around'),
    demo_accounts: z
      .array(demoAccount)
      .describe('One account of each role to look around with; empty without a demo and while it is loaded'),
  })
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
