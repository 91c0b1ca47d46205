import { agreementWithMean, largestShare, stretched } from '../math/shares.ts';
import { sharesLines } from '../reasons/print.ts';
import { isNamedIn, termReason } from '../reasons/term-reason.ts';
import { rooms } from '../vocabulary/rooms.ts';
import { asSureAsTerms, defineSignal } from './signal.ts';

/**
 * The share (0..1) that order and project must both give a room before a reason names it. Lower than for styles, because
 * a text is often about several rooms, and rooms are named outright. Chosen by hand, as for styles.
 */
const NAMED_ROOM_SHARE_MIN = 0.2;

/** Agreement on the kinds of room or ground. */
export const room = defineSignal({
  name: 'room',
  about: 'agreement of the order’s rooms with the portfolio’s',
  group: 'scope',
  weight: 24,
  calibratedAs: 'text',
  fact: 'seen',
  certainty: asSureAsTerms((order) => order.rooms),

  value: ({ order, designer: { projects } }) =>
    stretched(agreementWithMean(order.rooms, projects, ({ rooms: shares }, id) => shares[id])),

  reason: (pair, _value, reader) =>
    termReason(pair, reader, {
      terms: rooms,
      shareMin: NAMED_ROOM_SHARE_MIN,
      askedOf: (order) => order.rooms,
      shownOf: ({ rooms: shares }, id) => shares[id] ?? 0,
      // The largest share is the room itself; a smaller one may be a sofa in a study.
      isCertain: (project, id) =>
        project.rooms[id] === largestShare(project.rooms) || isNamedIn(project, 'room', id),
      say: (term, place) =>
        reader === 'customer' ? `Has designed ${term.name}, ${place}` : `About ${term.name}, ${place}`,
    }),

  print: (pair) => sharesLines(pair, ({ rooms: shares }) => shares),
});
