/** A part of a style sheet: a rule with the classes that each of its selectors needs, or what applies under a condition. */
export type SheetPiece = { css: string; needs: string[][] } | { condition: string; pieces: SheetPiece[] };

const CLASSES = / class="([^"]*)"/g;

/** Picks the rules of a style sheet that can apply to a page: a rule can where the page has all classes of one of its selectors. */
export function neededRules(pieces: readonly SheetPiece[], html: string): string {
  const present = new Set([...html.matchAll(CLASSES)].flatMap(([, names]) => names!.split(' ')));
  const needed = (some: readonly SheetPiece[]): string => some.map(textOf).join('');
  const textOf = (piece: SheetPiece): string => {
    if ('needs' in piece)
      return piece.needs.some((names) => names.every((name) => present.has(name))) ? piece.css : '';
    const inner = needed(piece.pieces);
    return inner === '' ? '' : `${piece.condition}{${inner}}`;
  };
  return needed(pieces);
}
