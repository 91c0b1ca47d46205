// Written by npm run gen from the routes of packages/contract.
import type { geoApi as GeoApi } from '@tessera/contract/geo';
import type { matchingApi as MatchingApi } from '@tessera/contract/matching';
import type { siteApi as SiteApi } from '@tessera/contract/site';
import type { Callables } from '../callable.ts';

export const geoApi: Callables<typeof GeoApi> = {
  countries: { method: 'GET', path: 'geo/country/', isPublic: true, hasReply: true },
  languages: { method: 'GET', path: 'geo/language/', isPublic: true, hasReply: true },
};

export const matchingApi: Callables<typeof MatchingApi> = {
  ownCard: { method: 'GET', path: 'designer/card/', hasReply: true },
  designerMatches: { method: 'GET', path: 'designer/match/', hasReply: true },
  customerMatches: { method: 'GET', path: 'customer/match/', hasReply: true },
  giveVerdict: { method: 'PUT', path: 'customer/order/:id/verdict/:designer/', hasReply: true },
  withdrawVerdict: { method: 'DELETE', path: 'customer/order/:id/verdict/:designer/' },
};

export const siteApi: Callables<typeof SiteApi> = {
  get: { method: 'GET', path: 'site/', isPublic: true, hasReply: true },
  countPageView: { method: 'POST', path: 'site/page-view/', isPublic: true },
};
