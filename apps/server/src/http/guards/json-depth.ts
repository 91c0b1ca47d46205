const BACKSLASH = 92;
const QUOTE = 34;
/** `[` and `{`, `]` and `}`. */
const OPENING = [91, 123];
const CLOSING = [93, 125];

/**
 * Whether a JSON text nests lists and objects deeper than this. It only counts brackets: parsing a hostile text takes
 * far longer.
 */
export function isDeeperThan(json: string, levelsMax: number): boolean {
  let levels = 0;
  let isText = false;
  for (let n = 0; n < json.length; n++) {
    const unit = json.charCodeAt(n);
    if (unit === QUOTE) isText = !isText;
    else if (isText) n += unit === BACKSLASH ? 1 : 0;
    else if (OPENING.includes(unit)) levels += 1;
    else if (CLOSING.includes(unit)) levels -= 1;
    if (levels > levelsMax) return true;
  }
  return false;
}
