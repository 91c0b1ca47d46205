import type { Config } from '../config.ts';
import type { Throttle } from './guards/throttles.ts';
import { createOrigin, createPageLinks, type Origin, type PageLinks } from './pagination.ts';

/** What routes need besides their service. Every `x.routes.ts` takes the same: `(serve, service, edge)`. */
export interface Edge {
  /** Where people reach the product, for one request. */
  origin: Origin;
  /** Builds the pages of lists. */
  links: PageLinks;
  /** Counts writes of portfolio projects and of profiles together, because both store photos. */
  projectWrites: Throttle;
  /** Counts writes of orders together with what is done about them: applications, engagements and reviews. */
  orderWrites: Throttle;
  /** How many calls of a kind one account or one network address may make in a minute. */
  perMinute: {
    signUp: number;
    signIn: number;
    refresh: number;
    linkPreviews: number;
    contact: number;
    messages: number;
    accountMails: number;
  };
}

/** Reads from the settings what routes need. */
export function createEdge(config: Config): Edge {
  const origin = createOrigin(config.PUBLIC_URL);
  return {
    origin,
    links: createPageLinks(origin),
    projectWrites: { perMinute: config.PROJECT_WRITES_PER_MINUTE, by: 'account' },
    orderWrites: { perMinute: config.ORDER_WRITES_PER_MINUTE, by: 'account' },
    perMinute: {
      signUp: config.SIGN_UP_PER_MINUTE,
      signIn: config.SIGN_IN_PER_MINUTE,
      refresh: config.REFRESH_PER_MINUTE,
      linkPreviews: config.LINK_PREVIEWS_PER_MINUTE,
      contact: config.CONTACT_PER_MINUTE,
      messages: config.MESSAGES_PER_MINUTE,
      accountMails: config.ACCOUNT_MAILS_PER_MINUTE,
    },
  };
}
