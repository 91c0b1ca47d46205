// Written by npm run gen from the routes of packages/contract.
import type { portfolioApi as PortfolioApi } from '@tessera/contract/designers/portfolio';
import type { publicPagesApi as PublicPagesApi } from '@tessera/contract/designers/public-pages';
import type { Callables } from '../callable.ts';

export const portfolioApi: Callables<typeof PortfolioApi> = {
  limit: { method: 'GET', path: 'designer/project/limit/', hasReply: true },
  list: { method: 'GET', path: 'designer/project/', hasReply: true },
  get: { method: 'GET', path: 'designer/project/:id/', hasReply: true },
  create: { method: 'POST', path: 'designer/project/', sends: 'form', hasReply: true },
  update: { method: 'PUT', path: 'designer/project/:id/', sends: 'form', hasReply: true },
  remove: { method: 'DELETE', path: 'designer/project/:id/' },
};

export const publicPagesApi: Callables<typeof PublicPagesApi> = {
  directory: { method: 'GET', path: 'public/designer/', isPublic: true, hasReply: true },
  designer: { method: 'GET', path: 'public/designer/:slug/', isPublic: true, hasReply: true },
};
