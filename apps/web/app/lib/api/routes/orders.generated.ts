// Written by npm run gen from the routes of packages/contract.
import type { ordersApi as OrdersApi } from '@tessera/contract/orders/orders';
import type { ownPhotosApi as OwnPhotosApi } from '@tessera/contract/orders/own-photos';
import type { previewsApi as PreviewsApi } from '@tessera/contract/orders/previews';
import type { Callables } from '../callable.ts';

export const ordersApi: Callables<typeof OrdersApi> = {
  limit: { method: 'GET', path: 'customer/order/limit/', hasReply: true },
  wishOptions: { method: 'GET', path: 'customer/order/wish-option/', hasReply: true },
  list: { method: 'GET', path: 'customer/order/', hasReply: true },
  get: { method: 'GET', path: 'customer/order/:id/', hasReply: true },
  create: { method: 'POST', path: 'customer/order/', hasReply: true },
  update: { method: 'PUT', path: 'customer/order/:id/', hasReply: true },
  remove: { method: 'DELETE', path: 'customer/order/:id/' },
  pause: { method: 'POST', path: 'customer/order/:id/pause/', hasReply: true },
  resume: { method: 'POST', path: 'customer/order/:id/resume/', hasReply: true },
  cancel: { method: 'POST', path: 'customer/order/:id/cancel/', hasReply: true },
  requestChanges: { method: 'POST', path: 'customer/order/:id/request-changes/', hasReply: true },
  complete: { method: 'POST', path: 'customer/order/:id/complete/', hasReply: true },
};

export const ownPhotosApi: Callables<typeof OwnPhotosApi> = {
  add: { method: 'POST', path: 'customer/order-photo/', sends: 'form', hasReply: true },
};

export const previewsApi: Callables<typeof PreviewsApi> = {
  request: { method: 'POST', path: 'customer/link-preview/', hasReply: true },
  get: { method: 'GET', path: 'customer/link-preview/:id/', hasReply: true },
  retry: { method: 'POST', path: 'customer/link-preview/:id/retry/', hasReply: true },
};
