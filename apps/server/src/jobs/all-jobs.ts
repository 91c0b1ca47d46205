import { mailApplication } from '../features/applications/applications.jobs.ts';
import { forgetOldSessions } from '../features/auth/auth.jobs.ts';
import { mailContactMessage } from '../features/contact/contact.jobs.ts';
import { mailConversationMessage } from '../features/conversations/conversations.jobs.ts';
import { matchingJobs } from '../features/matching/matching.jobs.ts';
import { mediaJobs } from '../features/media/media.jobs.ts';
import { previewsJobs } from '../features/previews/previews.jobs.ts';
import type { Job } from './define-job.ts';

/** Every job there is; a name stands here once. */
export const allJobs: readonly Job<any>[] = [
  forgetOldSessions,
  mailApplication,
  mailContactMessage,
  mailConversationMessage,
  ...matchingJobs,
  ...mediaJobs,
  ...previewsJobs,
];
