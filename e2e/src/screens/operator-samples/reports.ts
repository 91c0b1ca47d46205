import type { OperatorReport } from '@tessera/contract/operator/reports';
import { freya, zeynep, nora } from './people.ts';

const report = (fields: Partial<OperatorReport>): OperatorReport => ({
  id: 'r1',
  kind: 'message',
  reason: 'abuse',
  text: 'I said no twice. Now there is a third message and it is not friendly.',
  created_at: '2026-11-23T11:04:00.000Z',
  state: 'open',
  closed_at: null,
  reporter: nora,
  about: { ...zeynep, standing: 'good' },
  subject: null,
  earlier_count: 1,
  same_count: 0,
  acts: ['dismiss', 'hide', 'suspend'],
  ...fields,
});

/** Reports of each kind: the message first. */
export const openReports: OperatorReport[] = [
  report({
    subject: {
      kind: 'message',
      order_id: 'o1',
      order_name: 'Terrace with a view',
      messages: [
        ['c1', 'Nora Hayes', 'Thank you, but we have chosen somebody else for the terrace.'],
        ['d2', 'Zeynep Aydin', 'Are you certain? I could do it for less.'],
        [
          'd2',
          'Zeynep Aydin',
          'You wasted my week. People like you should be named in public, and I know which street the terrace is in.',
        ],
        ['d2', 'Zeynep Aydin', 'Please call me.'],
      ].map(([author_id, author_name, text], at) => ({
        id: `m${at}`,
        author_id: author_id!,
        author_name: author_name!,
        text: text!,
        photo_ids: [],
        created_at: `2026-11-2${1 + Math.min(1, at)}T08:0${at}:00.000Z`,
        is_reported: at === 2,
        is_hidden: false,
      })),
    },
  }),
  report({
    id: 'r2',
    kind: 'photo',
    reason: 'copyright',
    text: 'This is a picture of my own living room, from my web site.',
    about: freya,
    earlier_count: 0,
    same_count: 2,
    subject: { kind: 'photo', photo_id: 'p1', review: 'shown', where: ['Portfolio project ‘Loft in Malmö’'] },
  }),
  report({
    id: 'r3',
    kind: 'designer',
    reason: 'fraud',
    about: freya,
    acts: ['dismiss', 'suspend'],
    subject: {
      kind: 'designer',
      designer_id: 'd1',
      name: 'Freya Lindqvist',
      bio: 'I draw rooms with few things and much light.',
      website: 'https://freya.example',
      photo_ids: ['p1', 'p2'],
    },
  }),
  report({
    id: 'r4',
    kind: 'review',
    reason: 'other',
    about: nora,
    text: '',
    subject: {
      kind: 'review',
      review_id: 'v1',
      order_name: 'Terrace with a view',
      stars: 1,
      text: 'Never again.',
      answer: 'We have not met before this review.',
      is_hidden: false,
    },
  }),
  report({
    id: 'r5',
    kind: 'order',
    reason: 'spam',
    about: nora,
    acts: ['dismiss', 'suspend'],
    subject: {
      kind: 'order',
      order_id: 'o2',
      name: 'Cheap watches',
      description: 'Look at my shop.',
      status: 'active',
    },
  }),
];

/** A report that was decided. */
export const closedReports: OperatorReport[] = [
  report({
    state: 'dismissed',
    closed_at: '2026-11-23T12:00:00.000Z',
    acts: [],
    about: null,
    earlier_count: 0,
  }),
];
