import type { OperatorContactMessage } from '@tessera/contract/operator/contact-messages';
import { freya, nora } from './people.ts';

/** What people wrote by the contact form. */
export const contactMessages: OperatorContactMessage[] = [
  {
    id: 'cm1',
    sender: nora,
    subject: 'IMPORTANT: my photos',
    message: 'They are not there any more.\n\nI sent four of them yesterday, and now the project shows none.',
    created_at: '2026-11-22T17:30:00.000Z',
    answered_at: null,
  },
  {
    id: 'cm2',
    sender: freya,
    subject: 'A question about matches',
    message: 'How do I show the garden I made last year?',
    created_at: '2026-11-23T08:05:00.000Z',
    answered_at: null,
  },
];
