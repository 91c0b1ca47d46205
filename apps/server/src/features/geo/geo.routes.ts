import { geoApi } from '@tessera/contract/geo';
import type { PageLinks } from '../../http/pagination.ts';
import type { Serve } from '../../http/serve.ts';
import { allCountries, allLanguages } from './geo.service.ts';

/** Countries and languages to choose from. */
export function geoRoutes(serve: Serve, links: PageLinks): void {
  serve(geoApi.countries, async ({ query, request }) => links.numbered(request, query, allCountries));
  serve(geoApi.languages, async ({ query, request }) => links.numbered(request, query, allLanguages));
}
