import { browser, type Rule } from '../proof.ts';

const journey = (...names: string[]) => browser('operator/operator-journey', ...names);
const bundle = (...names: string[]) => browser('operator/operator-bundle', ...names);

const DAY =
  'an operator sets up a second factor, signs in with its code, decides what waits, and finds it in the audit';

/** What is promised of the pages of operators. */
export const operatorPagesRules: readonly Rule[] = [
  {
    promise:
      'A second factor is set up on the first visit; photos and reports are decided, and the audit shows it',
    proofs: journey(DAY),
  },
  {
    promise: 'An account is found, given a limit, suspended after a question, and reinstated',
    proofs: journey('an account is found, given a limit, suspended and reinstated'),
  },
  {
    promise: 'Every entry of a long queue is reached by keys and by the mouse, without a reload',
    proofs: journey('every entry of a long queue is reached by keys and by the mouse without a reload'),
  },
  {
    promise: 'One key decides and leads on, not while somebody types, and can be switched off',
    proofs: journey(DAY, 'single keys do nothing while somebody types, and can be switched off for good'),
  },
  {
    promise: 'Nobody else loads anything of them',
    proofs: bundle(
      'no script of the build mixes what operators load with what others load',
      'visitors, designers and customers load nothing of the operator’s pages, not even at their addresses',
      'each of the operator’s pages loads at most 190 kB of script at first',
    ),
  },
  {
    promise: 'Every state of each page is accessible, in light and dark, and fits every width',
    proofs: browser('screens/every-screen', '$name'),
  },
];
