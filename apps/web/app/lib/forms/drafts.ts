/** The content of a form that its user had to leave. */
export interface Draft<Values = unknown> {
  values: Values;
  /** Content that cannot be stored as text, such as chosen files. It is lost when the page is reloaded. */
  attachments?: unknown;
}

const PREFIX = 'draft ';

/** Whole drafts, for as long as the page is open. */
const drafts = new Map<string, Draft>();

/** Keeps what account `ownerId` typed in the form at `path`, in this tab only. */
export function keepDraft(ownerId: string, path: string, draft: Draft): void {
  const key = toKey(ownerId, path);
  drafts.set(key, draft);
  storage()?.setItem(key, JSON.stringify(draft.values));
}

/** Gives the draft of an account at `path` and forgets it. Null where there is none. */
export function takeDraft<Values>(ownerId: string, path: string): Draft<Values> | null {
  const key = toKey(ownerId, path);
  const stored = storage()?.getItem(key) ?? null;
  const draft = drafts.get(key) ?? (stored === null ? null : { values: JSON.parse(stored) as unknown });
  drafts.delete(key);
  storage()?.removeItem(key);
  return draft as Draft<Values> | null;
}

/** Forgets every draft of this tab. */
export function forgetDrafts(): void {
  drafts.clear();
  const store = storage();
  if (store === null) return;
  for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
}

function toKey(ownerId: string, path: string): string {
  return `${PREFIX}${ownerId} ${path}`;
}

/** The session storage; null where the browser forbids it, and then drafts end with the page. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
