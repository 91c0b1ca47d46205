import type { OwnCard } from '@tessera/contract/matching';
import { specialtiesOf } from '@tessera/matching/reasons/specialties';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { toCountry } from '../../geo/geo.present.ts';
import { toPhoto } from '../../media/media.present.ts';
import type { Models } from '../models/model-ids.ts';
import { servingRepo } from '../models/serving.repo.ts';
import { evidenceRepo } from '../score/evidence.repo.ts';
import { factsOf, specialtyLabels } from './card-texts.present.ts';
import { cardsRepo } from './cards.repo.ts';

/** Shows designers how clients see them. */
export type OwnCardService = ReturnType<typeof createOwnCardService>;

/** As on cards of matches. */
const PHOTOS_MAX = 10;

/** Reads the card of a designer as it is when nothing of a client's project is known. */
export function createOwnCardService({ db, models }: { db: Db; models: Models }) {
  const cards = cardsRepo(db);
  return {
    /** @throws AppError profile_not_found before the first save of the profile */
    async read(designerId: string, origin: string): Promise<OwnCard> {
      const evidence = evidenceRepo(db, await servingRepo(db).serving(models));
      const [profile, portfolio] = await Promise.all([
        cards.profiles([designerId]).then((found) => found.get(designerId)?.value),
        evidence.portfolios([designerId]).then((found) => found.get(designerId)?.value),
      ]);
      if (profile === undefined) throw new AppError('profile_not_found');
      const projects = portfolio?.projects ?? [];
      const photos =
        projects.length === 0 ? undefined : await cards.projectPhotos(projects.map(({ id }) => id));
      const shown = projects
        .flatMap(({ id }) => photos?.get(id)?.value.toSorted((a, b) => a.position - b.position) ?? [])
        .slice(0, PHOTOS_MAX);
      const factsBio = factsOf(profile, projects.length);
      return {
        name: `${profile.firstName} ${profile.lastName}`,
        avatarPhoto: profile.avatar && toPhoto(profile.avatar.photoId, profile.avatar, origin),
        location: toCountry(profile.countryCode).name_en,
        rating: null,
        reviewCount: 0,
        portfolioPhotos: shown.map((photo) => toPhoto(photo.photoId, photo, origin)),
        bio: profile.bio.trim() === '' ? factsBio : profile.bio,
        factsBio,
        specialties: specialtyLabels(profile, projects),
        proposedSpecialties: specialtiesOf(projects),
      };
    },
  };
}
