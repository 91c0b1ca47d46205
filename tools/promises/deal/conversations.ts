import { browser, feature, type Rule } from '../proof.ts';

/** What is promised of conversations. */
export const conversationsRules: readonly Rule[] = [
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
      'the designer, the photos and the visible reviews can be reported by every account, and by none once it is switched off',
      'a delivered photo can be reported by both parties and by nobody else, and a delivered document by nobody',
    ),
  },
  {
    promise: 'Report is offered at messages, photos, designers, projects and reviews',
    proofs: [
      ...browser(
        'talk/messages',
        'a message is reported once, with its reason, and is folded only for the person who reported it',
      ),
      ...browser(
        'customer/customer-matches',
        'a designer, and a photo of theirs, are reported from where the photo is shown in full',
      ),
      ...browser('designer/designer-home', 'a project is reported from its card'),
      ...browser(
        'public/public-pages',
        'whoever is signed in reports the designer, a photo and a review; visitors are offered nothing to report, and owners only reviews',
      ),
    ],
  },
  {
    promise: 'List and conversation stand side by side from 900 pixels on',
    proofs: browser(
      'talk/messages',
      'from 900 pixels on list and conversation stand side by side, and below one of them',
    ),
  },
  {
    promise: 'A message has words, photos, or both: at most 4,000 characters and five photos',
    proofs: [
      ...feature(
        'conversations/photos/message-photos',
        'are seen by both sides, with words or without, in the order sent',
        'that has neither words nor photos, as a form and as JSON',
        'with six photos, with something else than a photo, or with a damaged one, and nothing of it is stored',
      ),
      ...feature('conversations/conversations', 'is told which field is at fault'),
      ...browser(
        'talk/message-photos',
        'photos are chosen, looked at, sent with words, and opened by the other side at once, who can report them',
      ),
    ],
  },
  {
    promise: 'What is unread is counted alike on every page',
    proofs: [
      ...feature(
        'conversations/conversation-calls',
        'counts the other side’s messages up to the one that was read',
      ),
      ...browser(
        'talk/live',
        'a message is counted on every page while it is open, and no more once it has been read elsewhere',
      ),
    ],
  },
  {
    promise: 'Only who blocked can unblock, and the block is seen at once',
    proofs: [
      ...feature(
        'conversations/conversation-calls',
        'ends writing for both until whoever blocked takes it back',
      ),
      ...browser('talk/live', 'whoever is blocked sees it at once'),
      ...browser('talk/messages', 'whoever blocks the other ends the writing for both, and may take it back'),
    ],
  },
  {
    promise: 'A conversation of others can be neither read nor changed',
    proofs: feature(
      'conversations/conversation-calls',
      'a conversation of others can be neither read nor changed',
    ),
  },
  {
    promise: 'A message that cannot be sent stays, and what was typed is there again',
    proofs: browser(
      'talk/messages',
      'a message that cannot be sent stays in the conversation and is sent once',
      'what was typed and not sent is there again',
    ),
  },
  {
    promise: 'A message written without a connection waits for it, keeps its place and is sent once',
    proofs: browser(
      'talk/messages',
      'what is written without a connection waits for it, keeps its order and is sent once',
    ),
  },
  {
    promise: 'A message says to whoever has reported it that they did, and to nobody else',
    proofs: feature(
      'conversations/conversation-calls',
      'a message tells whoever has reported it that they did, and tells nobody else',
    ),
  },
  {
    promise: 'What happened to the project stands between the messages about it',
    proofs: feature(
      'conversations/conversation-calls',
      'a conversation has what happened to the project between the two, and nothing about other designers',
    ),
  },
];
