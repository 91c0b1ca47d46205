/** How much of a text is quoted, in characters: people read a reason in a line or two, also on a phone. */
const QUOTE_LENGTH_MAX = 60;

/** A name between quotation marks, shortened where it is long. */
export function quoted(name: string): string {
  return `‘${shortened(name)}’`;
}

/** A text in one line. A long one is cut at the end of a word and ends with an ellipsis. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= QUOTE_LENGTH_MAX) return line;
  const cut = line.slice(0, QUOTE_LENGTH_MAX + 1);
  const wordEnd = cut.lastIndexOf(' ');
  const words = cut.slice(0, wordEnd > QUOTE_LENGTH_MAX / 2 ? wordEnd : QUOTE_LENGTH_MAX);
  // Half a surrogate pair and marks that expect more words are cut off as well.
  return `${words.replace(/[\s,;:.–—-]+$|[\ud800-\udbff]$/, '')}…`;
}

/** The text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
