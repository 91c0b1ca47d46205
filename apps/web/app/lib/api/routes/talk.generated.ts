// Written by npm run gen from the routes of packages/contract.
import type { contactApi as ContactApi } from '@tessera/contract/talk/contact';
import type { conversationsApi as ConversationsApi } from '@tessera/contract/talk/conversations';
import type { notificationsApi as NotificationsApi } from '@tessera/contract/talk/notifications';
import type { reportsApi as ReportsApi } from '@tessera/contract/talk/reports';
import type { Callables } from '../callable.ts';

export const contactApi: Callables<typeof ContactApi> = {
  send: { method: 'POST', path: 'contact-message/', hasReply: true },
};

export const conversationsApi: Callables<typeof ConversationsApi> = {
  send: { method: 'POST', path: 'customer/conversation/', hasReply: true },
  begin: { method: 'POST', path: 'designer/conversation/', hasReply: true },
  customerList: { method: 'GET', path: 'customer/conversation/', hasReply: true },
  designerList: { method: 'GET', path: 'designer/conversation/', hasReply: true },
  customerMessages: { method: 'GET', path: 'customer/conversation/:id/message/', hasReply: true },
  designerMessages: { method: 'GET', path: 'designer/conversation/:id/message/', hasReply: true },
  customerWrite: { method: 'POST', path: 'customer/conversation/:id/message/', sends: 'form or JSON', hasReply: true },
  designerWrite: { method: 'POST', path: 'designer/conversation/:id/message/', sends: 'form or JSON', hasReply: true },
  customerRead: { method: 'POST', path: 'customer/conversation/:id/read/', hasReply: true },
  designerRead: { method: 'POST', path: 'designer/conversation/:id/read/', hasReply: true },
  customerShare: { method: 'PUT', path: 'customer/conversation/:id/sharing/', hasReply: true },
  designerShare: { method: 'PUT', path: 'designer/conversation/:id/sharing/', hasReply: true },
  customerBlock: { method: 'POST', path: 'customer/conversation/:id/block/', hasReply: true },
  designerBlock: { method: 'POST', path: 'designer/conversation/:id/block/', hasReply: true },
  customerUnblock: { method: 'POST', path: 'customer/conversation/:id/unblock/', hasReply: true },
  designerUnblock: { method: 'POST', path: 'designer/conversation/:id/unblock/', hasReply: true },
};

export const notificationsApi: Callables<typeof NotificationsApi> = {
  list: { method: 'GET', path: 'user/notification/', hasReply: true },
  read: { method: 'POST', path: 'user/notification/read/', hasReply: true },
  settings: { method: 'GET', path: 'user/notification-settings/', hasReply: true },
  changeSettings: { method: 'PUT', path: 'user/notification-settings/', hasReply: true },
};

export const reportsApi: Callables<typeof ReportsApi> = {
  send: { method: 'POST', path: 'user/report/', hasReply: true },
};
