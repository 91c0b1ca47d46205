/** One thing to choose. */
export interface Option {
  label: string;
  value: string;
}

/** The options whose label has the words: first those that start with them, then the others. Accents and case do not count. */
export function findOptions(options: readonly Option[], search: string): Option[] {
  const wanted = toPlain(search.trim());
  const atStart = options.filter(({ label }) => toPlain(label).startsWith(wanted));
  const within = options.filter(({ label }) => toPlain(label).indexOf(wanted) > 0);
  return [...atStart, ...within];
}

function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
