import { useState, useSyncExternalStore } from 'react';
import { useDemo } from '../../lib/site/demo.ts';
import { toInitials } from '../../lib/text/format.ts';
import { Avatar } from '../../ui/badges/avatar.tsx';
import { Chip } from '../../ui/badges/chip.tsx';
import { Lightbox } from '../../ui/photos/lightbox/lightbox.tsx';
import { PhotoCarousel } from '../../ui/photos/photo-carousel.tsx';
import { roomPicture } from '../../ui/brand/rooms.ts';
import designers from './gallery-designers.generated.json' with { type: 'json' };
import { galleryRooms } from './gallery-rooms.ts';
import styles from './landing-gallery.module.css';

const photos = galleryRooms.map(({ room, alt }) => ({
  ...roomPicture(room, alt),
  designer: designers[room],
}));

/** Phones get two photos fewer, so that the dots stay in one row. */
const PHOTOS_LEFT_OUT_ON_PHONES = 2;
const PHONE = '(max-width: 599.98px)';

/**
 * A card with a carousel of rooms; a photo opens on the full screen. On an installation with a demo it names the designer
 * who shows the photo there; elsewhere nobody does, and nobody is named.
 */
export function Gallery() {
  const demo = useDemo();
  const [index, setIndex] = useState(0);
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
        {demo === undefined ? null : demo.demo ? (
          <Person firstName={(pictures[index] ?? pictures[0]!).designer} />
        ) : (
          <div>
            <b>Portfolio gallery</b>
            <span className="caption">Rendered rooms, as portfolios show them</span>
          </div>
        )}
      </div>
      <PhotoCarousel
        key={pictures.length}
        className={styles.photo}
        pictures={pictures}
        label="Gallery photos"
        sizes="(max-width: 899.98px) 100vw, max(34vw, 413px)"
        position="50% 55%"
        dots="below"
        hasKeyboard={openIndex === null}
        onTurn={setIndex}
        onOpen={setOpenIndex}
      />
      <Lightbox
        pictures={pictures}
        label="Gallery photos"
        index={openIndex}
        onClose={() => setOpenIndex(null)}
      />
    </article>
  );
}

/** Nobody in a demo has been reviewed yet. */
function Person({ firstName }: { firstName: string }) {
  return (
    <>
      <Avatar initials={toInitials(firstName)} />
      <div>
        <b>{firstName}</b>
        <span className="caption">Interior Designer</span>
      </div>
      <Chip tone="lapis">New</Chip>
    </>
  );
}

function watchPhone(listener: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
