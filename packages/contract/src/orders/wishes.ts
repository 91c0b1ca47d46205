/** A wish by its kind and value, however it came about. */
interface SetOrRead {
  kind: string;
  value: string;
}

/** Whether two wishes cannot both hold: the same thing, wanted or not, or two budgets. */
export function isAboutTheSame(one: SetOrRead, other: SetOrRead): boolean {
  if (one.kind === 'budget' && other.kind === 'budget') return true;
  return one.value === other.value && subjectOf(one.kind) === subjectOf(other.kind);
}

/** A kind without its `not_`. */
export function subjectOf(kind: string): string {
  return kind.replace('not_', '');
}
