import type { PortfolioProject } from '@tessera/contract/designers/portfolio';
import { toCountry } from '../geo/geo.present.ts';
import type { Versioned } from '../../http/repeats/entity-tag.ts';
import { toPhoto } from '../media/media.present.ts';
import type { PortfolioProjectRow } from './portfolio.repo.ts';

/** A portfolio project as its designer sees it; `origin` is where people reach the product. */
export function toPortfolioProject(row: PortfolioProjectRow, origin: string): Versioned<PortfolioProject> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    country: toCountry(row.countryCode),
    images: row.images.map(({ id, ...photo }) => toPhoto(id, photo, origin)),
    matching_state: row.matchingState ?? 'pending',
    edit_version: row.editVersion,
    created_at: row.createdAt.toISOString(),
  };
}
