import { A11y, EffectFade } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import 'swiper/css/effect-fade';
import { Photo } from './photo.tsx';
import styles from './photo-swiper.module.css';
import type { Picture } from './picture.ts';

/** What the controls around the photos can ask for. */
export interface PhotoSwiperHandle {
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
}

/** The moving part of a carousel: looping photos that cross-fade. Swipes are taken by what lies over them. */
export default function PhotoSwiper({
  pictures,
  startIndex,
  index,
  sizes,
  fit,
  position,
  onIndex,
  onReady,
}: {
  pictures: readonly Picture[];
  startIndex: number;
  index: number;
  sizes: string;
  fit: 'cover' | 'contain';
  position?: string | undefined;
  onIndex: (index: number) => void;
  onReady: (handle: PhotoSwiperHandle) => void;
}) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Swiper
      className={styles.swiper!}
      modules={[EffectFade, A11y]}
      effect="fade"
      fadeEffect={{ crossFade: true }}
      speed={isStill ? 0 : 400}
      allowTouchMove={false}
      initialSlide={startIndex}
      a11y={{ slideRole: 'group', slideLabelMessage: '{{index}} of {{slidesLength}}' }}
      onSwiper={(swiper) =>
        // Round and round by index: Swiper's own loop undoes what is turned in the frame after a change of size.
        onReady({
          previous: () => swiper.slideTo((swiper.activeIndex || swiper.slides.length) - 1),
          next: () => swiper.slideTo((swiper.activeIndex + 1) % swiper.slides.length),
          goTo: (target) => swiper.slideTo(target),
        })
      }
      onActiveIndexChange={(swiper) => onIndex(swiper.activeIndex)}
    >
      {pictures.map((picture, slide) => (
        <SwiperSlide key={picture.src} aria-hidden={slide !== index}>
          {isNear(slide, index, pictures.length) ? (
            <Photo className={styles.photo} picture={picture} sizes={sizes} fit={fit} position={position} />
          ) : null}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}

/** Only the photo shown and its neighbours are loaded. */
function isNear(slide: number, index: number, count: number): boolean {
  const distance = Math.abs(slide - index);
  return distance <= 1 || distance === count - 1;
}
