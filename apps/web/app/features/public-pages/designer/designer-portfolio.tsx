import type { PublicDesigner } from '@tessera/contract/designers/public-pages';
import { PhotoLink } from './photo-link.tsx';
import type { PortfolioPhoto } from './portfolio-photos.ts';
import styles from './designer-portfolio.module.css';

/** The work of a designer, project by project. `onOpen` is told the id of a photo. */
export function DesignerPortfolio({
  designer: { projects },
  photos,
  onOpen,
}: {
  designer: PublicDesigner;
  photos: readonly PortfolioPhoto[];
  onOpen: (id: string) => void;
}) {
  if (projects.length === 0) return null;
  const counted = `${projects.length === 1 ? 'One project' : `${projects.length} projects`}, ${photos.length === 1 ? 'one photo' : `${photos.length} photos`}`;
  const photoOf = (id: string) => photos.find((photo) => photo.id === id)!;
  return (
    <section className="wrap" aria-labelledby="portfolio-title">
      <div className={styles.head}>
        <h2 id="portfolio-title">Portfolio</h2>
        <p className="muted small">{counted}</p>
      </div>
      <ul className={styles.works}>
        {projects.map((project) => {
          const [first, ...others] = project.photos.map(({ id }) => photoOf(id));
          return (
            <li key={project.id} className={styles.work}>
              <PhotoLink
                className={styles.open}
                photoClassName={styles.photo}
                photo={first!}
                sizes="(max-width: 899.98px) 100vw, 56vw"
                onOpen={onOpen}
              />
              {others.length === 0 ? null : (
                <ul className={styles.others}>
                  {others.map((photo) => (
                    <li key={photo.id}>
                      <PhotoLink
                        className={styles.open}
                        photoClassName={styles.small}
                        photo={photo}
                        sizes="72px"
                        onOpen={onOpen}
                      />
                    </li>
                  ))}
                </ul>
              )}
              <h3>{project.name}</h3>
              <p className={styles.text}>{project.description}</p>
              <p className="caption">{project.country}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
