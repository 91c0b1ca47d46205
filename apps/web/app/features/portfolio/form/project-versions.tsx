import type { Country } from '@tessera/contract/geo';
import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import type { ComparedField } from '../../../ui/dialogs/versions/compared-field.ts';
import { ProjectImage } from '../photos/project-image.tsx';
import type { ProjectPhoto, ProjectPhotos } from '../photos/project-photos.ts';
import styles from './project-versions.module.css';

/** What is typed or picked of a project. */
export interface ProjectValues {
  name: string;
  description: string;
  country_code: string;
}

/** The form's values for a project, or for a new one (null). */
export function toProjectValues(project: PortfolioProject | null): ProjectValues {
  return {
    name: project?.name ?? '',
    description: project?.description ?? '',
    country_code: project?.country.code ?? '',
  };
}

/** The photos of a form without those that have been removed from the stored project meanwhile: they are gone. */
export function withoutRemoved(mine: ProjectPhotos, stored: PortfolioProject): ProjectPhotos {
  const ids = new Set(stored.images.map(({ id }) => id));
  return { ...mine, photos: mine.photos.filter(({ kind, key }) => kind === 'new' || ids.has(key)) };
}

interface Version {
  values: ProjectValues;
  photos: ProjectPhotos;
}

/** Two versions of a project, field by field, with the photos to be seen. */
export function compareProjects(
  mine: Version,
  theirs: Version,
  countries: readonly Country[],
): ComparedField[] {
  const field = (label: string, toText: (version: Version) => string) => ({
    label,
    mine: toText(mine),
    theirs: toText(theirs),
  });
  return [
    field('Project name', ({ values }) => values.name.trim()),
    field('Description', ({ values }) => values.description.trim()),
    field(
      'Country',
      ({ values }) =>
        countries.find(({ code }) => code === values.country_code)?.name_en ?? values.country_code,
    ),
    {
      ...field('Photos', ({ photos }) => photos.photos.map(({ key }) => key).join(' ')),
      views: {
        mine: <Photos photos={mine.photos.photos} />,
        theirs: <Photos photos={theirs.photos.photos} />,
      },
    },
  ];
}

function Photos({ photos }: { photos: readonly ProjectPhoto[] }) {
  if (photos.length === 0) return <p className="muted">No photos</p>;
  return (
    <ol className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo.key}>
          <ProjectImage photo={photo} alt={`Photo ${index + 1}`} fallback={() => null} />
        </li>
      ))}
    </ol>
  );
}
