/** A test that proves a rule: its file from the root, and its name as the file spells it. */
export type Proof = readonly [file: string, name: string];

/** Something that the product promises of the way from a match to a finished project, and what proves it. */
export interface Rule {
  promise: string;
  proofs: readonly Proof[];
}

const at = (file: string, ...names: string[]): Proof[] => names.map((name) => [file, name]);
const feature = (path: string, ...names: string[]) =>
  at(`apps/server/src/features/${path}.test.ts`, ...names);
const browser = (path: string, ...names: string[]) => at(`e2e/src/${path}.test.ts`, ...names);

/** Every promise, by what it is about. */
export const rules: Readonly<Record<string, readonly Rule[]>> = {
  Orders: [
    {
      promise: 'An order moves along the edges of its graph, each by the side that may',
      proofs: [
        ...feature(
          'orders/order-states',
          'every edge of the graph is taken',
          'neither side can do what is the other’s, and a stranger finds nothing',
        ),
        ...browser(
          'deal/order-page',
          'an order is paused, resumed and cancelled, and each state offers only what it has',
        ),
      ],
    },
    {
      promise: 'What the graph does not have is refused with words on how things stand, and changes nothing',
      proofs: [
        ...feature('orders/order-states', 'what is no edge is refused with wrong_state and changes nothing'),
        ...browser('deal/order-page', 'an answer that comes too late says how things stand, and shows them'),
      ],
    },
    {
      promise: 'An act may be sent twice by the side that did it, with the effect of one',
      proofs: feature(
        'orders/order-states',
        'the act that made the last change may be sent again',
        'by the same side only',
      ),
    },
    {
      promise: 'Ending an engagement needs a reason, and the other side is told',
      proofs: [
        ...feature(
          'engagements/engagements',
          'an engagement that the %s cancels needs a reason, which the other side is told',
        ),
        ...browser('deal/work', 'either side ends the work with a reason, and the other reads it'),
      ],
    },
    {
      promise: 'The timeline tells both sides what happened, oldest first',
      proofs: browser(
        'deal/work',
        'a designer delivers, the customer asks for changes, completes and reviews, and each reads what happened without loading the page again',
      ),
    },
    {
      promise: 'The plan limits how many orders there are, also under calls at once',
      proofs: feature('orders/orders', 'counts orders, and creations at the same time never exceed it'),
    },
    {
      promise: 'An order of somebody else is not found',
      proofs: [
        ...feature('orders/orders', 'is not found by any call'),
        ...browser('deal/order-page', 'an order of somebody else is not found'),
      ],
    },
  ],
  Deliveries: [
    {
      promise: 'A delivery sent twice under its id is stored once; another one is added while delivered',
      proofs: feature(
        'engagements/engagements',
        'sent again under its id is stored once, and another one is added while delivered',
      ),
    },
    {
      promise: 'A delivery needs words, and an id that is its own',
      proofs: feature(
        'engagements/engagements',
        'under the id of another order’s delivery, without words, or too long is refused',
      ),
    },
    {
      promise:
        'The designer reads the brief, the customer’s first name and what happened, and nothing of others',
      proofs: feature(
        'engagements/engagements',
        'shows its designer the brief, the customer’s first name and what happened, and nothing of others',
        'of another designer is in no list and cannot be found',
      ),
    },
  ],
  Applications: [
    {
      promise: 'An application moves along the edges of its graph, each by the side that may',
      proofs: feature(
        'applications/application-states',
        'every edge of the graph is taken',
        'what is no edge is refused with wrong_state and changes nothing',
        'the act that made the last change may be sent again',
      ),
    },
    {
      promise: 'Of many acceptances at once one wins, and the others are declined',
      proofs: feature(
        'applications/application-limits',
        'of 50 accepts of different applicants at once exactly one wins, and the others are declined',
      ),
    },
    {
      promise: 'A designer and an order take so many open applications, also under calls at once',
      proofs: [
        ...feature(
          'applications/application-limits',
          'is refused by the order, and of 50 at once exactly as many go through as fit',
          'is refused to the designer, and of many at once exactly as many go through as fit',
        ),
        ...browser('deal/application', 'at the limit the form says so and sends nothing more'),
      ],
    },
    {
      promise: 'Note and prices are read by both sides',
      proofs: [
        ...feature(
          'applications/applications',
          'has a note and a price range, which both sides read in their lists',
        ),
        ...browser(
          'deal/application',
          'a designer applies with a note and a price, finds the application in the menu, and withdraws it',
        ),
      ],
    },
    {
      promise: 'Who is declined reads why',
      proofs: [
        ...browser(
          'deal/application',
          'a declined designer reads the reason, and one whose customer chose another is told that',
        ),
        ...browser(
          'deal/order-page',
          'a declined designer is told the reason, and may be shortlisted after all',
        ),
      ],
    },
    {
      promise: 'Accepting asks once',
      proofs: browser(
        'deal/order-page',
        'a card leads to the page of its order, with the letter of each applicant, and the best is accepted after a question',
      ),
    },
    {
      promise: 'Who has applied is seen by the customer of the order only',
      proofs: feature('applications/applications', 'is visible to the customer of the order only'),
    },
  ],
  Conversations: [
    {
      promise:
        'The customer begins from a match or an application, the designer once they have applied; there is one for an order and a designer',
      proofs: feature(
        'conversations/conversation-calls',
        'by the customer from a match, and the same call finds it afterwards',
        'by the designer once they have applied, and not before',
        'by the customer with a designer who has applied and is no longer among the matches',
      ),
    },
    {
      promise: 'Messages are read newest first, and stored once however often they are sent',
      proofs: feature(
        'conversations/conversation-calls',
        'are read newest first, page by page, by both sides alike',
        'sent twice under one id, even at once, are stored once',
      ),
    },
    {
      promise: 'A message is seen while the page is open, and none is lost when the line breaks',
      proofs: [
        ...browser(
          'talk/live',
          'two people write to each other in two browsers, and neither loads a page again',
          'where there is no stream, the page asks again until it has what is new',
        ),
        ...feature(
          'events/events',
          'goes on where it broke off: over 20 dropped connections no message is lost and none comes twice',
          'of another account has nothing of it',
        ),
      ],
    },
    {
      promise: 'What is unread for ten minutes is mailed once, and again only after it was read',
      proofs: feature(
        'conversations/conversation-calls',
        'for ten minutes is mailed once, and again only after it was read',
      ),
    },
    {
      promise: 'A block ends writing for both and hides the two from each other; running work goes on',
      proofs: feature(
        'conversations/conversation-calls',
        'ends writing for both until whoever blocked takes it back',
        'hides the two from each other in matches, and makes applying and beginning «not found»',
        'lets a running engagement go on without messages',
      ),
    },
    {
      promise: 'E-mail address and phone number are shown while their owner shares them',
      proofs: feature(
        'conversations/conversation-calls',
        'e-mail address and phone number are shown only while their owner shares them',
      ),
    },
    {
      promise: 'What one can see can be reported once; what one cannot see is not found',
      proofs: feature(
        'reports/reports',
        'a message, a designer, a photo, an order of one’s own and a review by the customer',
        'once: the same again answers the same and stores nothing',
        'the messages, reviews and orders of other people, by a customer',
      ),
    },
    {
      promise: 'List and conversation stand side by side from 900 pixels on',
      proofs: browser(
        'talk/messages',
        'from 900 pixels on list and conversation stand side by side, and below one of them',
      ),
    },
  ],
  Reviews: [
    {
      promise: 'A completed order is reviewed once; other orders are not',
      proofs: feature(
        'reviews/reviews',
        'is written once, and without words if one likes',
        'is refused while the order is %s',
      ),
    },
    {
      promise: 'A review is changed within fourteen days, and answered once by its designer',
      proofs: feature(
        'reviews/reviews',
        'is changed within 14 days, and not afterwards',
        'is answered once by its designer, and by nobody else',
      ),
    },
    {
      promise:
        'A rating is the mean of the visible reviews of completed orders, whatever happens in whatever order',
      proofs: feature(
        'reviews/ratings.model',
        'after every step of any sequence, ratings equal the mean of visible reviews of completed orders',
      ),
    },
    {
      promise: 'Reviews count a little in matches, as a Bayesian mean; hidden ones count nowhere',
      proofs: [
        ...feature(
          'matching/reviews-in-ranking',
          'of designers who fit alike, the better reviewed comes first, a newcomer between, and a hidden review counts nowhere',
        ),
        ...at(
          'packages/matching/src/score/rank.test.ts',
          'is moved little by few reviews, and the same work is as good a fit whatever is said of it',
          'is that of a designer at the marketplace’s mean for a newcomer, and knows no reviews where there are none',
        ),
      ],
    },
  ],
  Notifications: [
    {
      promise: 'They are listed latest first, lead to their pages, and count as unread until they are read',
      proofs: [
        ...feature(
          'notifications/notifications',
          'is listed latest first with its page, and counts as unread until it is read',
          'is seen and marked by nobody else',
        ),
        ...browser(
          'talk/notifications',
          'the bell counts what is new, at once, and leads to what it is about',
        ),
      ],
    },
    {
      promise: 'Each kind is chosen in product and by mail; what is about the account cannot be switched off',
      proofs: feature(
        'notifications/notifications',
        'is everything in both ways at first, and chosen kind by kind',
        'of one’s account cannot be switched off, and is one’s own choice only',
      ),
    },
  ],
  'Public pages of designers': [
    {
      promise: 'The page is off at first, and switched off it is gone at once',
      proofs: [
        ...feature(
          'public-pages/public-pages',
          'is off at first, and nobody sees the designer',
          'shows and hides the page at once, and stays when a save leaves it out',
        ),
        ...browser(
          'public/public-pages',
          'a page that is not there or no longer shown is a 404, and an earlier address leads on',
        ),
      ],
    },
    {
      promise: 'The address is made from the name, can be changed, and is nobody else’s, now or before',
      proofs: [
        ...feature(
          'public-pages/public-pages',
          'is made from the name, with a number where somebody has it',
          'can be changed, and the earlier ones lead to it',
          'is refused where it is wrong, and where somebody else has it or had it',
          'is given to one of two who want it at once',
        ),
        ...browser(
          'designer/designer-settings',
          'the public page is switched on, gets an address of its own, and refuses one that is taken',
        ),
      ],
    },
    {
      promise:
        'The page shows what the designer shows, reviews included, and nothing that is private or held back',
      proofs: feature(
        'public-pages/public-pages',
        'shows what the designer shows, and no address, phone number or order',
        'shows no photo that is held back or removed',
        'shows visible reviews, their mean and their answers',
      ),
    },
    {
      promise:
        'It is whole without script, with title, description, canonical address, picture and structured data',
      proofs: browser(
        'public/public-pages',
        'a page is whole without script, and says what it is to machines',
        'a page without reviews says New and names no rating, and its photos open large',
      ),
    },
    {
      promise: 'Visitors are led to sign up, customers write to the designer',
      proofs: browser(
        'public/public-pages',
        'a customer writes to the designer from the page, and the owner sees it as others do',
      ),
    },
    {
      promise:
        'The directory is filtered by style, room, country, language and words, 24 a page, with and without script',
      proofs: [
        ...feature(
          'public-pages/public-pages',
          'finds by style, room, country, language and words, and by all of them together',
          'has 24 a page at most, the newest designers first, and leads on',
          'refuses values that do not exist',
        ),
        ...browser(
          'public/public-pages',
          'the directory is filtered without script by its form',
          'the directory is filtered at once with script, leads to a designer, and says what excludes most',
        ),
      ],
    },
    {
      promise: 'The site map has every public page',
      proofs: [
        ...at(
          'apps/server/src/http/static/web.test.ts',
          'robots.txt leads to a site map of the public pages',
        ),
        ...browser(
          'public/public-pages',
          'the directory is filtered at once with script, leads to a designer, and says what excludes most',
        ),
      ],
    },
  ],
  Screens: [
    {
      promise: 'Every screen in every state is accessible, in light and dark, and fits every width',
      proofs: browser('screens/every-screen', '$name'),
    },
    {
      promise: 'What is pressed twice is done once',
      proofs: browser(
        'deal/work',
        'a delivery and a review are sent once, however often their button is pressed',
      ),
    },
  ],
};
