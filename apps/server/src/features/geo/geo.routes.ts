import { geoApi } from '@tessera/contract/geo';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { GeoService } from './geo.service.ts';

/** Countries and languages to choose from. */
export function geoRoutes(serve: Serve, geo: GeoService, { links }: Edge): void {
  serve(geoApi.countries, async ({ query, request }) => links.numbered(request, query, geo.allCountries));
  serve(geoApi.languages, async ({ query, request }) => links.numbered(request, query, geo.allLanguages));
}
