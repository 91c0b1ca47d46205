import type { OrderEvidence, Pair, ProjectEvidence } from './evidence.ts';
import type { Reader } from './explain.ts';
import { score, type Match, type RankOptions } from './rank.ts';
import { meanShares } from './signals/curves.ts';
import { rooms } from './vocabulary/rooms.ts';
import { styles } from './vocabulary/styles.ts';
import type { Term } from './vocabulary/term.ts';
import { works } from './vocabulary/works.ts';

/** What a portfolio lacks for an order, and what it would gain. */
export interface Counterfactual {
  code: 'style' | 'room' | 'work';
  text: string;
  /** How many points the score would gain. */
  points: number;
}

/** From this score on a match is good as it is. */
const SCORE_MAX = 60;

/** A change that brings less is not worth saying. */
const POINTS_MIN = 2;

/** How sure an order must be of a style, room or work before a portfolio is told to show it. */
const SURE_MIN = 0.3;

const kinds = [
  { kind: 'styles', code: 'style', terms: styles, say: (name: string) => `a project in ${name} style` },
  { kind: 'rooms', code: 'room', terms: rooms, say: (name: string) => `a project that shows ${name}` },
  { kind: 'works', code: 'work', terms: works, say: (name: string) => `a project of ${name}` },
] as const;

/**
 * The one project that would raise a low score most («Would rank higher with a project that shows bathrooms»), found by
 * scoring the pair with it. Only of a style, room or work that the order asks for; null for a good score, or where
 * none would help much. `options` are those the match was scored with.
 */
export function counterfactual(
  match: Match,
  reader: Reader,
  options: RankOptions = {},
): Counterfactual | null {
  if (match.score >= SCORE_MAX) return null;
  const would = reader === 'customer' ? 'Would rank higher with' : 'You would rank higher with';
  const [best] = kinds
    .flatMap(({ kind, code, terms, say }) => {
      const asked = mostAsked(match.order, kind, terms);
      if (asked === undefined) return [];
      const points = score(withProject(match, { [kind]: { [asked.id]: 1 } }), options).score - match.score;
      return points < POINTS_MIN ? [] : [{ code, text: `${would} ${say(asked.name)}`, points }];
    })
    .toSorted((a, b) => b.points - a.points);
  return best ?? null;
}

function mostAsked(
  order: OrderEvidence,
  kind: 'styles' | 'rooms' | 'works',
  terms: readonly Term[],
): Term | undefined {
  const shares = order[kind];
  const [most] = terms
    .filter(({ id }) => (shares[id] ?? 0) >= SURE_MIN)
    .toSorted((a, b) => shares[b.id]! - shares[a.id]!);
  return most;
}

/** The pair as if the designer showed one more project: like the others on average, but for what is said of it. */
function withProject({ order, designer }: Pair, said: Partial<ProjectEvidence>): Pair {
  const { projects } = designer;
  const likeness = projects.reduce((sum, project) => sum + project.likeness, 0) / projects.length;
  const average: ProjectEvidence = {
    id: '',
    name: '',
    likeness,
    sentence: null,
    words: 0,
    clarity: 1,
    styles: meanShares(projects.map((project) => project.styles)),
    rooms: meanShares(projects.map((project) => project.rooms)),
    works: meanShares(projects.map((project) => project.works)),
  };
  return { order, designer: { ...designer, projects: [...projects, { ...average, ...said }] } };
}
