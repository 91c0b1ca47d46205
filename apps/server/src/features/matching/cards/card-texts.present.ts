import { specialtiesOf } from '@tessera/matching/reasons/specialties';
import { toCountry, toLanguage } from '../../geo/geo.present.ts';
import { toSpecialties } from '../../profiles/specialties.present.ts';
import type { DesignerProfileCard } from './cards.repo.ts';

const listed = new Intl.ListFormat('en');

/** The chips of a card: what the designer chose, or else what the portfolio shows most surely. */
export function specialtyLabels(
  { specialties }: Pick<DesignerProfileCard, 'specialties'>,
  projects: Parameters<typeof specialtiesOf>[0],
): string[] {
  const shown = specialties === null ? specialtiesOf(projects) : toSpecialties(specialties);
  return shown.map(({ label }) => label);
}

/** A sentence made from the profile, for designers who have not written a bio. It says nothing that the chips say. */
export function factsOf(
  card: Pick<DesignerProfileCard, 'countryCode' | 'languageCodes'>,
  projectCount: number,
): string {
  const projects = projectCount === 1 ? 'one portfolio project' : `${projectCount} portfolio projects`;
  const languages = card.languageCodes.map((code) => toLanguage(code).name_en);
  const speaks = languages.length === 0 ? '' : `, speaks ${listed.format(languages)}`;
  return `Designer in ${toCountry(card.countryCode).name_en} with ${projects}${speaks}.`;
}
