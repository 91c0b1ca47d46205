import type { Db } from '../../db/database.ts';
import { cardsRepo, type DesignerProfileCard, type ProjectPhoto } from './cards.repo.ts';
import type { PreparedMemory } from './prepared-memory.ts';

/** What a card shows of a designer. */
export interface DesignerCard extends DesignerProfileCard {
  /** Of the projects the card is about. */
  images: ProjectPhoto[];
}

/** A designer to be shown, at a version of the portfolio, and the projects the card is about. */
export interface ShownDesigner {
  designerId: string;
  designerVersion: number;
  projectIds: readonly string[];
}

/** What cards show; of designers, from memory where nothing has changed. */
export function createCardsService({ db, memory }: { db: Db; memory: PreparedMemory }) {
  const repo = cardsRepo(db);
  return {
    orderCards: repo.orderCards,
    photos: repo.photos,

    /** The cards of those who are there, by the designers' ids. */
    async designerCards(wanted: readonly ShownDesigner[]): Promise<Map<string, DesignerCard>> {
      const [profiles, photos] = await Promise.all([
        memory.profiles.get(
          new Map(wanted.map((each) => [each.designerId, each.designerVersion])),
          repo.profiles,
        ),
        memory.projectPhotos.get(
          new Map(wanted.flatMap((each) => each.projectIds.map((id) => [id, each.designerVersion]))),
          repo.projectPhotos,
        ),
      ]);
      return new Map(
        wanted.flatMap(({ designerId, projectIds }) => {
          const profile = profiles.get(designerId);
          const images = projectIds.flatMap((id) => photos.get(id) ?? []);
          return profile === undefined ? [] : [[designerId, { ...profile, images }]];
        }),
      );
    },
  };
}
