import { at, browser, feature, type Rule } from '../proof.ts';

const secondFactor = (...names: string[]) => feature('auth/second-factor/second-factor', ...names);

/** What is promised of one’s own account. */
export const accountRules: Readonly<Record<string, readonly Rule[]>> = {
  'One’s own account': [
    {
      promise: 'An address is confirmed by a mailed link, once and within a day',
      proofs: [
        ...feature(
          'account/account',
          'is confirmed by the link that a new account is mailed, and only once',
          'is not confirmed by an old link, nor by one that was made up or is for something else',
          'can be sent its link again until it is confirmed',
        ),
        ...browser(
          'account/own-account',
          'the banner asks to confirm the address, sends the link again, and is gone once the link was used',
        ),
      ],
    },
    {
      promise:
        'A forgotten password is replaced by a mailed link; the answer tells nobody who has an account',
      proofs: [
        ...feature(
          'account/account',
          'is replaced by the mailed link, which ends every session and is told to the owner',
          'gets the same answer for an address without an account, which is mailed nothing',
          'is not replaced by a link that was used, is older than half an hour, or was overtaken by another',
          'is replaced by one of ten uses of a link at once',
        ),
        ...browser(
          'account/own-account',
          'a forgotten password is replaced by the mailed link, and the new one signs in',
        ),
      ],
    },
    {
      promise:
        'Asking for a new password and signing in do the same work for every address, whether or not it has an account',
      proofs: feature('account/same-work', 'makes the same statements for every address: %s'),
    },
    {
      promise:
        'An address that is not confirmed is mailed nothing but its confirmation and what keeps the account safe',
      proofs: [
        ...feature(
          'notifications/notifications',
          'is mailed once, and not at all while the address is not confirmed',
        ),
        ...feature(
          'conversations/conversations',
          'has the designer mailed nothing until the designer’s address is confirmed, and then what is unread',
        ),
        ...feature(
          'applications/applications',
          'is announced by no mail while the customer’s address is not confirmed',
        ),
      ],
    },
    {
      promise: 'Tokens of mailed links are stored as hashes',
      proofs: feature('account/account', 'tokens are stored as hashes only'),
    },
    {
      promise: 'A password is changed by who knows it, which ends the other sessions',
      proofs: [
        ...feature(
          'account/account',
          'is changed by who knows it, which ends the other sessions only',
          'stays as it is when the present one is wrong or the new one is weak',
          'cannot be guessed with a stolen session',
        ),
        ...browser(
          'account/own-account',
          'a password is changed by who knows it, and every session can be ended',
        ),
      ],
    },
    {
      promise:
        'An address is changed by a link to the new one, and given back to the former one for seven days',
      proofs: [
        ...feature(
          'account/email-change',
          'is that of the account once its link was used, and counts as confirmed',
          'that is taken is answered like any other, and told so by mail',
          'is told, and takes the change back within seven days, which ends every session',
          'cannot take the change back later, nor with a token for something else',
          'comes back for its owner however often a thief changed it after',
        ),
        ...browser(
          'account/own-account',
          'an address is changed by a link to the new one, and given back by a link to the former one',
        ),
      ],
    },
    {
      promise:
        'Sessions are listed and ended by their owner alone, and an ended one opens nothing from then on',
      proofs: [
        ...feature(
          'auth/sessions/sessions',
          'names device, place and last use of each, the one that asks first',
          'has the sessions of nobody else',
          'refuses its tokens at once, and leaves the others',
          'answers 404 for the session of somebody else, for one that has ended and for what is no id',
        ),
        ...feature(
          'account/account',
          'signing out everywhere ends every session, the one that asks included',
        ),
        ...browser('account/own-account', 'a session on another device is listed and ended'),
      ],
    },
    {
      promise: 'A passkey opens the account of its owner, and no other',
      proofs: [
        ...feature(
          'auth/passkeys/passkeys',
          'opens the account of its owner without a password, as often as asked',
          'that is removed opens nothing any more',
          'cannot be seen or removed by another account',
          'by a signature that was used, is too old, or was asked for by nobody',
          'by a passkey of another place, of somebody the authenticator did not check, or of another key',
        ),
        ...browser(
          'account/passkeys',
          'a passkey is added in the settings, signs in without a password, and is removed again',
        ),
      ],
    },
    {
      promise:
        'The archive has all data and original photos of its owner, is told when ready, and lasts a day',
      proofs: [
        ...feature(
          'account/export/export',
          'has what a designer wrote, and the original photos',
          'has no secret, and nothing of those who have nothing to do with the account',
          'is told when it is ready, can be fetched for a day, and is gone afterwards',
          'is fetched by its owner alone, and is made once of two requests at once',
        ),
        ...browser('account/own-account', 'everything of an account can be saved as an archive'),
      ],
    },
    {
      promise:
        'The archive has every value and every file that deletion takes away, but for a list of exceptions with a reason each',
      proofs: feature(
        'account/export/completeness',
        'has every value of every row that deleting the account takes away',
        'has every file that deleting the account takes away',
        'has no photo of the other side that an operator has hidden',
        'every table is in the archive, left out for a reason, or untouched by deletion, and each of these is shown above',
      ),
    },
    {
      promise:
        'A deleted account leaves nothing but completed work without a name, and its address is free again',
      proofs: [
        ...feature(
          'account/deletion',
          'needs its password, and ends its sessions at once',
          'frees its address',
          'of a designer leaves no row and no file of the person, but completed engagements without a name',
          'of a customer leaves no row and no file of the person, but completed engagements without a name',
          'cancels what the person is at work on, and tells the customer',
          'leaves every row and file of everybody else',
        ),
        ...browser(
          'account/own-account',
          'an account is deleted by who knows the password and types the word',
        ),
      ],
    },
    {
      promise:
        'The owner is told by mail of a new device, password, address, passkey or app, and of a stolen session',
      proofs: [
        ...feature(
          'account/mails/security-notices',
          'a sign-in on a new device is mailed to the owner once, with device, place and time',
          'a token that is used again after it was replaced ends the session, and its owner is told once',
        ),
        ...feature('auth/passkeys/passkeys', 'is told to its owner by mail'),
        ...secondFactor('is told by mail that an app was set up'),
      ],
    },
    {
      promise:
        'Every mail can be read at 320 and 600 pixels, by day and by night, and says how it is switched off if it can be',
      proofs: browser(
        'mails/mails',
        'there is no mail of which this file does not know',
        'is sound and readable at each width, in light and in dark colours',
        'has the same words as HTML and as text, why it came, and where such mails are switched off if they can be',
      ),
    },
    {
      promise:
        'A mail says the same as HTML and as text, and why it came; without a mail server it is kept, listed and shown',
      proofs: [
        ...feature(
          'account/account',
          'a mail has the same words as HTML and as text, and says why it came',
          'without a mail server nobody is asked to confirm, and a link to a new password is kept for the operator',
        ),
        ...at(
          'apps/server/src/admin/list-outbox.test.ts',
          'kept mails are listed, latest first, and each is shown whole with its link',
        ),
      ],
    },
  ],
};
