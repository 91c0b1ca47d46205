import { meanShares } from './signals/curves.ts';
import type { Shares } from './text-reader.ts';
import { rooms, styles, type Term } from './vocabulary.ts';

const STYLES_MAX = 3;
const ROOMS_MAX = 3;

/** A project counts for what it is this sure of. */
const SURE_MIN = 0.25;

/** The styles and kinds of room a portfolio shows most surely, most often first, as short labels. */
export function specialtiesOf(projects: readonly { styles: Shares; rooms: Shares }[]): string[] {
  return [
    ...mostShown(
      styles,
      projects.map((project) => project.styles),
      STYLES_MAX,
    ),
    ...mostShown(
      rooms,
      projects.map((project) => project.rooms),
      ROOMS_MAX,
    ),
  ];
}

function mostShown(terms: readonly Term[], portfolio: readonly Shares[], most: number): string[] {
  const sure = portfolio.map((shares) =>
    Object.fromEntries(Object.entries(shares).filter(([, share]) => share >= SURE_MIN)),
  );
  const shown = meanShares(sure);
  return terms
    .filter(({ id }) => id in shown)
    .toSorted((a, b) => shown[b.id]! - shown[a.id]!)
    .slice(0, most)
    .map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1));
}
