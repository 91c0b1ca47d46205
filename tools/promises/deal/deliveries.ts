import { browser, feature, type Rule } from '../proof.ts';

/** What is promised of deliveries. */
export const deliveriesRules: readonly Rule[] = [
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
  {
    promise:
      'A delivery has up to ten files: photos, which pass the media intake, and PDF up to 25 MB, told by their content',
    proofs: [
      ...feature(
        'engagements/files/delivered-files',
        'are listed in the order sent and fetched by both parties, documents as they were sent',
        'that are photos are handed out without metadata, the right way up, in all their sizes',
        'with eleven files, a document above 25 MB or a photo above 10 MB',
        '%s is taken or refused with a code',
      ),
      ...browser(
        'deal/delivery',
        'a designer delivers photos and a document, which the customer opens, reports and saves, and the first photo shows how far the project is',
      ),
    ],
  },
  {
    promise: 'A delivered file answers to the two parties only',
    proofs: feature(
      'engagements/files/delivered-files',
      'answer to nobody but the two parties, at none of their addresses',
    ),
  },
  {
    promise: 'What cannot be delivered is said, and an upload can be cancelled',
    proofs: browser(
      'deal/delivery',
      'what cannot be delivered is said, and an upload that is cancelled leaves everything in place',
    ),
  },
];
