import { specialtiesOf } from '@tessera/matching/reasons/specialties';
import type { Tx } from '../../db/database.ts';
import { toCountry, toLanguage } from '../geo/geo.present.ts';
import { toSpecialties } from '../profiles/specialties.present.ts';
import { listingsRepo } from './listings.repo.ts';

/**
 * Makes what the directory finds a designer by, from profile and portfolio as they are. Within the transaction that changes
 * one of them. A designer without a profile has none.
 */
export async function refreshListing(tx: Tx, designerId: string): Promise<void> {
  const repo = listingsRepo(tx);
  const source = await repo.source(designerId);
  if (source === undefined) return;
  const specialties =
    source.specialties === null ? specialtiesOf(source.projects) : toSpecialties(source.specialties);
  const country = toCountry(source.countryCode);
  const languages = source.languageCodes.map(toLanguage);
  await repo.save(
    designerId,
    [
      ...specialties.map(({ value }) => value),
      `country:${country.code}`,
      ...languages.map(({ code }) => `language:${code}`),
    ],
    [
      source.firstName,
      source.lastName,
      source.bio,
      country.name_en,
      ...specialties.map(({ label }) => label),
      ...source.projects.flatMap(({ name, description }) => [name, description]),
    ].join(' '),
  );
}
