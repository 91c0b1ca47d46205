import type { NotificationKind } from '@tessera/contract/talk/notifications';

/** What a mail says to somebody whose address is not confirmed: no names, and no words of other people (ADR 24). */
const neutralSubjects: Record<NotificationKind, string> = {
  application: 'A designer applied to your project',
  application_status: 'An application has changed',
  message: 'You have a new message',
  delivery: 'Work was delivered for your project',
  changes_requested: 'Changes to your work were asked for',
  order_status: 'A project has changed',
  review: 'Your work was reviewed',
  review_answer: 'Your review was answered',
  photo_review: 'A photo was reviewed',
  account: 'Your account has changed',
  match: 'You have a new match',
};

/** Where people of a role find what notifications are about. */
const places: Record<string, string> = { customer: '/customer/projects/', designer: '/designer/' };

/** Subject and text of the mail about a notification. */
export function toNotificationMail(
  { kind, text, role, isConfirmed }: { kind: string; text: string; role: string; isConfirmed: boolean },
  { productName, publicUrl }: { productName: string; publicUrl: string | undefined },
): { subject: string; text: string } {
  const place = publicUrl === undefined ? productName : `${publicUrl}${places[role] ?? '/'}`;
  const why = `You get this mail because you have an account at ${productName}.`;
  if (isConfirmed) return { subject: text, text: `${text}.\n\nSee more: ${place}\n\n--\n${why}` };
  const subject = `${neutralSubjects[kind as NotificationKind]} at ${productName}`;
  return {
    subject,
    text: `${subject}. Sign in to see more: ${place}\n\n--\n${why} This address has not been confirmed, so names are not mailed.`,
  };
}
