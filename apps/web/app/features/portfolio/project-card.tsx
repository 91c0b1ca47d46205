import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { IconMapPin, IconPencil, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import card from '../../ui/cards/card.module.css';
import { IconButton, IconLink } from '../../ui/buttons/icon-button.tsx';
import { Lightbox } from '../../ui/photos/lightbox/lightbox.tsx';
import { MatchingNote } from '../../ui/cards/matching-note.tsx';
import { PhotoCarousel } from '../../ui/photos/photo-carousel.tsx';
import { photoPicture } from '../../ui/photos/picture.ts';
import styles from './project-card.module.css';

/** A portfolio project in the designer's list; its photos open on the full screen. */
export function ProjectCard({ project, onDelete }: { project: PortfolioProject; onDelete: () => void }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const editPath = paths.designer.editProject(project.id);
  const pictures = project.images.map((image, index) =>
    photoPicture(image, `${project.name}, photo ${index + 1}`),
  );
  return (
    <article className={card.card} aria-labelledby={`project-${project.id}`}>
      {pictures.length === 0 ? (
        <div className={`${card.noPhotos} ${styles.none}`}>
          <Link to={editPath}>
            <IconPhotoPlus size={20} stroke={1.5} aria-hidden="true" />
            Add photos to be matched
          </Link>
        </div>
      ) : (
        <PhotoCarousel
          className={styles.photos}
          pictures={pictures}
          label={`Photos of ${project.name}`}
          // 300 pixels high, whatever its width.
          sizes="(max-width: 599.98px) max(100vw, 400px), (max-width: 899.98px) max(50vw, 400px), max(33vw, 400px)"
          onOpen={setOpenIndex}
        />
      )}
      <div className={card.body}>
        <h2 className={card.name} id={`project-${project.id}`}>
          {project.name}
        </h2>
        <p className={card.description}>{project.description}</p>
        <MatchingNote state={project.matching_state} />
        <div className={card.foot}>
          <span className={card.location}>
            <IconMapPin size={18} stroke={1.5} aria-hidden="true" />
            {project.country.name_en}
          </span>
          <span className={card.actions}>
            <IconLink label="Edit project" to={editPath}>
              <IconPencil size={20} stroke={1.5} aria-hidden="true" />
            </IconLink>
            <IconButton label="Delete project" onClick={onDelete}>
              <IconTrash size={20} stroke={1.5} aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      </div>
      <Lightbox
        pictures={pictures}
        label={`Photos of ${project.name}`}
        index={openIndex}
        onClose={() => setOpenIndex(null)}
      />
    </article>
  );
}
