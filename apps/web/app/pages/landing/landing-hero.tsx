import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Photo } from '../../ui/photos/photo.tsx';
import { roomPicture } from '../../ui/brand/rooms.ts';
import { useSettlesOnce } from '../../ui/brand/settle.ts';
import { Gallery } from './landing-gallery.tsx';
import styles from './landing-hero.module.css';

const room = roomPicture(
  'scandinavian_living_1_wide',
  'A pale living room with oak and a soft green sofa; its upper right quarter is a tile from another designer’s room, in terracotta',
);

/** Taken with the same camera, so that sofa and floor run on across the grout. */
const oddRoom = roomPicture('bohemian_living_13_wide', '');

/** One width for both pictures: the tile shows a quarter of its room at the size of the other. */
const SIZES = '(max-width: 899.98px) 100vw, 64vw';

/** The headline, what to do next, and the logo at the size of a room: four tiles, one of them lifted. */
export function Hero() {
  const isSettled = useSettlesOnce();
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.top}>
        <h1>Connect with the Perfect Designer for Your Project</h1>
        <div>
          <p className="lede">
            AI matching by style, budget and project scope. Every match comes with its reasons, so you can see
            why a designer fits.
          </p>
          <div className={styles.actions}>
            <ButtonLink size="large" to={paths.signUp}>
              Find a Designer
            </ButtonLink>
            <ButtonLink size="large" kind="secondary" to={paths.signUpDesigner}>
              Join as a Designer
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.band}>
        <div className={styles.room}>
          <Photo className={styles.base} picture={room} position="50% 62%" sizes={SIZES} isUrgent />
          <i className={styles.bed} />
          <div className={isSettled ? styles.piece : `${styles.piece} ${styles.falling}`}>
            <Photo className={styles.odd} picture={oddRoom} position="50% 62%" sizes={SIZES} />
          </div>
        </div>
        <Gallery />
      </div>
    </section>
  );
}
