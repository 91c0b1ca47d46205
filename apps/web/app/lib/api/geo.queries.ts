import { queryOptions } from '@tanstack/react-query';
import { geoApi } from '@tessera/contract/geo';
import { callList } from './lists.ts';

const PAGE_SIZE = 500;

/** All countries, by English name. They do not change while a page is open. */
export const countriesQuery = queryOptions({
  queryKey: ['geo', 'countries'],
  queryFn: async ({ signal }) =>
    (await callList(geoApi.countries, { query: { page_size: PAGE_SIZE }, signal })).results,
  staleTime: Infinity,
});

/** All languages, by their own name. */
export const languagesQuery = queryOptions({
  queryKey: ['geo', 'languages'],
  queryFn: async ({ signal }) =>
    (await callList(geoApi.languages, { query: { page_size: PAGE_SIZE }, signal })).results,
  staleTime: Infinity,
});
