import type { Db } from '../../../db/database.ts';
import type { PreparedMemory } from '../score/memory.ts';
import { cardsRepo, type DesignerProfileCard, type ProjectPhoto } from './cards.repo.ts';

/** What a card shows of a designer. */
export interface DesignerCard extends DesignerProfileCard {
  /** The photos of the projects the card is about. */
  images: ProjectPhoto[];
}

/** Reads what the cards of matches show. */
export type CardsService = ReturnType<typeof createCardsService>;

/** A designer who gets a card, with the version of the portfolio and the projects the card is about. */
export interface DesignerOnPage {
  designerId: string;
  designerVersion: number;
  projectIds: readonly string[];
}

/** Reads what cards show. Designers come from memory where nothing has changed. */
export function createCardsService({ db, memory }: { db: Db; memory: PreparedMemory }) {
  const repo = cardsRepo(db);
  return {
    orderCards: repo.orderCards,
    photos: repo.photos,

    /** The cards of designers by id. A designer who is gone has none. */
    async designerCards(wanted: readonly DesignerOnPage[]): Promise<Map<string, DesignerCard>> {
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
