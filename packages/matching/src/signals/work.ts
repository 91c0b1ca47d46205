import { agreementWithMean, stretched } from '../math/shares.ts';
import { sharesLines } from '../reasons/print.ts';
import { isNamedIn, termReason } from '../reasons/term-reason.ts';
import { works } from '../vocabulary/works.ts';
import { asSureAsTerms, defineSignal } from './signal.ts';

/** The share (0..1) that order and project must both give a kind of work before a reason names it; as for styles. */
const NAMED_WORK_SHARE_MIN = 0.3;

/** Agreement on the kinds of work. */
export const work = defineSignal({
  name: 'work',
  about: 'the same for kinds of work',
  group: 'scope',
  weight: 14,
  calibratedAs: 'text',
  fact: 'seen',
  certainty: asSureAsTerms((order) => order.works),

  value: ({ order, designer: { projects } }) =>
    stretched(agreementWithMean(order.works, projects, ({ works: shares }, id) => shares[id])),

  reason: (pair, _value, reader) =>
    termReason(pair, reader, {
      terms: works,
      shareMin: NAMED_WORK_SHARE_MIN,
      askedOf: (order) => order.works,
      shownOf: ({ works: shares }, id) => shares[id] ?? 0,
      // A kind of work is often read into a text that only describes a room: «one socket on a dimmer» is no lighting plan.
      isCertain: (project, id) => isNamedIn(project, 'work', id),
      say: (term, place) =>
        reader === 'customer' ? `Has done ${term.name}, ${place}` : `Asks for ${term.name}, ${place}`,
    }),

  print: (pair) => sharesLines(pair, ({ works: shares }) => shares),
});
