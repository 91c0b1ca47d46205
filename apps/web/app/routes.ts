import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Which page answers at which address; `paths.ts` names the addresses. */
export default [
  index('pages/home.tsx'),
  layout('pages/public/public-layout.tsx', [
    route('signin', 'pages/account/sign-in.tsx'),
    route('signup', 'pages/account/sign-up.tsx'),
    route('signup-designer', 'pages/account/sign-up-designer.tsx'),
    route('signup-customer', 'pages/account/sign-up-customer.tsx'),
    route('forgot-password', 'pages/account/forgot-password.tsx'),
    route('about', 'pages/public/about.tsx'),
    route('privacy', 'pages/public/privacy.tsx'),
    route('terms', 'pages/public/terms.tsx'),
  ]),
  layout('pages/account/mailed-link-layout.tsx', [
    route('reset-password', 'pages/account/reset-password.tsx'),
    route('verify-email', 'pages/account/verify-email.tsx'),
    route('undo-email', 'pages/account/undo-email.tsx'),
  ]),
  route('designers', 'pages/public/designers.tsx'),
  route('designers/:slug', 'pages/public/public-designer.tsx'),
  layout('pages/private/private-layout.tsx', [
    ...prefix('designer', [
      index('pages/designer/designer-home.tsx'),
      route('projects', 'pages/designer/designer-projects.tsx'),
      route('projects/add', 'pages/designer/designer-project-add.tsx'),
      route('projects/edit/:projectId', 'pages/designer/designer-project-edit.tsx'),
      route('messages', 'pages/designer/designer-messages.tsx', [
        route(':conversationId', 'pages/designer/designer-conversation.tsx'),
      ]),
      route('applications', 'pages/designer/designer-applications.tsx'),
      route('engagements/:orderId', 'pages/designer/designer-engagement.tsx'),
      route('settings', 'pages/designer/designer-settings.tsx'),
      route('settings/account', 'pages/designer/designer-account.tsx'),
      route('settings/notifications', 'pages/designer/designer-notifications.tsx'),
      route('contact-us', 'pages/designer/designer-contact.tsx'),
    ]),
    ...prefix('customer', [
      index('pages/customer/customer-matches.tsx'),
      route('projects', 'pages/customer/customer-projects.tsx'),
      route('projects/add', 'pages/customer/customer-project-add.tsx'),
      route('projects/edit/:projectId', 'pages/customer/customer-project-edit.tsx'),
      route('messages', 'pages/customer/customer-messages.tsx', [
        route(':conversationId', 'pages/customer/customer-conversation.tsx'),
      ]),
      route('projects/:projectId', 'pages/customer/project/customer-project.tsx'),
      route('settings', 'pages/customer/customer-settings.tsx'),
      route('settings/account', 'pages/customer/customer-account.tsx'),
      route('settings/notifications', 'pages/customer/customer-notifications.tsx'),
      route('contact-us', 'pages/customer/customer-contact.tsx'),
    ]),
  ]),
  layout(
    'pages/operator/operator-layout.tsx',
    // One file for all of them: it loads what an operator may see (`pages/operator/operator-page.tsx`).
    [
      'operator',
      'operator/set-up',
      'operator/vetting',
      'operator/photos',
      'operator/reports',
      'operator/accounts',
      'operator/messages',
      'operator/matches',
      'operator/audit',
    ].map((path) => route(path, 'pages/operator/operator-page.tsx', { id: path })),
  ),
  route('*', 'pages/public/not-found.tsx'),
] satisfies RouteConfig;
