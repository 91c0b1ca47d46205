import { accountApi } from './account.ts';
import { applicationsApi } from './applications.ts';
import { authApi } from './auth.ts';
import { contactApi } from './contact.ts';
import { conversationsApi } from './conversations.ts';
import { engagementsApi } from './engagements.ts';
import { geoApi } from './geo.ts';
import { matchingApi } from './matching.ts';
import { notificationsApi } from './notifications.ts';
import { passkeysApi } from './passkeys.ts';
import { ordersApi } from './orders.ts';
import { ownPhotosApi } from './own-photos.ts';
import { portfolioApi } from './portfolio.ts';
import { previewsApi } from './previews.ts';
import { profilesApi } from './profiles.ts';
import { publicPagesApi } from './public-pages.ts';
import { reportsApi } from './reports.ts';
import { reviewsApi } from './reviews.ts';
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
