import { applicationsApi } from './applications.ts';
import { authApi } from './auth.ts';
import { contactApi } from './contact.ts';
import { conversationsApi } from './conversations.ts';
import { geoApi } from './geo.ts';
import { matchingApi } from './matching.ts';
import { ordersApi } from './orders.ts';
import { portfolioApi } from './portfolio.ts';
import { previewsApi } from './previews.ts';
import { profilesApi } from './profiles.ts';
import { siteApi } from './site.ts';

/** Every call of the API, by feature. */
export const api = {
  auth: authApi,
  profiles: profilesApi,
  portfolio: portfolioApi,
  orders: ordersApi,
  previews: previewsApi,
  matching: matchingApi,
  applications: applicationsApi,
  conversations: conversationsApi,
  contact: contactApi,
  geo: geoApi,
  site: siteApi,
};
