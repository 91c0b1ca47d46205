import { ORIGIN_PLACEHOLDER } from '@tessera/contract/pages';

/** The product's name; a setting (PRODUCT_NAME) read when the web is built. */
export const PRODUCT_NAME: string = import.meta.env['PRODUCT_NAME'] || 'Tessera';

/** Where people write for help; a setting (SUPPORT_EMAIL). */
export const SUPPORT_EMAIL: string = import.meta.env['SUPPORT_EMAIL'] || 'support@tessera.example';

/**
 * The address people reach the product at, without a trailing slash; a setting (PUBLIC_URL). Where it is not set, the
 * server writes the address of each request into the pages, and the browser knows it anyway.
 */
export const PUBLIC_URL: string =
  import.meta.env['PUBLIC_URL']?.replace(/\/+$/, '') ||
  (typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin);

/** Where page views are sent instead of this server, or empty; a setting (ANALYTICS_URL). */
export const ANALYTICS_URL: string = import.meta.env['ANALYTICS_URL'] || '';

/** The year in which the pages were written. */
export const BUILD_YEAR: number = import.meta.env['BUILD_YEAR'];

/** The title of a page, as the browser shows it. */
export function pageTitle(title: string): string {
  return `${title} | ${PRODUCT_NAME}`;
}
