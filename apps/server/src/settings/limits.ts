import { count, setting } from './setting.ts';

/** How much one account or one network address may do. */
export const limitsSettings = {
  FREE_PROJECT_LIMIT: setting({
    schema: count(0, 100_000),
    default: '20',
    description: 'Number of portfolio projects that a designer may have on the free plan.',
  }),
  FREE_ORDER_LIMIT: setting({
    schema: count(0, 100_000),
    default: '10',
    description: 'Number of orders that a customer may have on the free plan.',
  }),
  OPEN_APPLICATIONS_MAX: setting({
    schema: count(1, 100_000),
    default: '10',
    description: 'Number of open applications that a designer may have at a time.',
  }),
  ORDER_APPLICATIONS_MAX: setting({
    schema: count(1, 100_000),
    default: '15',
    description: 'Number of open applications that an order takes at a time.',
  }),
  FREE_STORAGE_MB: setting({
    schema: count(1, 100_000_000),
    default: '4096',
    description:
      'Space for the photos of one account on the free plan, as they were uploaded, in MB. By default it holds twice the largest possible portfolio.',
  }),
  UPLOAD_MB_PER_DAY: setting({
    schema: count(1, 100_000_000),
    default: '4096',
    description: 'Size of all files that one account may upload in a day (UTC), in MB.',
  }),
  SIGN_UP_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '60',
    description: 'Sign-ups allowed from one network address in a minute.',
  }),
  SIGN_IN_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '60',
    description: 'Sign-in attempts allowed from one network address in a minute.',
  }),
  REFRESH_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '60',
    description: 'How often one account may refresh its sessions in a minute.',
  }),
  ORDER_WRITES_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '60',
    description:
      'How often one account may create, change or delete orders in a minute. Applications, answers to them, deliveries and reviews count too.',
  }),
  PROJECT_WRITES_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '60',
    description: 'How often one account may save or delete portfolio projects and profiles in a minute.',
  }),
  SIGN_IN_FREE_FAILURES: setting({
    schema: count(1, 1_000_000),
    default: '10',
    description:
      'Failed sign-ins with one e-mail address after which the next attempts have to wait, for a minute at most. Devices and networks from which the owner has signed in are counted separately.',
  }),
  ACCOUNT_MAILS_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '5',
    description:
      'Mails that one account may ask for in a minute to confirm its address, and links to new passwords that one network address may ask for.',
  }),
  CONTACT_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '20',
    description: 'Contact messages that one account may send in a minute.',
  }),
  MESSAGES_PER_MINUTE: setting({
    schema: count(1, 1_000_000),
    default: '20',
    description: 'Messages to designers that one account may send in a minute.',
  }),
};
