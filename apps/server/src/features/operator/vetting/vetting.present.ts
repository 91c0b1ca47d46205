import type { VettedDesigner } from '@tessera/contract/operator/vetting';
import { toCountry, toLanguage } from '../../geo/geo.present.ts';
import { toPhoto } from '../../media/media.present.ts';
import type { PhotoRow } from '../../media/photo.columns.ts';
import { toSpecialties } from '../../profiles/specialties.present.ts';
import type { VettedRow } from './vetting.repo.ts';

/** A designer who is not approved; `origin` is where people reach the product. */
export function toVettedDesigner(row: VettedRow, origin: string): VettedDesigner {
  const photoOf = (photo: PhotoRow & { photoId: string }) => toPhoto(photo.photoId, photo, origin);
  return {
    id: row.id,
    state: row.vetting as VettedDesigner['state'],
    reason: row.vettingReason,
    name: [row.firstName, row.lastName].filter(Boolean).join(' '),
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    created_at: row.createdAt.toISOString(),
    country: row.countryCode === null ? '' : toCountry(row.countryCode).name_en,
    languages: (row.languageCodes ?? []).map(toLanguage),
    bio: row.bio ?? '',
    website: row.website ?? '',
    specialties: toSpecialties(row.specialties ?? row.facets ?? []),
    portrait: row.portrait && photoOf(row.portrait),
    is_complete: row.firstName !== null,
    projects: row.projects.map(({ id, name, description, countryCode, photos, alsoOf }) => ({
      id,
      name,
      description,
      country: toCountry(countryCode).name_en,
      photos: photos.map(photoOf),
      also_of: alsoOf.map((designer) => ({
        id: designer.id,
        name: designer.name,
        since: new Date(designer.since).toISOString(),
      })),
    })),
  };
}
