import type { ReactNode } from 'react';

/** One field in both versions, as texts that can be compared. */
export interface ComparedField {
  label: string;
  mine: string;
  theirs: string;
  /** Elements that are shown in place of the two texts. */
  views?: { mine: ReactNode; theirs: ReactNode };
}

/** Whether both versions have the same in this field. */
export function isSame({ mine, theirs }: ComparedField): boolean {
  return mine === theirs;
}
