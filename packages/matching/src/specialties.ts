import { meanShares } from './signals/curves.ts';
import type { Shares } from './text-reader.ts';
import { rooms } from './vocabulary/rooms.ts';
import { styles } from './vocabulary/styles.ts';
import type { Term } from './vocabulary/term.ts';

const STYLES_MAX = 3;
const ROOMS_MAX = 3;

/** A project counts for what it is this sure of: styles are read from few words, and a wrong one harms. */
const SURE_MIN = { styles: 0.4, rooms: 0.25 } as const;

/** The styles and kinds of room a portfolio shows most surely, most often first, as short labels. */
export function specialtiesOf(projects: readonly { styles: Shares; rooms: Shares }[]): string[] {
  return [
    ...mostShown(
      styles,
      projects.map((project) => project.styles),
      SURE_MIN.styles,
      STYLES_MAX,
    ),
    ...mostShown(
      rooms,
      projects.map((project) => project.rooms),
      SURE_MIN.rooms,
      ROOMS_MAX,
    ),
  ];
}

function mostShown(
  terms: readonly Term[],
  portfolio: readonly Shares[],
  sureMin: number,
  most: number,
): string[] {
  const sure = portfolio.map((shares) =>
    Object.fromEntries(Object.entries(shares).filter(([, share]) => share >= sureMin)),
  );
  const shown = meanShares(sure);
  return terms
    .filter(({ id }) => id in shown)
    .toSorted((a, b) => shown[b.id]! - shown[a.id]!)
    .slice(0, most)
    .map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1));
}
