import { queryOptions } from '@tanstack/react-query';
import { geoApi } from './routes/common.generated.ts';
import { call } from './api.ts';

const PAGE_SIZE = 500;

/** All countries, by English name. They do not change while a page is open. */
export const countriesQuery = queryOptions({
  queryKey: ['geo', 'countries'],
  queryFn: async ({ signal }) =>
    readablePlaces(
      (await call(geoApi.countries, { query: { page_size: PAGE_SIZE }, signal })).results,
      'name_en',
    ),
  staleTime: Infinity,
});

/** All languages, by their own name. */
export const languagesQuery = queryOptions({
  queryKey: ['geo', 'languages'],
  queryFn: async ({ signal }) =>
    readablePlaces(
      (await call(geoApi.languages, { query: { page_size: PAGE_SIZE }, signal })).results,
      'name_native',
    ),
  staleTime: Infinity,
});

/** Those that have a code and the name they are listed by. Every form asks for them, so they are read without the contract's schemas. */
function readablePlaces<Place extends { code: string }>(
  places: readonly Place[],
  name: keyof Place,
): Place[] {
  return places.filter((place) => typeof place.code === 'string' && typeof place[name] === 'string');
}
