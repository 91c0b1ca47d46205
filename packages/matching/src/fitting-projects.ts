import type { Pair } from './evidence.ts';
import { nearPhotos } from './near-photos.ts';
import { coincidence } from './signals/curves.ts';

/** The ids of a designer's projects, the one that fits the order best first. */
export function fittingProjects({ order, designer }: Pair): string[] {
  const photos = nearPhotos(designer);
  const fit = new Map(
    designer.projects.map((project) => {
      const looks = photos.filter(({ projectId }) => projectId === project.id);
      const look = Math.max(0, ...looks.map(({ fit }) => fit));
      return [
        project.id,
        look +
          project.likeness +
          Math.sqrt(coincidence(order.styles, project.styles)) +
          Math.sqrt(coincidence(order.rooms, project.rooms)),
      ] as const;
    }),
  );
  return [...fit.keys()].toSorted((a, b) => fit.get(b)! - fit.get(a)! || (a < b ? 1 : -1));
}
