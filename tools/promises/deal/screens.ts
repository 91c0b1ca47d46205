import { browser, type Rule } from '../proof.ts';

/** What is promised of screens. */
export const screensRules: readonly Rule[] = [
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
  {
    promise:
      'A customer’s card leads to the page of its order, whose tabs have addresses and are moved between by arrow keys',
    proofs: browser(
      'deal/order-page',
      'a card leads to the page of its order, with the letter of each applicant, and the best is accepted after a question',
      'tabs are moved between by arrow keys and have addresses',
    ),
  },
  {
    promise:
      'A designer finds, reads and withdraws applications, and is led from the accepted one to the work',
    proofs: browser(
      'deal/application',
      'a designer applies with a note and a price, finds the application in the menu, and withdraws it',
      'a declined designer reads the reason, and one whose customer chose another is told that',
    ),
  },
  {
    promise: 'The tab of messages has the conversations about its project',
    proofs: browser(
      'deal/order-page',
      'the tab of messages has the conversations about this project only, and each applicant and their customer get to theirs',
    ),
  },
  {
    promise: 'The bell lists what is new and leads to the settings, each switch of which is saved at once',
    proofs: browser(
      'talk/notifications',
      'the bell counts what is new, at once, and leads to what it is about',
      'how one is told is saved with each switch, and what keeps an account safe is always told',
    ),
  },
  {
    promise: 'The whole way is walked in two browsers, from describing a project to the new rating',
    proofs: browser(
      'deal/story',
      'a described project is matched, applied to, talked about, accepted, delivered, changed, completed and rated',
    ),
  },
];
