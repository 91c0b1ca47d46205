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
      route('projects', 'pages/designer-projects.tsx'),
      route('projects/add', 'pages/designer-project-add.tsx'),
      route('projects/edit/:projectId', 'pages/designer-project-edit.tsx'),
      route('settings', 'pages/designer-settings.tsx'),
      route('contact-us', 'pages/designer-contact.tsx'),
    ]),
    ...prefix('customer', [
      index('pages/customer-matches.tsx'),
      route('projects', 'pages/customer-projects.tsx'),
      route('projects/add', 'pages/customer-project-add.tsx'),
      route('projects/edit/:projectId', 'pages/customer-project-edit.tsx'),
      route('settings', 'pages/customer-settings.tsx'),
      route('contact-us', 'pages/customer-contact.tsx'),
    ]),
  ]),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
