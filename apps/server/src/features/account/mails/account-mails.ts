import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES, UNDO_EMAIL_DAYS } from '@tessera/contract/account/account';
import type { MailPage } from '../../../mail/mail-page.ts';

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

/** A sign-in that a mail is about. */
interface SignIn {
  /** Browser and system; empty if they are not known. */
  device: string;
  /** The network address, of IPv6 its first 64 bits. */
  place: string;
  at: Date;
}

/** The mail that tells of a sign-in from a device that has not been seen with the account. */
export function newDeviceMail(productName: string, url: string, signIn: SignIn): MailPage {
  return {
    headline: 'Somebody signed in on a new device',
    preview: 'If that was you, there is nothing to do.',
    paragraphs: [
      `${sentenceOf(signIn)} If that was you, there is nothing to do.`,
      'If it was not, end that session and change your password.',
    ],
    button: { label: 'See my sessions', url },
    why: `You get this because you have an account at ${productName}. Mails about its security cannot be switched off.`,
  };
}

/** The mail that tells of a new one-time-code app. */
export function secondFactorMail(productName: string, url: string): MailPage {
  return {
    headline: 'A one-time-code app was set up',
    preview: 'If that was you, there is nothing to do.',
    paragraphs: [
      'From now on, your password opens your account together with a code of that app or a recovery code. Earlier apps and recovery codes work no more, and all other sessions have ended. If that was you, there is nothing to do.',
      'If it was not, choose a new password now, and tell those who run this installation.',
    ],
    button: { label: 'That was not me', url },
    why: `You get this because you have an account at ${productName}. Mails about its security cannot be switched off.`,
  };
}

/** The mail that tells of a new passkey. */
export function passkeyAddedMail(productName: string, url: string, device: string): MailPage {
  return {
    headline: 'A passkey was added to your account',
    preview: 'If that was you, there is nothing to do.',
    paragraphs: [
      `It was added on ${device || 'a device that does not say what it is'}, and opens your account without a password. If that was you, there is nothing to do.`,
      'If it was not, remove the passkey and change your password.',
    ],
    button: { label: 'See my passkeys', url },
    why: `You get this because you have an account at ${productName}. Mails about its security cannot be switched off.`,
  };
}

/** The mail that tells that a session was ended because somebody used one of its former tokens. */
export function sessionStolenMail(productName: string, url: string, signIn: SignIn): MailPage {
  return {
    headline: 'We ended one of your sessions',
    preview: 'Somebody may have copied what keeps you signed in.',
    paragraphs: [
      'Something that keeps a device signed in was used a second time. Somebody may have copied it, so the session was ended on every device that had it.',
      `${sentenceOf(signIn)} Sign in again to go on. If you do not know why this happened, choose a new password. That ends every session.`,
    ],
    button: { label: 'Choose a new password', url },
    why: `You get this because you have an account at ${productName}. Mails about its security cannot be switched off.`,
  };
}

function sentenceOf({ device, place, at }: SignIn): string {
  const time = `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
  return `The sign-in was on ${time}, on ${device || 'a device that does not say what it is'}, from the network address ${place}.`;
}
