import type { ProjectEvidence } from '../../evidence/evidence.ts';

/**
 * The share (0..1) that a project's text, as clear as it is, has to give a style before the project is in it. Of .15 to .35 no
 * value made a difference of more than .002 nDCG@10 on `wishes` (docs/matching.md).
 */
const PROJECT_STYLE_SHARE = 0.25;

/** Styles that go with a style that is refused: who wants nothing classic wants no neoclassical room either. */
const families: Readonly<Record<string, readonly string[]>> = {
  traditional: ['neoclassical', 'baroque'],
  japanese: ['japandi'],
  japandi: ['japanese'],
};

/** A style with those that go with it when it is refused. */
export function familyOf(id: string): string[] {
  return [id, ...(families[id] ?? [])];
}

/** The share of a portfolio that is in one of several styles: of its projects, by name or by a clear description. */
export function styleShare(projects: readonly ProjectEvidence[], wanted: readonly string[]): number {
  const ids = wanted.flatMap(familyOf);
  const isIn = ({ styles, clarity, named = [] }: ProjectEvidence) => {
    if (named.some((term) => term.kind === 'style' && ids.includes(term.id))) return true;
    return clarity * ids.reduce((sum, each) => sum + (styles[each] ?? 0), 0) >= PROJECT_STYLE_SHARE;
  };
  return projects.filter(isIn).length / projects.length;
}
