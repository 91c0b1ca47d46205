import { useState, useSyncExternalStore } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Lightbox } from '../ui/lightbox.tsx';
import { PhotoCarousel } from '../ui/photo-carousel.tsx';
import { roomPicture } from '../ui/rooms.ts';
import { Stars } from '../ui/stars.tsx';
import styles from './landing-gallery.module.css';

const photos = [
  roomPicture('bohemian_bedroom_11_wide', 'Bedroom with a terracotta sun painted behind the bed'),
  roomPicture('traditional_kitchen_11_wide', 'Kitchen with a marble island between pale blue walls'),
  roomPicture('mediterranean_living_11_wide', 'Living room with terracotta tiles and a window to the sea'),
  roomPicture('coastal_living_11_wide', 'White boarded living room with blue cushions'),
  roomPicture('industrial_living_11_wide', 'Living room with a brick wall and a leather Chesterfield'),
  roomPicture('japandi_kitchen_11_wide', 'Kitchen with fluted oak fronts and paper lanterns'),
  roomPicture('mid-century-modern_living_11_wide', 'Living room with a green wall and a mustard sofa'),
  roomPicture('farmhouse_living_11_wide', 'Living room with timber beams and a blue striped rug'),
  roomPicture('art-deco_office_11_wide', 'Emerald study with brass mouldings'),
  roomPicture('traditional_dining_11_wide', 'Panelled dining room with cane chairs and a chandelier'),
  roomPicture('scandinavian_living_11_wide', 'Light living room with a corner sofa and a wool rug'),
  roomPicture('mid-century-modern_kitchen_11_wide', 'Walnut kitchen with teal tiles and mustard chairs'),
  roomPicture('contemporary_office_11_wide', 'Study with a walnut wall and open shelves'),
  roomPicture('mediterranean_garden_11_wide', 'Garden seat on clay tiles before a white wall'),
  roomPicture('bohemian_kitchen_11_wide', 'Green kitchen with woven lamps and a persian rug'),
  roomPicture('minimalist_office_11_wide', 'White study with a slim oak desk'),
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
