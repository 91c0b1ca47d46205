import { brief } from './brief.ts';
import { budget } from './budget.ts';
import { caption } from './caption.ts';
import { country } from './country.ts';
import { language } from './language.ts';
import { photos } from './photos.ts';
import { room } from './room.ts';
import { reviews } from './reviews.ts';
import type { Signal } from './signal.ts';
import { style } from './style.ts';
import { taste } from './taste.ts';
import { words } from './words.ts';
import { work } from './work.ts';

/** Every signal, in the order in which `match explain` and docs/matching.md list them. */
const all = [
  photos,
  caption,
  style,
  brief,
  room,
  work,
  words,
  budget,
  country,
  language,
  taste,
  reviews,
] as const;

/** The name of a signal. */
export type SignalName = (typeof all)[number]['name'];

/** The name of a signal that gives reasons. */
export type ReasonName = Extract<(typeof all)[number], { reason: unknown }>['name'];

/** Every signal with its name. */
export const signals: readonly (Signal & { name: SignalName })[] = all;

/** The names of all signals, in the order of {@link signals}. */
export const signalNames: readonly SignalName[] = all.map(({ name }) => name);

/** The signal of a name. */
export const signalOf = Object.fromEntries(all.map((signal) => [signal.name, signal])) as Readonly<
  Record<SignalName, Signal>
>;
