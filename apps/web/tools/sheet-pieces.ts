import postcss, { type ChildNode, type Rule } from 'postcss';
import type { SheetPiece } from './needed-rules.ts';

/** At-rules that hold rules and say when these apply. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer']);

const CLASS = /\.((?:[\w-]|\\.)+)/g;

/**
 * Takes a style sheet apart, so that `neededRules` can tell for each rule whether a page has the classes that it needs. Fonts,
 * animations and rules without classes are needed by every page.
 * @throws CssSyntaxError for text that is no style sheet
 */
export function sheetPieces(css: string): SheetPiece[] {
  return postcss.parse(css).nodes.map(piece);
}

function piece(node: ChildNode): SheetPiece {
  if (node.type === 'rule') return { css: node.toString(), needs: needsOf(node) };
  if (node.type === 'atrule' && CONDITIONS.has(node.name) && node.nodes !== undefined)
    return { condition: `@${node.name} ${node.params}`, pieces: node.nodes.map(piece) };
  return {
    css: node.type === 'atrule' && node.nodes === undefined ? `${node};` : node.toString(),
    needs: [[]],
  };
}

/** The classes of each selector. What stands in brackets, as in `:not(.open)`, need not be there. */
function needsOf({ selectors }: Rule): string[][] {
  return selectors.map((selector) =>
    [...withoutBrackets(selector).matchAll(CLASS)].map(([, name]) => name!.replaceAll('\\', '')),
  );
}

function withoutBrackets(selector: string): string {
  const outer = selector.replaceAll(/\([^()]*\)/g, '');
  return outer === selector ? outer : withoutBrackets(outer);
}
