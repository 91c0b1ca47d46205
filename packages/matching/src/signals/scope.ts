import type { Signal } from '../evidence.ts';
import { agreementWithMean, stretch } from './curves.ts';

/** Whether the portfolio shows the kind of room or ground asked for, small or large. */
export const room: Signal = ({ order, designer: { projects } }) =>
  stretch(agreementWithMean(order.rooms, projects, ({ rooms }, id) => rooms[id]));

/** Whether the portfolio shows the kind of work asked for. */
export const work: Signal = ({ order, designer: { projects } }) =>
  stretch(agreementWithMean(order.works, projects, ({ works }, id) => works[id]));
