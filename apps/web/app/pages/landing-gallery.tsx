import { useState, useSyncExternalStore } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Lightbox } from '../ui/lightbox.tsx';
import { PhotoCarousel } from '../ui/photo-carousel.tsx';
import { roomPicture } from '../ui/rooms.ts';
import { Stars } from '../ui/stars.tsx';
import styles from './landing-gallery.module.css';

const photos = [
  roomPicture('bohemian_bedroom_1', 'Bedroom with a terracotta arch behind the bed'),
  roomPicture('mid-century-modern_living_1_angle', 'Living room with a green wall and two orange armchairs'),
  roomPicture('japandi_living_1_angle', 'Living room with a dark slatted wall and a low oak table'),
  roomPicture('coastal_kitchen_1', 'White kitchen with rattan lamps over the island'),
  roomPicture('industrial_living_1_corner', 'Living room with a brick wall and a leather sofa'),
  roomPicture('scandinavian_bedroom_2', 'Light bedroom with a patterned wool rug'),
  roomPicture('art-deco_dining_1', 'Dining room with green velvet chairs and a brass chandelier'),
  roomPicture('mediterranean_kitchen_1', 'Kitchen with hand-made tiles and a terracotta floor'),
  roomPicture('contemporary_living_1', 'Living room with a walnut wall and a large abstract picture'),
  roomPicture('farmhouse_dining_1', 'Dining room with timber beams and a long bench'),
  roomPicture('traditional_living_1', 'Living room with a persian rug and a chandelier'),
  roomPicture('scandinavian_terrace_1', 'Terrace under a pale timber pergola'),
  roomPicture('bohemian_office_1', 'Study with a terracotta arch and a bookcase'),
  roomPicture('minimalist_kitchen_1', 'White kitchen with a plain island and slim stools'),
  roomPicture('mid-century-modern_office_1', 'Study with a green wall and walnut shelves'),
  roomPicture('japandi_bedroom_1', 'Bedroom with a low bed before a dark slatted wall'),
];

/** Phones get two photos fewer, so that the dots stay in one row. */
const PHOTOS_LEFT_OUT_ON_PHONES = 2;
const PHONE = '(max-width: 599.98px)';

/** A designer's card with a carousel of rooms; a photo opens on the full screen. */
export function Gallery() {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const isPhone = useSyncExternalStore(
    watchPhone,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
  const pictures = isPhone ? photos.slice(PHOTOS_LEFT_OUT_ON_PHONES) : photos;
  return (
    <article className={styles.gallery} aria-label="Portfolio gallery">
      <div className={styles.head}>
        <Avatar initials="E" />
        <div>
          <b>Elena</b>
          <span className="caption">Interior Designer</span>
        </div>
        <Stars rating={5} />
      </div>
      <PhotoCarousel
        key={pictures.length}
        className={styles.photo}
        pictures={pictures}
        label="Rooms by Elena"
        sizes="(max-width: 899.98px) 100vw, 34vw"
        position="50% 55%"
        dots="below"
        hasKeyboard={openIndex === null}
        onOpen={setOpenIndex}
      />
      <Lightbox
        pictures={pictures}
        label="Rooms by Elena"
        index={openIndex}
        onClose={() => setOpenIndex(null)}
      />
    </article>
  );
}

function watchPhone(listener: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
