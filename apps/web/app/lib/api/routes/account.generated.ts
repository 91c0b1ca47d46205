// Written by npm run gen from the routes of packages/contract.
import type { accountApi as AccountApi } from '@tessera/contract/account/account';
import type { authApi as AuthApi } from '@tessera/contract/account/auth';
import type { passkeysApi as PasskeysApi } from '@tessera/contract/account/passkeys';
import type { profilesApi as ProfilesApi } from '@tessera/contract/account/profiles';
import type { secondFactorApi as SecondFactorApi } from '@tessera/contract/account/second-factor';
import type { Callables } from '../callable.ts';

export const accountApi: Callables<typeof AccountApi> = {
  me: { method: 'GET', path: 'user/me/', hasReply: true },
  deleteMe: { method: 'DELETE', path: 'user/me/' },
  requestExport: { method: 'POST', path: 'user/export/', hasReply: true },
  readExport: { method: 'GET', path: 'user/export/', hasReply: true },
  verifyEmail: { method: 'POST', path: 'user/verify-email/', isPublic: true, hasReply: true },
  resendVerification: { method: 'POST', path: 'user/verify-email/resend/' },
  forgotPassword: { method: 'POST', path: 'user/forgot-password/', isPublic: true },
  resetPassword: { method: 'POST', path: 'user/reset-password/', isPublic: true, hasReply: true },
  changePassword: { method: 'POST', path: 'user/password/', hasReply: true },
  changeEmail: { method: 'POST', path: 'user/email/' },
  undoEmail: { method: 'POST', path: 'user/email/undo/', isPublic: true, hasReply: true },
  listSessions: { method: 'GET', path: 'user/session/', hasReply: true },
  endSession: { method: 'DELETE', path: 'user/session/:id/' },
  signOutEverywhere: { method: 'POST', path: 'user/sign-out-everywhere/' },
};

export const authApi: Callables<typeof AuthApi> = {
  signUpDesigner: { method: 'POST', path: 'designer/sign-up/', isPublic: true, hasReply: true },
  signUpCustomer: { method: 'POST', path: 'customer/sign-up/', isPublic: true, hasReply: true },
  signIn: { method: 'POST', path: 'user/sign-in/', isPublic: true, hasReply: true },
  refresh: { method: 'POST', path: 'user/refresh-token/', isPublic: true, hasReply: true },
  signOut: { method: 'POST', path: 'user/sign-out/', isPublic: true },
};

export const passkeysApi: Callables<typeof PasskeysApi> = {
  list: { method: 'GET', path: 'user/passkey/', hasReply: true },
  addOptions: { method: 'POST', path: 'user/passkey/options/', hasReply: true },
  add: { method: 'POST', path: 'user/passkey/', hasReply: true },
  remove: { method: 'DELETE', path: 'user/passkey/:id/' },
  signInOptions: { method: 'POST', path: 'user/sign-in/passkey/options/', isPublic: true, hasReply: true },
  signIn: { method: 'POST', path: 'user/sign-in/passkey/', isPublic: true, hasReply: true },
};

export const profilesApi: Callables<typeof ProfilesApi> = {
  specialtyOptions: { method: 'GET', path: 'designer/specialty-option/', hasReply: true },
  getDesigner: { method: 'GET', path: 'designer/profile/', hasReply: true },
  saveDesigner: { method: 'POST', path: 'designer/profile/', sends: 'form', hasReply: true },
  getCustomer: { method: 'GET', path: 'customer/profile/', hasReply: true },
  saveCustomer: { method: 'POST', path: 'customer/profile/', hasReply: true },
};

export const secondFactorApi: Callables<typeof SecondFactorApi> = {
  options: { method: 'POST', path: 'user/totp/options/', hasReply: true },
  confirm: { method: 'POST', path: 'user/totp/', hasReply: true },
};
