import { siteApi } from '@tessera/contract/site';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { SiteService } from './site.service.ts';

/** Views counted from one network address in a minute: more than people look at, few enough to keep counts honest. */
const PAGE_VIEWS_PER_MINUTE = 120;

/** What is true of this installation as a whole. */
export function siteRoutes(serve: Serve, site: SiteService, _edge: Edge): void {
  serve(siteApi.get, () => site.describe());
  serve(siteApi.countPageView, ({ body }) => site.countPageView(body.path), {
    perMinute: PAGE_VIEWS_PER_MINUTE,
    by: 'address',
  });
}
