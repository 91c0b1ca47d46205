import type { OrderEvidence, Pair, ProjectEvidence } from '../evidence/evidence.ts';
import { ASKED_SHARE_MIN } from './reservation.ts';
import { score, type Match, type RankOptions } from '../score/rank.ts';
import type { Reader } from '../signals/signal.ts';
import { meanShares } from '../math/shares.ts';
import { rooms } from '../vocabulary/rooms.ts';
import { styles } from '../vocabulary/styles.ts';
import type { Term } from '../vocabulary/term.ts';
import { works } from '../vocabulary/works.ts';

/** What a portfolio lacks for an order, and what it would gain. */
export interface Counterfactual {
  code: 'style' | 'room' | 'work';
  text: string;
  /** How many points the score would gain. */
  points: number;
}

/** A match with this score (0..100) or more is good as it is: the chance of a good choice is over a third. */
const SCORE_MAX = 60;

/** A gain below this, in points of the score, is not worth telling. Chosen by hand. */
const POINTS_MIN = 2;

const kinds = [
  { kind: 'styles', code: 'style', terms: styles, say: (name: string) => `a project in ${name} style` },
  { kind: 'rooms', code: 'room', terms: rooms, say: (name: string) => `a project that shows ${name}` },
  { kind: 'works', code: 'work', terms: works, say: (name: string) => `a project of ${name}` },
] as const;

/**
 * The one further project that would raise a low score most: «Would rank higher with a project that shows bathrooms». It
 * is found by scoring the pair with it, and shows a style, room or work that the order asks for. Null for a good score, and
 * where no project would help much. `options` are those with which the match was scored.
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
    .filter(({ id }) => (shares[id] ?? 0) >= ASKED_SHARE_MIN)
    .toSorted((a, b) => shares[b.id]! - shares[a.id]!);
  return most;
}

/** The pair as if the designer showed one more project: the average of the others, except for `said`. */
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
