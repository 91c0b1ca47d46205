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
    proofs: [
      ...feature(
        'notifications/notifications',
        'is everything in both ways at first, and chosen kind by kind',
        'of one’s account cannot be switched off, and is one’s own choice only',
      ),
      ...browser(
        'talk/notifications',
        'how one is told is saved with each switch, and what keeps an account safe is always told',
        'the account page has the same switches, and a customer can switch off what is told of withdrawn applications and of photos',
      ),
    ],
  },
  {
    promise:
      'Whoever owns a photo is told once when it is held for review, and when the operator shows or removes it; so are customers',
    proofs: [
      ...feature(
        'media/review/photo-news',
        'is told once that a photo is held and once that it is shown again, however often jobs and the operator repeat themselves',
        'is told once that the operator removed a photo, and so is whoever uploads it again',
        'a designer is told of the profile photo',
        'a customer is told of a photo of an order once the order is saved with it',
        'in messages, with the page of that side',
        'in a delivery',
        'whoever has switched it off is told nothing',
      ),
      ...feature(
        'media/review/review',
        'sees withheld photos with their owners, who are told when one is allowed',
      ),
    ],
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
        'every kind of notification is mailed',
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
