import type { ListedDesigner, PublicDesigner } from '@tessera/contract/designers/public-pages';
import type { Review } from '@tessera/contract/deal/reviews';
import { toCountry, toLanguage } from '../geo/geo.present.ts';
import { toPhoto } from '../media/media.present.ts';
import type { PhotoRow } from '../media/photo.columns.ts';
import { toSpecialties } from '../profiles/specialties.present.ts';
import type { Rating } from '../reviews/ratings.service.ts';
import type { ListedDesignerRow, PublicDesignerRow } from './public-pages.repo.ts';

/** What customers say of a designer's work. */
export interface Reviews extends Rating {
  stars: number[];
  reviews: readonly Review[];
}

/** A designer in the directory; `origin` is where people reach the product. */
export function toListedDesigner(row: ListedDesignerRow, rating: Rating, origin: string): ListedDesigner {
  return {
    id: row.designerId,
    slug: row.slug,
    name: `${row.firstName} ${row.lastName}`,
    country: toCountry(row.countryCode).name_en,
    portrait: toOwnPhoto(row.portrait, origin),
    photos: row.photos.map((photo) => toPhoto(photo.photoId, photo, origin)),
    ...rating,
    specialties: shownSpecialties(row),
  };
}

/** A designer's public page; `origin` is where people reach the product. */
export function toPublicDesigner(
  row: PublicDesignerRow,
  { reviews, ...rest }: Reviews,
  facts: string,
  origin: string,
): PublicDesigner {
  return {
    id: row.designerId,
    slug: row.slug,
    name: `${row.firstName} ${row.lastName}`,
    first_name: row.firstName,
    country: toCountry(row.countryCode).name_en,
    portrait: toOwnPhoto(row.portrait, origin),
    bio: row.bio.trim() === '' ? facts : row.bio,
    specialties: shownSpecialties(row),
    budget_min: row.budgetMinUsd,
    budget_max: row.budgetMaxUsd,
    languages: row.languageCodes.map(toLanguage),
    website: row.website,
    projects: row.projects
      .filter(({ photos }) => photos.length > 0)
      .map(({ id, name, description, countryCode, photos }) => ({
        id,
        name,
        description,
        country: toCountry(countryCode).name_en,
        photos: photos.map((photo) => toPhoto(photo.photoId, photo, origin)),
      })),
    ...rest,
    reviews: reviews.map(({ id, order_name, customer_first_name, stars, text, created_at, answer }) => ({
      id,
      order_name,
      customer_first_name,
      stars,
      text,
      created_at,
      answer,
    })),
  };
}

/** What the designer chose, or else what the portfolio shows, as the listing says it. */
function shownSpecialties({
  specialties,
  facets,
}: {
  specialties: string[] | null;
  facets: string[] | null;
}) {
  return toSpecialties(specialties ?? facets ?? []);
}

function toOwnPhoto(photo: (PhotoRow & { photoId: string }) | null, origin: string) {
  return photo && toPhoto(photo.photoId, photo, origin);
}
