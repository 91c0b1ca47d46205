import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { roomPicture } from '../../ui/brand/rooms.ts';
import { Photo } from '../../ui/photos/photo.tsx';
import type { Picture } from '../../ui/photos/picture.ts';
import styles from './public-designer.module.css';

/** The last words of a designer's page, beside a photo of theirs. */
export function PublicClosing({ firstName, picture }: { firstName: string; picture: Picture | undefined }) {
  return (
    <section className={`wrap ${styles.closing}`} data-visitors-only="">
      <div className={styles.call}>
        <div className={styles.text}>
          <h2>Your room, next</h2>
          <p className="display">{`Tell ${firstName} about your project`}</p>
          <ButtonLink size="large" kind="onBand" to={paths.signUp}>
            Describe your project
          </ButtonLink>
        </div>
        <Photo
          className={styles.photo}
          picture={picture ?? roomPicture('scandinavian_living_11_wide', '')}
          sizes="(max-width: 899.98px) 100vw, 56vw"
        />
      </div>
    </section>
  );
}
