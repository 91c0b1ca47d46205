import { paths } from '../../paths.ts';
import { ButtonLink } from '../buttons/button.tsx';
import styles from './closing-call.module.css';
import { Photo } from '../photos/photo.tsx';
import { roomPicture } from '../brand/rooms.ts';

/** The last words of a public page: which of the two kinds of account fits. */
export function ClosingCall() {
  return (
    <div className={styles.call}>
      <div className={styles.text}>
        <h2>Ready to Get Started?</h2>
        <h3>Ready to Find Your Perfect Designer?</h3>
        <div className={styles.actions}>
          <ButtonLink size="large" kind="onBand" to={paths.signUpCustomer}>
            I'm a Client
          </ButtonLink>
          <ButtonLink size="large" kind="onBandOutline" to={paths.signUpDesigner}>
            I'm a Designer
          </ButtonLink>
        </div>
      </div>
      <Photo
        className={styles.photo}
        picture={roomPicture(
          'mediterranean_terrace_1_wide',
          'A terracotta terrace under a timber pergola, striped with shade',
        )}
        sizes="(max-width: 899.98px) 100vw, 56vw"
      />
    </div>
  );
}
