import { count, setting } from './setting.ts';

/** What open connections may cost. */
export const connectionsSettings = {
  CONNECTIONS_MAX: setting({
    schema: count(10, 1_000_000),
    default: '4000',
    description:
      'Maximum number of open connections to one process. A new connection beyond that replaces the one that has been idle longest.',
  }),
  HEADERS_TIMEOUT_MS: setting({
    schema: count(100, 600_000),
    default: '10000',
    description: 'How long the headers of a request may take to arrive, in milliseconds.',
  }),
  BODY_TIMEOUT_MS: setting({
    schema: count(100, 600_000),
    default: '15000',
    description:
      'How long the body of a request without files may take to arrive, and how long a form with files may be slower than UPLOAD_BYTES_PER_SECOND_MIN, in milliseconds.',
  }),
  UPLOAD_BYTES_PER_SECOND_MIN: setting({
    schema: count(1, 10_000_000),
    default: '4096',
    description: 'Minimum speed of an upload, averaged over BODY_TIMEOUT_MS. Slower uploads are refused.',
  }),
};
