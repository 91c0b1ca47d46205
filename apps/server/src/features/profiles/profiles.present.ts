import type { CustomerProfile, DesignerProfile } from '@tessera/contract/account/profiles';
import type { Versioned } from '../../http/repeats/entity-tag.ts';
import { toCountry, toLanguage } from '../geo/geo.present.ts';
import { photoUrl, toPhoto, toReview } from '../media/media.present.ts';
import type { Rating } from '../reviews/ratings.service.ts';
import { isWithheld } from '../media/photo.columns.ts';
import { toSpecialties } from './specialties.present.ts';
import type { CustomerProfileRow, DesignerProfileRow } from './profiles.repo.ts';

/** A customer's profile as its owner sees it. */
export function toCustomerProfile(row: CustomerProfileRow): Versioned<CustomerProfile> {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    country: toCountry(row.countryCode),
    phone: row.phone,
    spoken_languages: row.languageCodes.map(toLanguage),
    edit_version: row.editVersion,
  };
}

/** A designer's profile as its owner sees it; `origin` is where people reach the product. */
export function toDesignerProfile(
  row: DesignerProfileRow,
  rating: Rating,
  origin: string,
): Versioned<DesignerProfile> {
  return {
    ...toCustomerProfile(row),
    photo_url: photoUrl(row, origin),
    photo: isWithheld(row.review) ? null : toPhoto(row.photoId, row, origin),
    photo_review: toReview(row.review),
    bio: row.bio,
    budget_min: row.budgetMinUsd,
    budget_max: row.budgetMaxUsd,
    ...rating,
    specialties: row.specialties && toSpecialties(row.specialties),
    public_page: row.publicPage,
    slug: row.slug,
    website: row.website,
  };
}
