import {
  forgetOldLinks,
  mailChangeEmail,
  mailEmailChanged,
  mailNewDevice,
  mailPasskeyAdded,
  mailSecondFactor,
  mailPasswordChanged,
  mailPasswordReset,
  mailSessionStolen,
  mailVerification,
} from '../features/account/account.jobs.ts';
import { forgetOldExports, makeExport } from '../features/account/export/export.jobs.ts';
import { forgetOldChallenges, forgetOldPlaces, forgetOldSessions } from '../features/auth/auth.jobs.ts';
import { mailContactMessage } from '../features/contact/contact.jobs.ts';
import { mailUnreadMessages } from '../features/conversations/conversations.jobs.ts';
import { forgetOldEvents } from '../features/events/events.jobs.ts';
import { matchingJobs } from '../features/matching/matching.jobs.ts';
import { mediaJobs } from '../features/media/media.jobs.ts';
import { measureMarketplace } from '../features/operator/overview/overview.jobs.ts';
import { mailNotification } from '../features/notifications/notifications.jobs.ts';
import { forgetUnusedPhotos } from '../features/orders/own-photos/own-photos.jobs.ts';
import { takeStylePictures } from '../features/orders/style-picks/style-picks.jobs.ts';
import { previewsJobs } from '../features/previews/previews.jobs.ts';
import { forgetOldAnswers } from '../http/repeats/given-answers.jobs.ts';

/** Every job there is, each once. */
export const allJobs = [
  forgetOldAnswers,
  forgetOldChallenges,
  forgetOldExports,
  forgetOldLinks,
  forgetOldPlaces,
  forgetOldSessions,
  mailContactMessage,
  mailUnreadMessages,
  forgetOldEvents,
  mailNotification,
  mailChangeEmail,
  mailEmailChanged,
  mailNewDevice,
  mailPasskeyAdded,
  mailSecondFactor,
  mailPasswordChanged,
  mailPasswordReset,
  mailSessionStolen,
  mailVerification,
  makeExport,
  ...matchingJobs,
  ...mediaJobs,
  ...previewsJobs,
  measureMarketplace,
  forgetUnusedPhotos,
  takeStylePictures,
];
