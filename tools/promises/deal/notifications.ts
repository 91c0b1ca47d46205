import { browser, feature, type Rule } from '../proof.ts';

/** What is promised of notifications. */
export const notificationsRules: readonly Rule[] = [
  {
    promise: 'They are listed latest first, lead to their pages, and count as unread until they are read',
    proofs: [
      ...feature(
        'notifications/notifications',
        'is listed latest first with its page, and counts as unread until it is read',
        'is seen and marked by nobody else',
      ),
      ...browser('talk/notifications', 'the bell counts what is new, at once, and leads to what it is about'),
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
  {
    promise:
      'A new match of 60 or more is told once a day at most, to neither who switched it off nor who has applied',
    proofs: feature(
      'matching/news/new-matches',
      'a designer is told of a new order that fits well, and its customer of a designer who comes later, each once a day',
      'a match is told neither to those who have switched it off nor to a designer who has applied',
    ),
  },
  {
    promise:
      'Every mail can be read as HTML and as text, at 320 and 600 pixels, in light and dark, and says how to switch it off',
    proofs: [
      ...browser(
        'mails/mails',
        'is sound and readable at each width, in light and in dark colours',
        'has the same words as HTML and as text, why it came, and where such mails are switched off if they can be',
      ),
      ...feature(
        'notifications/notifications',
        'is mailed once, and not at all while the address is not confirmed',
        'without a mail server, the mail about a notification is kept for the operator',
      ),
    ],
  },
];
