/** The pages of the web application as page views are counted: by pattern, so that no id of anything is ever kept. */
export const pagePaths = [
  '/',
  '/signin',
  '/signup',
  '/signup-designer',
  '/signup-customer',
  '/about',
  '/privacy',
  '/terms',
  '/designer/',
  '/designer/projects/',
  '/designer/projects/add/',
  '/designer/projects/edit/:projectId',
  '/designer/settings/',
  '/designer/contact-us/',
  '/customer/',
  '/customer/projects/',
  '/customer/projects/add/',
  '/customer/projects/edit/:projectId',
  '/customer/settings/',
  '/customer/contact-us/',
] as const;
export type PagePath = (typeof pagePaths)[number];

/** Stands in built pages for the address people reach the product at; the server puts the address in its place. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
