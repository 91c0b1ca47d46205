import { accountApi } from './account/account.ts';
import { applicationsApi } from './deal/applications.ts';
import { authApi } from './account/auth.ts';
import { contactApi } from './talk/contact.ts';
import { conversationsApi } from './talk/conversations.ts';
import { engagementsApi } from './deal/engagements.ts';
import { geoApi } from './geo.ts';
import { matchingApi } from './matching.ts';
import { notificationsApi } from './talk/notifications.ts';
import { passkeysApi } from './account/passkeys.ts';
import { operatorAccountsApi } from './operator/accounts.ts';
import { operatorAuditApi } from './operator/audit.ts';
import { operatorContactMessagesApi } from './operator/contact-messages.ts';
import { operatorJobsApi } from './operator/jobs.ts';
import { operatorMatchesApi } from './operator/matches.ts';
import { operatorOverviewApi } from './operator/overview.ts';
import { operatorPhotosApi } from './operator/photos.ts';
import { operatorReportsApi } from './operator/reports.ts';
import { operatorVettingApi } from './operator/vetting.ts';
import { ordersApi } from './orders/orders.ts';
import { ownPhotosApi } from './orders/own-photos.ts';
import { portfolioApi } from './designers/portfolio.ts';
import { previewsApi } from './orders/previews.ts';
import { profilesApi } from './account/profiles.ts';
import { publicPagesApi } from './designers/public-pages.ts';
import { reportsApi } from './talk/reports.ts';
import { reviewsApi } from './deal/reviews.ts';
import { secondFactorApi } from './account/second-factor.ts';
import { siteApi } from './site.ts';

/** Every call of the API, by feature. */
export const api = {
  auth: authApi,
  account: accountApi,
  passkeys: passkeysApi,
  secondFactor: secondFactorApi,
  profiles: profilesApi,
  publicPages: publicPagesApi,
  portfolio: portfolioApi,
  orders: ordersApi,
  ownPhotos: ownPhotosApi,
  previews: previewsApi,
  matching: matchingApi,
  applications: applicationsApi,
  engagements: engagementsApi,
  reviews: reviewsApi,
  conversations: conversationsApi,
  notifications: notificationsApi,
  reports: reportsApi,
  contact: contactApi,
  geo: geoApi,
  site: siteApi,
  operatorOverview: operatorOverviewApi,
  operatorAccounts: operatorAccountsApi,
  operatorReports: operatorReportsApi,
  operatorPhotos: operatorPhotosApi,
  operatorVetting: operatorVettingApi,
  operatorContactMessages: operatorContactMessagesApi,
  operatorMatches: operatorMatchesApi,
  operatorAudit: operatorAuditApi,
  operatorJobs: operatorJobsApi,
};
