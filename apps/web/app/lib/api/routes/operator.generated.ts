// Written by npm run gen from the routes of packages/contract.
import type { operatorAccountsApi as OperatorAccountsApi } from '@tessera/contract/operator/accounts';
import type { operatorAuditApi as OperatorAuditApi } from '@tessera/contract/operator/audit';
import type { operatorContactMessagesApi as OperatorContactMessagesApi } from '@tessera/contract/operator/contact-messages';
import type { operatorJobsApi as OperatorJobsApi } from '@tessera/contract/operator/jobs';
import type { operatorMatchesApi as OperatorMatchesApi } from '@tessera/contract/operator/matches';
import type { operatorOverviewApi as OperatorOverviewApi } from '@tessera/contract/operator/overview';
import type { operatorPhotosApi as OperatorPhotosApi } from '@tessera/contract/operator/photos';
import type { operatorReportsApi as OperatorReportsApi } from '@tessera/contract/operator/reports';
import type { operatorVettingApi as OperatorVettingApi } from '@tessera/contract/operator/vetting';
import type { Callables } from '../callable.ts';

export const operatorAccountsApi: Callables<typeof OperatorAccountsApi> = {
  list: { method: 'GET', path: 'operator/account/', hasReply: true },
  suspend: { method: 'POST', path: 'operator/account/:id/suspend/', hasReply: true },
  reinstate: { method: 'POST', path: 'operator/account/:id/reinstate/', hasReply: true },
  setLimit: { method: 'PUT', path: 'operator/account/:id/limit/', hasReply: true },
};

export const operatorAuditApi: Callables<typeof OperatorAuditApi> = {
  list: { method: 'GET', path: 'operator/audit/', hasReply: true },
};

export const operatorContactMessagesApi: Callables<typeof OperatorContactMessagesApi> = {
  list: { method: 'GET', path: 'operator/contact-message/', hasReply: true },
  answered: { method: 'POST', path: 'operator/contact-message/:id/answered/' },
};

export const operatorJobsApi: Callables<typeof OperatorJobsApi> = {
  list: { method: 'GET', path: 'operator/job/', hasReply: true },
  retry: { method: 'POST', path: 'operator/job/:id/retry/' },
};

export const operatorMatchesApi: Callables<typeof OperatorMatchesApi> = {
  explain: { method: 'GET', path: 'operator/match/', hasReply: true },
};

export const operatorOverviewApi: Callables<typeof OperatorOverviewApi> = {
  read: { method: 'GET', path: 'operator/overview/', hasReply: true },
};

export const operatorPhotosApi: Callables<typeof OperatorPhotosApi> = {
  list: { method: 'GET', path: 'operator/photo/', hasReply: true },
  show: { method: 'POST', path: 'operator/photo/:id/show/' },
  hide: { method: 'POST', path: 'operator/photo/:id/hide/' },
};

export const operatorReportsApi: Callables<typeof OperatorReportsApi> = {
  list: { method: 'GET', path: 'operator/report/', hasReply: true },
  dismiss: { method: 'POST', path: 'operator/report/:id/dismiss/' },
  hide: { method: 'POST', path: 'operator/report/:id/hide/' },
  suspend: { method: 'POST', path: 'operator/report/:id/suspend/' },
  hideReview: { method: 'POST', path: 'operator/review/:id/hide/' },
  showReview: { method: 'POST', path: 'operator/review/:id/show/' },
};

export const operatorVettingApi: Callables<typeof OperatorVettingApi> = {
  list: { method: 'GET', path: 'operator/vetting/', hasReply: true },
  approve: { method: 'POST', path: 'operator/vetting/:id/approve/' },
  decline: { method: 'POST', path: 'operator/vetting/:id/decline/' },
};
