import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES, UNDO_EMAIL_DAYS } from '@tessera/contract/account';
import type { MailPage } from '../../mail/mail-page.ts';

/** The mail with the link that confirms an address. */
export function verificationMail(productName: string, url: string): MailPage {
  return {
    headline: 'Please confirm your e-mail address',
    preview: `One click, and ${productName} can write to you here.`,
    paragraphs: [
      `One click, and ${productName} can tell you here what happens in your projects. The link works once, for ${CONFIRM_LINK_HOURS} hours.`,
    ],
    button: { label: 'Confirm my address', url },
    why: `You get this because this address was used to open an account at ${productName}. If that was not you, do nothing.`,
  };
}

/** The mail with the link to a new password. */
export function passwordResetMail(productName: string, url: string): MailPage {
  return {
    headline: 'Choose a new password',
    preview: `The link works once, for ${RESET_LINK_MINUTES} minutes.`,
    paragraphs: [
      `The link works once, for ${RESET_LINK_MINUTES} minutes. With the new password, every device that is signed in now has to sign in again.`,
    ],
    button: { label: 'Choose a new password', url },
    why: `You get this because somebody asked for a new password for this address at ${productName}. If that was not you, do nothing: your password stays as it is.`,
  };
}

/** The mail that tells of a new password. */
export function passwordChangedMail(productName: string, url: string): MailPage {
  return {
    headline: 'Your password was changed',
    preview: 'If that was you, there is nothing to do.',
    paragraphs: [
      'If that was you, there is nothing to do.',
      'If it was not, choose a new password now. That ends every session.',
    ],
    button: { label: 'That was not me', url },
    why: `You get this because you have an account at ${productName}. Mails about its security cannot be switched off.`,
  };
}

/** The mail with the link that makes an address that of an account. */
export function changeEmailMail(productName: string, url: string): MailPage {
  return {
    headline: 'Confirm your new e-mail address',
    preview: `Until then, your account at ${productName} keeps its present address.`,
    paragraphs: [
      `With one click, this becomes the address with which you sign in to ${productName}. Until then, your account keeps its present one. The link works once, for ${CONFIRM_LINK_HOURS} hours.`,
    ],
    button: { label: 'Use this address', url },
    why: `You get this because somebody with an account at ${productName} wants to use this address. If that was not you, do nothing.`,
  };
}

/** The mail to an address that somebody wanted for an account, and that has one. */
export function addressTakenMail(productName: string): MailPage {
  return {
    headline: 'This address has an account already',
    preview: 'Nothing has changed.',
    paragraphs: [
      `Somebody who is signed in to ${productName} wants to use this address for their account. It belongs to an account already, so nothing has changed.`,
      'If that was you, sign in with this address instead, or choose another one.',
    ],
    why: `You get this because this address was typed in the account settings of ${productName}. If that was not you, do nothing. Mails about security cannot be switched off.`,
  };
}

/** The mail that tells the former address of a change, with the link that takes it back. */
export function emailChangedMail(productName: string, url: string): MailPage {
  return {
    headline: 'Your e-mail address was changed',
    preview: 'If that was you, there is nothing to do.',
    paragraphs: [
      `Your account at ${productName} now has another address. If that was you, there is nothing to do.`,
      `If it was not, take the change back. That ends every session. The link works once, for ${UNDO_EMAIL_DAYS} days.`,
    ],
    button: { label: 'Take it back', url },
    why: `You get this because this was the address of your account at ${productName}. Mails about its security cannot be switched off.`,
  };
}
