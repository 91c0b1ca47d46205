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
import { ordersApi } from './orders/orders.ts';
import { ownPhotosApi } from './orders/own-photos.ts';
import { portfolioApi } from './designers/portfolio.ts';
import { previewsApi } from './orders/previews.ts';
import { profilesApi } from './account/profiles.ts';
import { publicPagesApi } from './designers/public-pages.ts';
import { reportsApi } from './talk/reports.ts';
import { reviewsApi } from './deal/reviews.ts';
import { siteApi } from './site.ts';

/** Every call of the API, by feature. */
export const api = {
  auth: authApi,
  account: accountApi,
  passkeys: passkeysApi,
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
};
