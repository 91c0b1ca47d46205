import styles from './cover-aside.module.css';
import { ProjectImage } from '../photos/project-image.tsx';
import type { ProjectPhoto } from '../photos/project-photos.ts';

/** The cover as customers will see it, beside the form. */
export function CoverAside({ photo, name }: { photo: ProjectPhoto | undefined; name: string }) {
  const noPicture = <div className={styles.none} />;
  return (
    <>
      <div className={styles.cover}>
        {photo === undefined ? (
          noPicture
        ) : (
          <ProjectImage photo={photo} alt="Cover of this project" fallback={() => noPicture} />
        )}
      </div>
      {name.trim() === '' ? null : <p className={styles.name}>{name}</p>}
      <p className="muted small">
        {photo === undefined
          ? 'Photos count in matching: a project without them takes no part. Lead with the one that shows the whole room.'
          : 'This is the cover clients will see. Photos count in matching, so lead with the one that shows the whole room.'}
      </p>
    </>
  );
}
