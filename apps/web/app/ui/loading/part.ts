import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { onFirstUse } from '../../lib/browser/first-use.ts';

/** Code of a page that is loaded after the page itself, once, for every place that uses it. */
export interface Part<Content> {
  /** The code, or null until it has been loaded. */
  read: () => Content | null;
  /** Loads the code. Never fails: the answer says whether the code is there. A failed load may be repeated. */
  load: () => Promise<boolean>;
  subscribe: (onLoaded: () => void) => () => void;
}

/** Defines a part by its import. */
export function definePart<Content>(load: () => Promise<{ default: Content }>): Part<Content> {
  let content: Content | null = null;
  let loading: Promise<boolean> | null = null;
  const subscribers = new Set<() => void>();
  return {
    read: () => content,
    load: () => {
      loading ??= load().then(
        (module) => {
          content = module.default;
          for (const notify of subscribers) notify();
          return true;
        },
        () => {
          loading = null;
          return false;
        },
      );
      return loading;
    },
    subscribe: (onLoaded) => {
      subscribers.add(onLoaded);
      return () => subscribers.delete(onLoaded);
    },
  };
}

/**
 * A part's code, or null until it is there. It is loaded when somebody first uses the page, so that it is there before it
 * is needed and costs nothing before the page can be read; and at the latest when it `isWanted`. `onFailure` is called
 * where a wanted part cannot be loaded.
 */
export function usePart<Content>(
  part: Part<Content>,
  isWanted: boolean,
  onFailure?: () => void,
): { Content: Content | null } {
  const Content = useSyncExternalStore(part.subscribe, part.read, () => null);
  const isMissing = Content === null;
  useEffect(() => {
    if (!isMissing) return;
    return onFirstUse(() => void part.load());
  }, [part, isMissing]);

  const handleFailure = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    let isCurrent = true;
    void part.load().then((isLoaded) => {
      if (!isLoaded && isCurrent) handleFailure();
    });
    return () => {
      isCurrent = false;
    };
  }, [part, isWanted, isMissing]);
  return { Content };
}
