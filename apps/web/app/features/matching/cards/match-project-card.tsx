import type { MatchProject } from '@tessera/contract/matching';
import { IconBulb, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatUsd } from '../../../lib/text/format.ts';
import { paths } from '../../../paths.ts';
import card from '../../../ui/cards/card.module.css';
import { Chip } from '../../../ui/badges/chip.tsx';
import { ClampedText } from '../../../ui/cards/clamped-text.tsx';
import { PhotoCarousel } from '../../../ui/photos/photo-carousel.tsx';
import { cardPicture } from '../../../ui/photos/picture.ts';
import styles from './match-project-card.module.css';
import { Score } from '../reasons/score.tsx';
import { ShortReasons } from '../reasons/short-reasons.tsx';

/** An order that fits the designer; `action` is what can be done about it, and `report` reports it. */
export function MatchProjectCard({
  project,
  action,
  report,
}: {
  project: MatchProject;
  action: ReactNode;
  report: ReactNode;
}) {
  const pictures = [
    ...project.orderPhotos.map((photo, index) =>
      cardPicture(photo, `${project.objectName}, picture ${index + 1}`),
    ),
    ...(project.roomPhotos ?? []).map((photo) =>
      cardPicture(photo, `${project.objectName}, the room as it is now`),
    ),
  ];
  const hasPhotos = pictures.length > 0;
  return (
    <article className={card.card} aria-labelledby={`match-${project.id}`}>
      {hasPhotos ? (
        <PhotoCarousel
          className={styles.photos}
          pictures={pictures}
          label={`Pictures of ${project.objectName}`}
          sizes="(max-width: 600px) 100vw, (max-width: 900px) 50vw, 33vw"
        />
      ) : null}
      <div className={hasPhotos ? card.body : `${card.body} ${styles.words}`}>
        <div className={styles.head}>
          <h2 className={card.name} id={`match-${project.id}`} tabIndex={-1}>
            {project.objectName}
          </h2>
          <Score score={project.score} />
        </div>
        <ShortReasons reasons={project.reasons} toProject={paths.designer.editProject} />
        {project.suggestion === null ? null : (
          <p className={styles.suggestion}>
            <IconBulb size={20} stroke={1.5} aria-hidden="true" />
            {project.suggestion}
          </p>
        )}
        <ClampedText
          className={hasPhotos ? card.description : `${card.description} ${styles.long}`}
          text={project.description}
        />
        <div className={styles.end}>
          <div className={styles.place}>
            <span className={card.location}>
              <IconMapPin size={18} stroke={1.5} aria-hidden="true" />
              <span>Location: {project.location}</span>
            </span>
            {report}
          </div>
          <div className={styles.act}>
            {project.budget === null ? null : <Chip tone="gold">{formatUsd(project.budget)}</Chip>}
            {action}
          </div>
        </div>
      </div>
    </article>
  );
}
