import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
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
 * `isEager` loads it at once. With `hasKeyboard` the arrow keys turn them whenever they are on the screen.
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

  useEffect(() => {
    const element = box.current;
    if (element === null || !isStill) return;
    let startX = 0;
    const turn = (by: 1 | -1) => setIndex((shown) => (shown + count + by) % count);
    const handleTouchStart = (event: TouchEvent) => {
      startX = event.touches[0]?.clientX ?? 0;
    };
    const handleTouchEnd = (event: TouchEvent) => {
      const travelled = (event.changedTouches[0]?.clientX ?? startX) - startX;
      if (Math.abs(travelled) >= SWIPE_PX) turn(travelled < 0 ? 1 : -1);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!hasKeyboard || !isOnScreen(element)) return;
      if (event.key === 'ArrowRight') turn(1);
      if (event.key === 'ArrowLeft') turn(-1);
    };
    element.addEventListener('touchstart', handleTouchStart, { passive: true });
    element.addEventListener('touchend', handleTouchEnd, { passive: true });
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      element.removeEventListener('touchstart', handleTouchStart);
      element.removeEventListener('touchend', handleTouchEnd);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [box, count, hasKeyboard, isStill]);

  return {
    index: Math.min(index, count - 1),
    Swiper,
    setIndex,
    onReady: (ready: PhotoSwiperHandle) => {
      handle.current = ready;
    },
    previous: () =>
      handle.current === null ? setIndex((index + count - 1) % count) : handle.current.previous(),
    next: () => (handle.current === null ? setIndex((index + 1) % count) : handle.current.next()),
    goTo: (target: number) => (handle.current === null ? setIndex(target) : handle.current.goTo(target)),
  };
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
