import { meanShares, type Shares } from '../math/shares.ts';
import { rooms } from '../vocabulary/rooms.ts';
import { styles } from '../vocabulary/styles.ts';
import type { Term } from '../vocabulary/term.ts';
import { works } from '../vocabulary/works.ts';

/** How many styles and rooms a card has room for. */
const STYLES_MAX = 3;
const ROOMS_MAX = 3;

/**
 * The share (0..1) that a project must give a term to count for it. Higher than for reasons, because a specialty is told
 * of the designer as a whole. Chosen by hand.
 */
const SPECIALTY_SHARE_MIN = { styles: 0.4, rooms: 0.25 } as const;

/** A specialty: a stable value, which is stored, and its name as a short label. */
export interface Specialty {
  /** The kind of term and its id: `style:japandi`. */
  value: string;
  label: string;
}

/** Everything that a designer can name: styles, then rooms, then kinds of work. */
export const specialties: readonly Specialty[] = [
  ...styles.map((term) => toSpecialty('style', term)),
  ...rooms.map((term) => toSpecialty('room', term)),
  ...works.map((term) => toSpecialty('work', term)),
];

/** The styles and rooms that most projects of a portfolio clearly show, most often first. */
export function specialtiesOf(projects: readonly { styles: Shares; rooms: Shares }[]): Specialty[] {
  return [
    ...mostShown(
      styles,
      projects.map((project) => project.styles),
      SPECIALTY_SHARE_MIN.styles,
      STYLES_MAX,
    ).map((term) => toSpecialty('style', term)),
    ...mostShown(
      rooms,
      projects.map((project) => project.rooms),
      SPECIALTY_SHARE_MIN.rooms,
      ROOMS_MAX,
    ).map((term) => toSpecialty('room', term)),
  ];
}

function toSpecialty(kind: 'style' | 'room' | 'work', { id, name }: Term): Specialty {
  return { value: `${kind}:${id}`, label: name.charAt(0).toUpperCase() + name.slice(1) };
}

function mostShown(
  terms: readonly Term[],
  portfolio: readonly Shares[],
  shareMin: number,
  countMax: number,
): Term[] {
  const sure = portfolio.map((shares) =>
    Object.fromEntries(Object.entries(shares).filter(([, share]) => share >= shareMin)),
  );
  const shown = meanShares(sure);
  return terms
    .filter(({ id }) => id in shown)
    .toSorted((a, b) => shown[b.id]! - shown[a.id]!)
    .slice(0, countMax);
}
