// Written by npm run gen from the routes of packages/contract.
import type { applicationsApi as ApplicationsApi } from '@tessera/contract/deal/applications';
import type { engagementsApi as EngagementsApi } from '@tessera/contract/deal/engagements';
import type { reviewsApi as ReviewsApi } from '@tessera/contract/deal/reviews';
import type { Callables } from '../callable.ts';

export const applicationsApi: Callables<typeof ApplicationsApi> = {
  apply: { method: 'POST', path: 'designer/match/:id/apply/', hasReply: true },
  withdraw: { method: 'POST', path: 'designer/application/:id/withdraw/', hasReply: true },
  designerList: { method: 'GET', path: 'designer/application/', hasReply: true },
  customerList: { method: 'GET', path: 'customer/application/', hasReply: true },
  shortlist: { method: 'POST', path: 'customer/order/:id/application/:designer/shortlist/', hasReply: true },
  decline: { method: 'POST', path: 'customer/order/:id/application/:designer/decline/', hasReply: true },
  accept: { method: 'POST', path: 'customer/order/:id/application/:designer/accept/', hasReply: true },
};

export const engagementsApi: Callables<typeof EngagementsApi> = {
  list: { method: 'GET', path: 'designer/engagement/', hasReply: true },
  get: { method: 'GET', path: 'designer/engagement/:id/', hasReply: true },
  deliver: { method: 'POST', path: 'designer/engagement/:id/deliver/', sends: 'form or JSON', hasReply: true },
  cancel: { method: 'POST', path: 'designer/engagement/:id/cancel/', hasReply: true },
};

export const reviewsApi: Callables<typeof ReviewsApi> = {
  write: { method: 'POST', path: 'customer/order/:id/review/', hasReply: true },
  change: { method: 'PUT', path: 'customer/order/:id/review/', hasReply: true },
  answer: { method: 'POST', path: 'designer/review/:id/answer/', hasReply: true },
  list: { method: 'GET', path: 'designer/review/', hasReply: true },
};
