import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type RefObject } from 'react';
import type PhotoSwiper from './photo-swiper.tsx';
import type { PhotoSwiperHandle } from './photo-swiper.tsx';

type PhotoSwiperProps = Parameters<typeof PhotoSwiper>[0];

/** What shows that somebody is about to turn the photos. */
const INTENTS = ['pointerenter', 'touchstart', 'focusin'] as const;

/** A finger that travels this far, in pixels, turns a photo. */
const SWIPE_PX = 40;

/**
 * The state of a carousel of `count` photos: which one is shown, and the moving part, loaded when somebody points at
 * `box`, touches it, or moves the focus into it. Until then, and if it never arrives, the photos turn without a fade.
 * `isEager` loads it at once. With `hasKeyboard` the arrow keys turn them whenever they are on the screen, otherwise only while the focus is inside.
 */
export function usePhotoSwiper(
  box: RefObject<HTMLElement | null>,
  {
    count,
    startIndex = 0,
    hasKeyboard,
    isEager = false,
  }: { count: number; startIndex?: number; hasKeyboard: boolean; isEager?: boolean },
) {
  const [index, setIndex] = useState(startIndex);
  const [Swiper, setSwiper] = useState<ComponentType<PhotoSwiperProps> | null>(null);
  const handle = useRef<PhotoSwiperHandle | null>(null);
  const isStill = Swiper === null && count > 1;

  useEffect(() => {
    const element = box.current;
    if (element === null || !isStill) return;
    const load = () => {
      import('./photo-swiper.tsx').then(
        (module) => setSwiper(() => module.default),
        () => undefined,
      );
    };
    if (isEager) load();
    for (const intent of INTENTS) element.addEventListener(intent, load, { once: true, passive: true });
    return () => {
      for (const intent of INTENTS) element.removeEventListener(intent, load);
    };
  }, [box, isStill, isEager]);

  const turn = (by: 1 | -1) => {
    if (handle.current === null) setIndex((index + count + by) % count);
    else if (by === 1) handle.current.next();
    else handle.current.previous();
  };

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const element = box.current;
    if (element === null || count < 2 || isTyping(event)) return;
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
    Swiper,
    setIndex,
    onReady: (ready: PhotoSwiperHandle) => {
      handle.current = ready;
    },
    previous: () => turn(-1),
    next: () => turn(1),
    goTo: (target: number) => (handle.current === null ? setIndex(target) : handle.current.goTo(target)),
  };
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Arrow keys in a field move its cursor, and with a modifier they mean something else. */
function isTyping(event: KeyboardEvent): boolean {
  const isInField =
    event.target instanceof Element && event.target.closest('input, textarea, select, [role="menu"]');
  return Boolean(isInField) || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
}
