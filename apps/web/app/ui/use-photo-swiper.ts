import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type PhotoSwiper from './photo-swiper.tsx';
import type { PhotoSwiperHandle } from './photo-swiper.tsx';

type PhotoSwiperProps = Parameters<typeof PhotoSwiper>[0];

/**
 * The state of a carousel of `count` photos: which one is shown, and the moving part once it is loaded, which happens
 * when `box` comes near the screen. The controls work before that, and also if it never arrives.
 */
export function usePhotoSwiper(box: RefObject<HTMLElement | null>, count: number, startIndex = 0) {
  const [index, setIndex] = useState(startIndex);
  const [Swiper, setSwiper] = useState<ComponentType<PhotoSwiperProps> | null>(null);
  const handle = useRef<PhotoSwiperHandle | null>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null || count < 2) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import('./photo-swiper.tsx').then(
          (module) => setSwiper(() => module.default),
          // Without it the photos still turn, only without the fade.
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, count]);

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
