import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Which page answers at which address; `paths.ts` names the addresses. */
export default [
  index('pages/home.tsx'),
  layout('pages/public-layout.tsx', [
    route('signin', 'pages/sign-in.tsx'),
    route('signup', 'pages/sign-up.tsx'),
    route('signup-designer', 'pages/sign-up-designer.tsx'),
    route('signup-customer', 'pages/sign-up-customer.tsx'),
    route('about', 'pages/about.tsx'),
    route('privacy', 'pages/privacy.tsx'),
    route('terms', 'pages/terms.tsx'),
  ]),
  layout('pages/private-layout.tsx', [
    ...prefix('designer', [
      index('pages/designer-home.tsx'),
      route('settings', 'pages/designer-settings.tsx'),
      route('contact-us', 'pages/designer-contact.tsx'),
    ]),
    ...prefix('customer', [
      index('pages/customer-matches.tsx'),
      route('settings', 'pages/customer-settings.tsx'),
      route('contact-us', 'pages/customer-contact.tsx'),
    ]),
  ]),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
