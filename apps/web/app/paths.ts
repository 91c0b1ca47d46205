import type { Role } from '@tessera/contract/account/auth';
import { pagePaths, type PagePath } from '@tessera/contract/pages';

/** The id of the section that explains how the product works, and the target that scrolls to it. */
export const HOW_IT_WORKS = 'how-it-works';

const area = <Name extends Role>(role: Name) => ({
  home: `/${role}/` as const,
  projects: `/${role}/projects/` as const,
  addProject: `/${role}/projects/add/` as const,
  editProject: (projectId: string) => `/${role}/projects/edit/${encodeURIComponent(projectId)}`,
  messages: `/${role}/messages/` as const,
  conversation: (conversationId: string) => `/${role}/messages/${encodeURIComponent(conversationId)}`,
  settings: `/${role}/settings/` as const,
  account: `/${role}/settings/account/` as const,
  notificationSettings: `/${role}/settings/notifications/` as const,
  contact: `/${role}/contact-us/` as const,
});

/** Every address of the product, by name. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  signUpDesigner: '/signup-designer',
  signUpCustomer: '/signup-customer',
  forgotPassword: '/forgot-password',
  /** Where a mailed link leads; the token stands behind the `#`. */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  undoEmail: '/undo-email',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  /** The directory of designers with a public page. */
  designers: '/designers',
  /** A designer's public page. */
  publicDesigner: (slug: string) => `/designers/${encodeURIComponent(slug)}`,
  designer: {
    ...area('designer'),
    applications: '/designer/applications/',
    /** The work on an order. */
    engagement: (orderId: string) => `/designer/engagements/${encodeURIComponent(orderId)}`,
  },
  customer: {
    ...area('customer'),
    /** An order, and all that became of it. */
    project: (orderId: string) => `/customer/projects/${encodeURIComponent(orderId)}`,
    /** The designers who fit one order. */
    matchesOf: (orderId: string) => `/customer/?order=${encodeURIComponent(orderId)}`,
  },
  operator: {
    home: '/operator/',
    /** How an operator signs in: the second factor first of all. */
    account: '/operator/set-up/',
    vetting: '/operator/vetting/',
    photos: '/operator/photos/',
    reports: '/operator/reports/',
    accounts: '/operator/accounts/',
    /** One account among all. */
    accountOf: (id: string) => `/operator/accounts/?q=${encodeURIComponent(id)}`,
    messages: '/operator/messages/',
    matches: '/operator/matches/',
    audit: '/operator/audit/',
  },
};

/** Public pages: written as HTML when the web is built. */
export const prerenderedPaths = [
  paths.home,
  paths.signIn,
  paths.signUp,
  paths.signUpDesigner,
  paths.signUpCustomer,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.undoEmail,
  paths.about,
  paths.privacy,
  paths.terms,
] as const;

/** A page of each route that the server renders. */
export const renderedPaths = [paths.designers, paths.publicDesigner('somebody')] as const;

/** Whether two addresses are the same page; a trailing slash makes no difference. */
export function isSamePath(one: string, other: string): boolean {
  return withSlash(one) === withSlash(other);
}

/** Whether `path` is `base` or lies below it. */
export function isPathWithin(path: string, base: string): boolean {
  return withSlash(path).startsWith(withSlash(base));
}

/** Which page an address is, as page views name it; null for an address that is no page. */
export function toPagePath(pathname: string): PagePath | null {
  const given = withSlash(pathname).split('/');
  const isLike = (pattern: PagePath) => {
    const parts = withSlash(pattern).split('/');
    return (
      parts.length === given.length &&
      parts.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
    );
  };
  return pagePaths.find(isLike) ?? null;
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
