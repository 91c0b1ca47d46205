import type { NotificationKind } from '@tessera/contract/talk/notifications';
import { mailSettingsUrl, type MailPage } from '../../mail/mail-page.ts';

/** What a mail about a kind of notification says around the notification itself. */
interface Frame {
  /** What the button opens. */
  button: string;
  /** Why the mail came, after 'You get this because'. */
  because: string;
}

const frames: Record<NotificationKind, Frame> = {
  application: {
    button: 'Read the application',
    because: 'a designer applied to a project of yours',
  },
  application_status: {
    button: 'See what changed',
    because: 'somebody decided about an application',
  },
  message: { button: 'Read and answer', because: 'somebody wrote to you' },
  delivery: {
    button: 'See the work',
    because: 'a designer delivered work for a project of yours',
  },
  changes_requested: {
    button: 'See what is asked for',
    because: 'a customer asked for changes to your work',
  },
  order_status: {
    button: 'See the project',
    because: 'a project that you are part of has changed',
  },
  review: {
    button: 'Read the review',
    because: 'a customer reviewed your work',
  },
  review_answer: {
    button: 'Read the answer',
    because: 'a designer answered a review of yours',
  },
  photo_review: {
    button: 'See your photos',
    because: 'a photo of yours had to be reviewed',
  },
  account: {
    button: 'See your account',
    because: 'it concerns your account. Mails about that always come',
  },
  match: {
    button: 'See your matches',
    because: 'you have a new match',
  },
};

/** The mail about a notification. */
export function notificationMail(
  { kind, text, link, role }: NotificationToMail,
  { productName, webUrl }: { productName: string; webUrl: string },
): MailPage {
  const frame = frames[kind as NotificationKind];
  return {
    headline: text,
    preview: `At ${productName}.`,
    paragraphs: [],
    button: { label: frame.button, url: `${webUrl}${link}` },
    why: `You get this because ${frame.because}.`,
    settingsUrl: mailSettingsUrl(webUrl, role),
  };
}

interface NotificationToMail {
  kind: string;
  text: string;
  link: string;
  role: string;
}
