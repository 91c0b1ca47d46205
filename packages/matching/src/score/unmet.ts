import type { DesignerEvidence, Pair, ProjectEvidence } from '../evidence/evidence.ts';
import { styleShare } from '../reading/apply/style-share.ts';
import type { Wish, WishKey } from '../reading/brief-reading.ts';
import type { ShownTerm } from '../reading/apply/shown-terms.ts';
import type { Shares } from '../math/shares.ts';

/** A wish that holds and that a designer does not meet: what a near miss says below its line. */
export type Unmet = WishKey;

/**
 * The share (0..1) of a portfolio from which on it is in a style that an order refuses, and that a project has to give a room
 * or work before the designer has shown it. Chosen on `wishes-dev`, and not yet tried on other data (docs/matching.md).
 */
const REFUSED_STYLE_SHARE = 0.5;
const SHOWN_SHARE = 0.25;

/** The share (0..1) from which on a project is about another kind of work than the one that is refused. Chosen by hand. */
const OTHER_WORK_SHARE = 0.5;

/** The conditions of an order that a designer does not meet. A designer who has not said breaks no condition about money. */
export function unmetBy({ order, designer }: Pair): Unmet[] {
  const wishes = order.wishes ?? [];
  return wishes
    .filter((wish) => wish.isMust && !isMet(wish, designer, wishes))
    .map(({ kind, value }) => ({ kind, value }));
}

function isMet({ kind, value }: Wish, designer: DesignerEvidence, wishes: readonly Wish[]): boolean {
  switch (kind) {
    case 'language':
      return designer.languageCodes.includes(value);
    case 'country':
      return designer.countryCode === value;
    case 'budget':
      return designer.budgetMinUsd === null || designer.budgetMinUsd <= Number(value);
    case 'not_style':
      return (
        styleShare(designer.projects, [value]) === 0 ||
        styleShare(designer.projects, refusedStyles(wishes)) < REFUSED_STYLE_SHARE
      );
    case 'style':
      return designer.projects.some(({ styles }) => (styles[value] ?? 0) >= SHOWN_SHARE);
    case 'room':
      return designer.projects.some((project) => shows(project, 'room', value));
    case 'work':
      return isOffered(designer, value) || designer.projects.some((project) => shows(project, 'work', value));
    case 'not_work':
      return !doesOnly(designer, value);
    case 'not_room':
      return value !== OPEN_KITCHEN || !opensKitchens(designer.projects);
  }
}

/** Every style that an order refuses: a portfolio of half one and half another of them is none the less refused. */
function refusedStyles(wishes: readonly Wish[]): string[] {
  return wishes.filter(({ kind, isMust }) => kind === 'not_style' && isMust).map(({ value }) => value);
}

/** An open kitchen is a manner of kitchen. Other rooms that are refused are left alone, which breaks nothing. */
const OPEN_KITCHEN = 'open-kitchen';

/** Whether at least half of the kitchens that projects name are open ones. */
function opensKitchens(projects: readonly ProjectEvidence[]): boolean {
  const naming = (id: string) =>
    projects.filter(({ named = [] }) => named.some((term) => term.kind === 'room' && term.id === id)).length;
  const open = naming(OPEN_KITCHEN);
  return open > 0 && open >= naming('kitchen');
}

/** Rooms that stand for a kind of work that no text model knows. */
const roomsOfWork: Readonly<Record<string, readonly string[]>> = {
  hospitality: ['restaurant', 'cafe', 'bar', 'hotel'],
  'office-fit-out': ['office'],
  'facade-work': ['facade'],
  landscaping: ['garden', 'terrace'],
};

function shows(project: ProjectEvidence, kind: 'room' | 'work', id: string): boolean {
  if (project.named?.some((term) => term.kind === kind && term.id === id)) return true;
  const shares: Shares = kind === 'room' ? project.rooms : project.works;
  if ((shares[id] ?? 0) >= SHOWN_SHARE) return true;
  return kind === 'work' && (roomsOfWork[id] ?? []).some((room) => shows(project, 'room', room));
}

function isOffered({ offers = [] }: DesignerEvidence, work: string): boolean {
  return offers.some(({ kind, id }) => kind === 'work' && id === work);
}

/** Whether a designer does little else than a kind of work: in most projects, or by their own words and in no project otherwise. */
function doesOnly(designer: DesignerEvidence, work: string): boolean {
  const { projects, offers = [] } = designer;
  const counts = projects.filter((project) => shows(project, 'work', work)).length;
  if (counts > projects.length / 2) return true;
  const isOther = ({ kind, id }: ShownTerm) => kind === 'work' && id !== work;
  const hasOthers =
    offers.some(isOther) ||
    projects.some(
      ({ named = [], works }) =>
        named.some(isOther) ||
        Object.entries(works).some(([id, share]) => id !== work && share >= OTHER_WORK_SHARE),
    );
  return isOffered(designer, work) && !hasOthers;
}
