import { useState } from 'react';
import styles from './cover-aside.module.css';
import type { ProjectPhoto } from './project-photos.ts';
import { useObjectUrl } from './use-object-url.ts';

/** The cover as customers will see it, beside the form. */
export function CoverAside({ photo, name }: { photo: ProjectPhoto | undefined; name: string }) {
  const fileUrl = useObjectUrl(photo?.kind === 'new' ? photo.file : null);
  const src = photo?.kind === 'stored' ? photo.photo.url : fileUrl;
  const [unreadableSrc, setUnreadableSrc] = useState<string | null>(null);
  return (
    <>
      <div
        className={src === null || src === unreadableSrc ? `${styles.cover} ${styles.none}` : styles.cover}
      >
        {src === null || src === unreadableSrc ? null : (
          <img src={src} alt="Cover of this project" onError={() => setUnreadableSrc(src)} />
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
