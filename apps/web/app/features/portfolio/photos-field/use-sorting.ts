import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PhotoGridProps } from './still-photo-grid.tsx';

/** What shows that somebody is at work on the page. */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin'] as const;

/**
 * The grid in which photos are put in order, null until it is there: sorting weighs as much as the rest of the form. It
 * is loaded at the first sign of somebody in the page, or as soon as `isEager`; what has the focus in `box` keeps it.
 */
export function useSorting(
  box: RefObject<HTMLElement | null>,
  isEager: boolean,
): { PhotoGrid: ComponentType<PhotoGridProps> | null } {
  const [PhotoGrid, setPhotoGrid] = useState<ComponentType<PhotoGridProps> | null>(null);
  const isMissing = PhotoGrid === null;
  useEffect(() => {
    if (!isMissing) return;
    const load = () => {
      import('./photo-grid.tsx').then(
        (module) => keepFocus(box, () => flushSync(() => setPhotoGrid(() => module.default))),
        () => undefined,
      );
    };
    if (isEager) load();
    for (const intent of INTENTS) window.addEventListener(intent, load, { once: true, passive: true });
    return () => {
      for (const intent of INTENTS) window.removeEventListener(intent, load);
    };
  }, [box, isMissing, isEager]);
  return { PhotoGrid };
}

/** Focuses, after `replace`, the button that stands where the focused one stood among those of its name. */
function keepFocus(box: RefObject<HTMLElement | null>, replace: () => void): void {
  const focused = document.activeElement;
  const name = focused?.getAttribute('aria-label') ?? '';
  const namesakes = () => [
    ...(box.current?.querySelectorAll<HTMLElement>(`li [aria-label="${CSS.escape(name)}"]`) ?? []),
  ];
  const position = namesakes().findIndex((one) => one === focused);
  replace();
  namesakes()[position]?.focus({ preventScroll: true });
}
