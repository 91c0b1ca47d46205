import type { CustomerProfile, DesignerProfile } from '@tessera/contract/profiles';
import { toCountry, toLanguage } from '../geo/geo.service.ts';
import { photoUrl, toPhoto, toReview } from '../media/media.present.ts';
import { isWithheld } from '../media/review.service.ts';
import type { CustomerProfileRow, DesignerProfileRow } from './profiles.repo.ts';

/** A customer's profile as its owner sees it. */
export function toCustomerProfile(row: CustomerProfileRow): CustomerProfile {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    country: toCountry(row.countryCode),
    phone: row.phone,
    spoken_languages: row.languageCodes.map(toLanguage),
  };
}

/** A designer's profile as its owner sees it; `origin` is where people reach the product. */
export function toDesignerProfile(row: DesignerProfileRow, origin: string): DesignerProfile {
  return {
    ...toCustomerProfile(row),
    photo_url: photoUrl(row, origin),
    photo: isWithheld(row.review) ? null : toPhoto(row.photoId, row, origin),
    photo_review: toReview(row.review),
    bio: row.bio,
    budget_min: row.budgetMinUsd,
    budget_max: row.budgetMaxUsd,
  };
}
