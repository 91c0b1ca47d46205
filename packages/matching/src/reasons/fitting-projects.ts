import type { Pair } from '../evidence/evidence.ts';
import { nearPhotos } from './near-photos.ts';
import { coincidence } from '../math/shares.ts';

/** The ids of a designer's projects, best fit first. */
export function fittingProjects({ order, designer }: Pair): string[] {
  const photos = nearPhotos(designer);
  const fit = new Map(
    designer.projects.map((project) => {
      const own = photos.filter(({ projectId }) => projectId === project.id);
      const photoFit = Math.max(0, ...own.map(({ fit: nearness }) => nearness));
      return [
        project.id,
        photoFit +
          project.likeness +
          Math.sqrt(coincidence(order.styles, project.styles)) +
          Math.sqrt(coincidence(order.rooms, project.rooms)),
      ] as const;
    }),
  );
  return [...fit.keys()].toSorted((a, b) => fit.get(b)! - fit.get(a)! || (a < b ? 1 : -1));
}
