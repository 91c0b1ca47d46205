import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Events that show that somebody is about to turn the photos. */
const INTENTS = ['pointerenter', 'touchstart', 'focusin'] as const;

/** A finger that travels this far, in pixels, turns a photo. */
const SWIPE_PX = 40;

/**
 * The state of a carousel of `count` photos inside `box`: the photo shown, and how to turn to another one. Photos go round
 * and round. `isInUse` from the first time that somebody points at the photos, touches them or moves the focus into them.
 * With `hasKeyboard` the arrow keys turn the photos whenever they are on the screen, otherwise only while the focus is inside.
 */
export function usePhotoTurning(
  box: RefObject<HTMLElement | null>,
  { count, startIndex = 0, hasKeyboard }: { count: number; startIndex?: number; hasKeyboard: boolean },
) {
  const [index, setIndex] = useState(startIndex);
  const [isInUse, setIsInUse] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (element === null || isInUse || count < 2) return;
    const handleIntent = () => setIsInUse(true);
    for (const intent of INTENTS) element.addEventListener(intent, handleIntent, { passive: true });
    return () => {
      for (const intent of INTENTS) element.removeEventListener(intent, handleIntent);
    };
  }, [box, isInUse, count]);

  const turnTo = (target: number) => {
    setIsInUse(true);
    setIndex(target);
  };
  const turn = (by: 1 | -1) => {
    setIsInUse(true);
    setIndex((current) => (Math.min(current, count - 1) + count + by) % count);
  };

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const element = box.current;
    if (element === null || count < 2 || isTyping(event) || isInOtherDialog(event, element)) return;
    const isMeant = hasKeyboard ? isOnScreen(element) : element.contains(document.activeElement);
    if (isMeant && event.key === 'ArrowRight') turn(1);
    if (isMeant && event.key === 'ArrowLeft') turn(-1);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  const handleSwipe = useEffectEvent((travelledPx: number) => {
    if (count > 1 && Math.abs(travelledPx) >= SWIPE_PX) turn(travelledPx < 0 ? 1 : -1);
  });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let startX = 0;
    const handleTouchStart = (event: TouchEvent) => {
      startX = event.touches[0]?.clientX ?? 0;
    };
    const handleTouchEnd = (event: TouchEvent) =>
      handleSwipe((event.changedTouches[0]?.clientX ?? startX) - startX);
    element.addEventListener('touchstart', handleTouchStart, { passive: true });
    element.addEventListener('touchend', handleTouchEnd, { passive: true });
    return () => {
      element.removeEventListener('touchstart', handleTouchStart);
      element.removeEventListener('touchend', handleTouchEnd);
    };
  }, [box]);

  return {
    index: Math.min(index, count - 1),
    isInUse,
    previous: () => turn(-1),
    next: () => turn(1),
    goTo: turnTo,
  };
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** A dialog that is open over the photos has the keys for itself. */
function isInOtherDialog({ target }: KeyboardEvent, element: Element): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
  return dialog !== null && !dialog.contains(element);
}

/** In a field the arrow keys move the cursor, and with a modifier key they have other meanings. */
function isTyping(event: KeyboardEvent): boolean {
  const isInField =
    event.target instanceof Element && event.target.closest('input, textarea, select, [role="menu"]');
  return Boolean(isInField) || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
}
