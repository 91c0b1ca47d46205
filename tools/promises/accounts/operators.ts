import { at, feature, type Rule } from '../proof.ts';

const secondFactor = (...names: string[]) => feature('auth/second-factor/second-factor', ...names);
const access = (...names: string[]) => feature('operator/access', ...names);
const operatorAccounts = (...names: string[]) => feature('operator/accounts/accounts', ...names);
const audit = (...names: string[]) => feature('operator/audit/audit', ...names);
const vetting = (...names: string[]) => feature('operator/vetting/vetting', ...names);
const reports = (...names: string[]) => feature('operator/reports/report-desk', ...names);
const photos = (...names: string[]) => feature('operator/photos/photo-desk', ...names);
const overview = (...names: string[]) => feature('operator/overview/overview', ...names);

/** What is promised of the people who run the place, by what it is about. */
export const operatorRules: Readonly<Record<string, readonly Rule[]>> = {
  'Operators: who they are': [
    {
      promise: 'Operators are made and removed by the command line alone, with a link that works once',
      proofs: [
        ...audit(
          'makes an operator once, with a link that sets a password once and within half an hour',
          'makes nobody an operator who has another account, and removes only operators',
          'that removes an operator ends their sessions at once',
        ),
        ...access('nobody becomes an operator by signing up'),
      ],
    },
    {
      promise: 'Every call of operators answers everybody else with 401 or 403',
      proofs: access('is refused to everybody else: %s', 'stands under operator/ or sets up a second factor'),
    },
    {
      promise: 'An operator cannot act as a designer or a customer',
      proofs: access('an operator cannot act as a designer or a customer: %s'),
    },
    {
      promise: 'Nothing opens to an operator before a passkey or a one-time-code app is set up',
      proofs: [
        ...access(
          'an operator without a second factor is refused: %s',
          'before a second factor, an operator is let into the calls that set one up, and no others',
        ),
        ...secondFactor(
          'loses every other session by setting up %s, so that nobody goes on with the password alone',
        ),
      ],
    },
    {
      promise: 'An operator signs in with password and code, or with a passkey and no code',
      proofs: secondFactor(
        'signs in with password and code, and not with one of them alone',
        'an operator with a passkey signs in by it, is asked for no code, and cannot remove the last factor',
        'designers and customers are asked for no code, and have no app to set up',
      ),
    },
    {
      promise: 'A code works once and in its time, ten recovery codes once each, and guessing is slowed down',
      proofs: secondFactor(
        'is refused with a code that was used, and with one from before the one used last',
        'may be a step early or late by the clock, and no more',
        'signs in with each of ten recovery codes once, however it is typed',
        'who sets up another one can use neither the old app nor the old recovery codes',
        'cannot be broken into by guessing: codes are slowed down as passwords are',
      ),
    },
    {
      promise: 'What is stored of apps and recovery codes opens nothing',
      proofs: secondFactor('keeps nothing in the database by which somebody could make codes'),
    },
  ],
  'Operators: what they see and do': [
    {
      promise: 'Accounts are found by address, name and id, without hashes and without private words',
      proofs: operatorAccounts(
        'are found by a part of the address or the name in any case, and by id',
        'are shown a page at a time, latest first, filtered by role and standing',
        'show neither password hashes nor what somebody wrote in private',
      ),
    },
    {
      promise: 'A limit that is set for one account counts at once',
      proofs: operatorAccounts('of projects or orders counts at once, and goes back to the plan'),
    },
    {
      promise:
        'A suspended account has no session, cannot sign in and is in no list; a reinstated one has all of it back',
      proofs: operatorAccounts(
        'has no session any more, and is told that it is suspended only with the right password',
        'of a designer is in no list, and back in all of them when it is reinstated',
        'of a customer shows its orders to nobody, and takes no application',
        'is in no list of open applications, and cannot be hired or written to',
        'is never an operator, and never one that does not exist',
      ),
    },
    {
      promise:
        'Where designers are vetted, a new one is in no list until approved, and is told what was decided and why',
      proofs: vetting(
        'is in no list until approved, in all of them from then on, and is told by mail and in the product',
        'who is declined is told the reason, stays in no list, and can be approved later',
        'has to be given a reason when declined',
        'who waits is shown with profile and portfolio, those who can be judged first, and with whom they share photos',
        'switched on, it lets designers stay who were there before; switched off, it lets those who wait in, and nobody who was declined',
      ),
    },
    {
      promise:
        'Photos that are held for review are listed, looked at, shown or taken away by operators alone',
      proofs: photos(
        'is listed with where it is used and by whom, oldest first',
        'is shown again once, and the audit says so',
        'is taken away for good once, with its files, and is not shown again',
        'can be looked at by operators alone',
      ),
    },
    {
      promise: 'Reports come with their context, and are dismissed, or followed by hiding or a suspension',
      proofs: [
        ...feature(
          'operator/reports/report-context',
          'of a message: two before it and one after, and no other',
          'of a photo in a message: the photo can be looked at from then on, and not before',
          'of a delivered photo: the photo can be looked at from then on, and the designer is answerable',
          'of a designer: the profile with portrait and portfolio',
          'of an order: what it says, and whose it is',
          'of a review: its stars and words, and who wrote it',
        ),
        ...reports(
          'dismisses a report: it is closed, nothing else changes, and the audit has it once',
          'hides a message: both sides read in its place that it was hidden, and every report of it is closed',
          'hides a review: it counts in no rating, and can be shown again',
          'suspends whoever is answerable: their sessions end, and all reports about them are closed',
        ),
      ],
    },
    {
      promise:
        'Deleting an account and an operator’s act on it wait for each other, whichever comes first, and both are answered',
      proofs: at(
        'faults/src/jobs/lock-order.test.ts',
        'goes on with an operator who %s in the midst of it, and both are answered',
        'goes on with an operator who %s again and again at any moment, and all are answered',
        'two operators who suspend one account for two reports at once are both answered',
      ),
    },
    {
      promise: 'Contact messages wait until they are marked as answered',
      proofs: feature(
        'operator/contact-messages/contact-desk',
        'contact messages wait oldest first with who wrote them, until they are marked as answered',
      ),
    },
    {
      promise:
        'An operator is told why a pair matches: signals, weights and evidence that add up to the score',
      proofs: feature(
        'operator/matches/match-desk',
        'a match is explained by signals whose points add up to the score that the customer sees',
        'two who cannot be matched get the reason for it',
        'asking why a pair matches counts nobody as seen',
      ),
    },
    {
      promise: 'The marketplace at a glance over 30 or 90 days is counted from what happened',
      proofs: overview(
        'is a row for each of the last 30 or 90 days, the last of which is today',
        'sign-ups count by role on their day, those of operators not at all',
        'the time to the first application is the median and the 90th percentile, by the day of the order',
        'hires, completions and reviews count on their days, and the rating is the mean of the stars of visible reviews',
        'an order is active from the day it was described until it is accepted or cancelled',
      ),
    },
    {
      promise:
        'The health of matches and of the machine is told: exposure, jobs, storage, database and models',
      proofs: overview(
        'how many active orders nobody fits with 60 points, of those whose scores are known',
        'how designers share the first pages: the Gini coefficient of the command, and the curve',
        'tells the size of photos and documents, and of the database',
        'tells which models serve, and that everything is prepared with them',
        'tells how many jobs wait, since when, and how many were given up',
      ),
    },
    {
      promise: 'A job that was given up is listed and tried again',
      proofs: feature(
        'operator/jobs/job-desk',
        'a job that was given up is listed with the first line of its fault, until it is tried again and done',
      ),
    },
  ],
  'Operators: what is remembered': [
    {
      promise: 'Every act is written down with who did what to whom, when; acts of the command line as well',
      proofs: [
        ...audit(
          'says who did what to whom, when and with which words',
          'is shown a page at a time, latest first, and searched by who, whom and act',
          'has no entry of an act that failed, and there is no act without its entry',
          'makes an operator once, with a link that sets a password once and within half an hour',
        ),
        ...operatorAccounts(
          'is suspended once, and written into the audit once, however often it is asked for',
        ),
        ...vetting('is decided on once, however often it is asked for'),
      ],
    },
    {
      promise: 'Nobody changes or deletes what is written down, and it outlives the operator',
      proofs: audit(
        'cannot be changed, deleted or emptied, not even by the owner of the database',
        'lets an ordinary role of the database read and add only, even without the trigger',
        'keeps an act of an operator who was removed, and forgets the address of an account that was deleted',
      ),
    },
    {
      promise: 'The export is CSV of all of it, and safe to open in a spreadsheet',
      proofs: audit(
        'is CSV of all entries, in batches, with what the list shows, and is remembered itself',
        'holds nothing that a spreadsheet takes for a formula, and keeps quotes and lines within their field',
      ),
    },
    {
      promise: 'No account or role gets at what is another’s by any call, the operators’ calls included',
      proofs: at(
        'security/src/access.test.ts',
        'refuses visitors and ended sessions: %s',
        'refuses the other roles, the owner’s partner and any other: %s',
        'gets nothing of the owner by its id: %s',
      ),
    },
  ],
};
