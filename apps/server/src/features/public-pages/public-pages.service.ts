import {
  directoryFilters,
  PUBLIC_REVIEWS_MAX,
  type Directory,
  type DirectoryFilter,
  type DirectoryQuery,
  type FilterOption,
  type PublicDesigner,
} from '@tessera/contract/designers/public-pages';
import { designerSlug } from '@tessera/contract/account/profiles';
import { specialties } from '@tessera/matching/reasons/specialties';
import type { Db } from '../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../http/app-error.ts';
import { countryCodes, languageCodes } from '../geo/geo.service.ts';
import { toCountry, toLanguage } from '../geo/geo.present.ts';
import { factsOf } from '../matching/cards/card-texts.present.ts';
import { NO_RATING, ratingsOf } from '../reviews/ratings.service.ts';
import type { ReviewsService } from '../reviews/reviews.service.ts';
import { toListedDesigner, toPublicDesigner } from './public-pages.present.ts';
import { publicPagesRepo, type ListingFilter } from './public-pages.repo.ts';

/** What everybody may see of designers who want that. */
export type PublicPagesService = ReturnType<typeof createPublicPagesService>;

/** The directory without its addresses of neighbouring pages. */
type DirectoryPart = Pick<Directory, 'count' | 'results' | 'options' | 'excludes_most'>;

/**
 * The same over two databases. Members read `current`, so that a designer sees their own page as they have just saved it. Everybody else
 * reads `lagging`, which may be a replica: for them a change shows at most ten seconds later.
 */
export interface PublicPages {
  current: PublicPagesService;
  lagging: PublicPagesService;
}

/** The service for whoever makes a call. */
export const pagesFor = ({ current, lagging }: PublicPages, { isFromMember }: { isFromMember: boolean }) =>
  isFromMember ? current : lagging;

/** Reads the database at each call and keeps nothing. */
export function createPublicPagesService({
  db,
  reviews,
}: {
  db: Db;
  reviews: Pick<ReviewsService, 'ofDesigner' | 'starsOf'>;
}) {
  const repo = publicPagesRepo(db);
  return {
    /** A part of the directory. @throws AppError invalid_choice for a style, room, country or language that does not exist */
    async directory({ limit, offset, ...asked }: DirectoryQuery, origin: string): Promise<DirectoryPart> {
      refuseUnknown(asked);
      const [{ count, designers }, places] = await Promise.all([
        repo.find(toFilter(asked), { limit, offset }),
        repo.places(),
      ]);
      const ratings = await ratingsOf(
        db,
        designers.map(({ designerId }) => designerId),
      );
      return {
        count,
        results: designers.map((row) =>
          toListedDesigner(row, ratings.get(row.designerId) ?? NO_RATING, origin),
        ),
        options: {
          style: vocabulary('style'),
          room: vocabulary('room'),
          country: toOptions(places.countries, toCountry),
          language: toOptions(places.languages, toLanguage),
        },
        excludes_most: count > 0 ? null : await mostExcluding(asked),
      };
    },

    /** A designer's public page, by the current slug or an earlier one. @throws AppError not_found */
    async designer(slug: string, origin: string): Promise<PublicDesigner> {
      const row = designerSlug.safeParse(slug).success ? await repo.designer(slug) : undefined;
      if (row === undefined) throw new AppError('not_found');
      const [said, stars] = await Promise.all([
        reviews.ofDesigner(row.designerId, { limit: PUBLIC_REVIEWS_MAX, offset: 0 }),
        reviews.starsOf(row.designerId),
      ]);
      return toPublicDesigner(row, { ...said, stars }, factsOf(row, row.projects.length), origin);
    },

    /** Whether everybody may see this designer's page. */
    hasPage: (designerId: string): Promise<boolean> => repo.hasPage(designerId),

    /** The slugs of all public pages. */
    slugs: (): Promise<string[]> => repo.slugs(),
  };

  /** The filter without which most designers are found; null where none helps. */
  async function mostExcluding(asked: Filters): Promise<DirectoryFilter | null> {
    const set = directoryFilters.filter((name) => (asked[name]?.length ?? 0) > 0);
    const counts = await Promise.all(
      set.map(async (name) => ({
        name,
        count: await repo.count(toFilter({ ...asked, [name]: name === 'style' ? [] : undefined })),
      })),
    );
    const [best] = counts.toSorted((a, b) => b.count - a.count);
    return best === undefined || best.count === 0 ? null : best.name;
  }
}

type Filters = Pick<DirectoryQuery, DirectoryFilter>;

const byLabel = (one: FilterOption, other: FilterOption) => one.label.localeCompare(other.label, 'en');

/** Everything of a kind that a designer can name. */
const vocabulary = (kind: 'style' | 'room'): FilterOption[] =>
  specialties
    .filter(({ value }) => value.startsWith(`${kind}:`))
    .map(({ value, label }) => ({ value: value.slice(kind.length + 1), label }));

const toOptions = (codes: readonly string[], named: (code: string) => { name_en: string }) =>
  codes.map((value) => ({ value, label: named(value).name_en })).toSorted(byLabel);

const isKnown = (kind: 'style' | 'room', id: string) =>
  specialties.some(({ value }) => value === `${kind}:${id}`);

function refuseUnknown({ style, room, country, language }: Filters): void {
  const faults = [
    ...style.flatMap((value, at) => (isKnown('style', value) ? [] : [`style.${at}`])),
    ...(room === undefined || isKnown('room', room) ? [] : ['room']),
    ...(country === undefined || countryCodes.has(country) ? [] : ['country']),
    ...(language === undefined || languageCodes.has(language) ? [] : ['language']),
  ];
  if (faults.length > 0) throw invalidFields(faults.map((field) => fieldError(field, 'invalid_choice')));
}

function toFilter({ style, room, country, language, words }: Filters): ListingFilter {
  return {
    styles: style.map((value) => `style:${value}`),
    facets: [
      ...(room === undefined ? [] : [`room:${room}`]),
      ...(country === undefined ? [] : [`country:${country}`]),
      ...(language === undefined ? [] : [`language:${language}`]),
    ],
    words: toWordQuery(words),
  };
}

/** All words, each also as the beginning of a longer one; undefined without a word. */
function toWordQuery(text: string | undefined): string | undefined {
  const words = text?.match(/[\p{Letter}\p{Number}\p{Mark}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(' & ');
}
