import type { Tx } from '../../db/database.ts';
import { fieldError, invalidFields } from '../../http/app-error.ts';
import { slugsRepo } from './slugs.repo.ts';
import { toSlug } from './to-slug.ts';

/** Keeps the addresses of public pages. */
export type SlugsService = ReturnType<typeof createSlugsService>;

/** Every designer has a slug from the first save of the profile. */
export function createSlugsService({ clock }: { clock: () => Date }) {
  return {
    /**
     * Makes `wanted` the slug of a designer. Without a wish the current one stays; a designer who has none gets one made from
     * `name`. Within the transaction that saves the profile, which holds the account.
     * @throws AppError slug_taken
     */
    async keep(tx: Tx, designerId: string, wanted: string | undefined, name: string): Promise<void> {
      const repo = slugsRepo(tx);
      const current = await repo.current(designerId);
      if (wanted === undefined ? current !== undefined : wanted === current) return;
      if (wanted !== undefined) {
        if (!(await repo.reserve(wanted, designerId, clock())))
          throw invalidFields([fieldError('slug', 'slug_taken')]);
        return repo.setCurrent(wanted, designerId);
      }
      for (let number = 1; ; number++) {
        const slug = toSlug(name, number);
        if (await repo.reserve(slug, designerId, clock())) return repo.setCurrent(slug, designerId);
      }
    },
  };
}
