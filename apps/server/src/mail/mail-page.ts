/** What a mail says. Sentences are plain text. */
export interface MailPage {
  /** Also the subject. */
  headline: string;
  /** The next fact, shown beside the subject in a list of mails. */
  preview: string;
  paragraphs: readonly string[];
  /** What somebody else wrote, set apart from the product's own words. Line breaks are kept. */
  quotes?: readonly string[];
  button?: { label: string; url: string };
  /** Why the mail came. */
  why: string;
  /** Where its receiver chooses what to be mailed; missing in mails that keep an account safe. */
  settingsUrl?: string;
}

/** A mail as it is sent. */
export interface SetMail {
  subject: string;
  html: string;
  text: string;
}

/** The page where people of a role choose what to be mailed. */
export const mailSettingsUrl = (webUrl: string, role: string): string =>
  `${webUrl}/${role}/settings/notifications`;

/** Who the mail comes from. */
export interface MailSender {
  productName: string;
  supportEmail: string;
}
