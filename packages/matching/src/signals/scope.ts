import type { Signal } from '../evidence.ts';
import { agreement, meanShares, stretch } from './curves.ts';

/** Whether the portfolio shows the kind of room or ground asked for, small or large. */
export const room: Signal = ({ order, designer: { projects } }) =>
  stretch(agreement(order.rooms, meanShares(projects.map((project) => project.rooms))));

/** Whether the portfolio shows the kind of work asked for. */
export const work: Signal = ({ order, designer: { projects } }) =>
  stretch(agreement(order.works, meanShares(projects.map((project) => project.works))));
