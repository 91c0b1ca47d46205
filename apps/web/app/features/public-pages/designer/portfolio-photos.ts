import type { Photo } from '@tessera/contract/media';
import type { PublicDesigner } from '@tessera/contract/designers/public-pages';
import { photoPicture, type Picture } from '../../../ui/photos/picture.ts';

/** A photo of the portfolio. */
export interface PortfolioPhoto {
  id: string;
  /** What it is of. */
  project: string;
  picture: Picture;
  /** Where the whole photo is, for browsers without script. */
  href: string;
}

/** Every photo of the portfolio, project by project. */
export function portfolioPhotos({ projects }: Pick<PublicDesigner, 'projects'>): PortfolioPhoto[] {
  return projects.flatMap(({ name, photos }) =>
    photos.map((photo, at) => ({
      id: photo.id,
      project: name,
      picture: photoPicture(photo, photos.length === 1 ? name : `${name}, photo ${at + 1}`),
      href: largest(photo),
    })),
  );
}

/** As many photos as stand at the top of the page: the first of each project, then the second of each. */
export function leadingPhotos({ projects }: Pick<PublicDesigner, 'projects'>, count: number): string[] {
  const rounds = Math.max(0, ...projects.map(({ photos }) => photos.length));
  return Array.from({ length: rounds }, (_, round) =>
    projects.flatMap(({ photos }) => photos[round]?.id ?? []),
  )
    .flat()
    .slice(0, count);
}

function largest(photo: Photo): string {
  const sizes = photo.variants.filter(({ media_type }) => media_type === 'image/jpeg');
  return sizes.at(-1)?.url ?? photo.url;
}
