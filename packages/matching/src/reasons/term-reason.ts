import type { OrderEvidence, Pair, ProjectEvidence } from '../evidence/evidence.ts';
import { coincidence, type Shares } from '../math/shares.ts';
import type { Reader, ReasonText } from '../signals/signal.ts';
import { outdoorRooms } from '../vocabulary/rooms.ts';
import type { Term } from '../vocabulary/term.ts';
import { quoted } from './quote.ts';

/**
 * How much a project that shows the room asked for is preferred, as a factor on its share: twice as sure beats it. People
 * look at what a reason names. Chosen by hand.
 */
const ROOM_ADVANTAGE_FACTOR = 1;

/**
 * How much a project on the other side of the walls is put back, as a share of its weight: the front of a house says
 * little of a bedroom in the same style, and a bathroom little of a roof terrace. Chosen by hand on the demo's reasons.
 */
const OTHER_SIDE_DISADVANTAGE = 0.6;

/** How a signal about terms finds and words its reason. */
export interface TermReasonOptions {
  terms: readonly Term[];
  /** The share (0..1) that order and project must both give a term before it is named. */
  shareMin: number;
  askedOf(order: OrderEvidence): Shares;
  shownOf(project: ProjectEvidence, id: string): number;
  /** Whether a project shows a term beyond doubt; left out where its share is enough. */
  isCertain?(project: ProjectEvidence, id: string): boolean;
  /** `place` names the project. */
  say(term: Term, place: string): string;
}

/**
 * Names the term that order and one project are surest of; of alike projects, the one that shows the room asked for, or at
 * least lies on the same side of the walls.
 */
export function termReason(
  { order, designer }: Pair,
  reader: Reader,
  { terms, shareMin, askedOf, shownOf, isCertain = () => true, say }: TermReasonOptions,
): ReasonText | null {
  const asked = askedOf(order);
  const candidates = terms.filter(({ id }) => (asked[id] ?? 0) >= shareMin);
  let best: { term: Term; project: ProjectEvidence; weight: number } | null = null;
  for (const project of designer.projects) {
    for (const term of candidates) {
      const share = Math.min(shownOf(project, term.id), asked[term.id]!);
      if (share < shareMin || !isCertain(project, term.id)) continue;
      const weight =
        share * (1 + ROOM_ADVANTAGE_FACTOR * sameRoom(order, project)) * sideFactor(order, project);
      if (weight > (best?.weight ?? 0)) best = { term, project, weight };
    }
  }
  if (best === null) return null;
  const name = quoted(best.project.name);
  const place = reader === 'customer' ? `as in ${name}` : `as in your ${name}`;
  return { text: say(best.term, place), projectId: best.project.id, photoId: null };
}

/** How much the room that an order asks for is the room that a project shows: 0..1. */
export function sameRoom(order: OrderEvidence, project: ProjectEvidence): number {
  return Math.sqrt(coincidence(order.rooms, project.rooms));
}

/** What a project's part in a reason is multiplied by: 1 on the same side of the walls as the order, down to .4 on the other. */
export function sideFactor(order: OrderEvidence, project: ProjectEvidence): number {
  return 1 - OTHER_SIDE_DISADVANTAGE * Math.abs(outdoorPart(order.rooms) - outdoorPart(project.rooms));
}

/** How much of the rooms lies outside: 0..1, one half where nothing is known of them. */
function outdoorPart(shares: Shares): number {
  let [outside, all] = [0, 0];
  for (const [id, share] of Object.entries(shares)) {
    all += share;
    if (outdoorRooms.has(id)) outside += share;
  }
  return all === 0 ? 0.5 : outside / all;
}

/** Whether a project's text names a term. True where the text was not read. */
export function isNamedIn({ named }: ProjectEvidence, kind: 'room' | 'work', id: string): boolean {
  return named === undefined || named.some((term) => term.kind === kind && term.id === id);
}
