import { API_BASE } from '@tessera/contract/route';
import type { Site } from '@tessera/contract/site';
import { useSyncExternalStore } from 'react';

/** What this installation says of its demo; undefined until it has answered, and where it cannot be asked. */
export function useDemo(): Site | undefined {
  return useSyncExternalStore(
    watch,
    () => site,
    () => undefined,
  );
}

let site: Site | undefined;
let asked = false;
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    ask().catch(() => undefined); // The pages work without an answer.
  }
  return () => listeners.delete(listener);
}

/** Asks without the API client, which the public pages would load for nothing else. */
async function ask(): Promise<void> {
  const response = await fetch(`${API_BASE}site/`);
  if (!response.ok) return;
  site = (await response.json()) as Site;
  for (const listener of listeners) listener();
}
