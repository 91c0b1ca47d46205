import { browser, feature, type Rule } from '../proof.ts';

/** What is promised of applications. */
export const applicationsRules: readonly Rule[] = [
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
      ...browser(
        'deal/application',
        'at the limit the form says so and sends nothing more',
        'the form says how many have applied and how many more applications fit, and cannot be sent where none does',
      ),
      ...browser(
        'deal/order-page',
        'a full order says how many applications are open, and that declining one makes room',
      ),
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
  {
    promise: 'A note has at most 2,000 characters, and the prices are a range',
    proofs: feature('applications/applications', 'is refused when %s is at fault: %s'),
  },
  {
    promise: 'Accepting and shortlisting need an active order',
    proofs: feature('applications/application-states', '%s while the order is paused'),
  },
  {
    promise: 'Both lists are filtered by status, and the customer’s shows the designer as a match card does',
    proofs: feature(
      'applications/applications',
      'has a note and a price range, which both sides read in their lists',
      'has the same score, reasons and photos once the order is paused, in progress or completed and so is not matched',
    ),
  },
];
