import { useEffect, useState } from 'react';

/** Things to be looked at one after the other, and the one that is looked at. */
export interface Queue<Item> {
  current: Item;
  /** The place of the current one, from 0. */
  index: number;
  go: (step: 1 | -1) => void;
  choose: (id: string) => void;
  /** What of the list is not loaded yet. */
  more: More;
}

/** How the rest of a list is loaded, as TanStack Query has it. */
export interface More {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** The place of what is looked at. */
interface Chosen {
  id: string | null;
  index: number;
  /** Whether the next one was asked for before it was loaded. It is gone to as soon as it is there. */
  isStepAwaited?: boolean;
}

/** The next part of a list is loaded when so many entries or fewer are left. */
const LOAD_AHEAD = 10;

/**
 * Remembers which thing of a list is looked at. Once it is gone from the list, the one that takes its place is next; after the last
 * one comes the one before. The next part of the list is loaded before its end is reached. Null for an empty list.
 */
export function useQueue<Item extends { id: string }>(
  items: readonly Item[],
  more: More,
): Queue<Item> | null {
  const [chosen, setChosen] = useState<Chosen>({ id: null, index: 0 });
  const found = items.findIndex(({ id }) => id === chosen.id);
  const index = found === -1 ? Math.min(chosen.index, items.length - 1) : found;
  const current = items[index];
  // Keeps the place of what is looked at, for when it is gone.
  if (current !== undefined && (chosen.id !== current.id || chosen.index !== index))
    setChosen({ id: current.id, index });
  const awaited = chosen.isStepAwaited === true ? items[index + 1] : undefined;
  if (awaited !== undefined) setChosen({ id: awaited.id, index: index + 1 });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more;
  const isDue =
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError && index >= items.length - LOAD_AHEAD;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  if (current === undefined) return null;
  const goTo = (at: number) => {
    const next = items[at];
    if (next !== undefined) return setChosen({ id: next.id, index: at });
    if (at <= 0 || !hasNextPage) return;
    setChosen({ id: current.id, index, isStepAwaited: true });
    if (!isFetchingNextPage) void fetchNextPage();
  };
  return {
    current,
    index,
    go: (step) => goTo(index + step),
    more,
    choose: (id) => goTo(items.findIndex((item) => item.id === id)),
  };
}
