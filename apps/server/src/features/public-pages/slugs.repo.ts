import type { Db } from '../../db/database.ts';

/** The addresses of public pages in the database. */
export const slugsRepo = (db: Db) => ({
  /** The designer who has a slug, now or from before. */
  async ownerOf(slug: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('designerSlug')
      .select('designerId')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row?.designerId;
  },

  async current(designerId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('designerSlug')
      .select('slug')
      .where('designerId', '=', designerId)
      .where('isCurrent', '=', true)
      .executeTakeFirst();
    return row?.slug;
  },

  /** Reserves a slug for a designer. One that is theirs already stays. @returns whether it is theirs */
  async reserve(slug: string, designerId: string, createdAt: Date): Promise<boolean> {
    await db
      .insertInto('designerSlug')
      .values({ slug, designerId, isCurrent: false, createdAt })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    return (await slugsRepo(db).ownerOf(slug)) === designerId;
  },

  /** Makes one of a designer's slugs the current one. */
  async setCurrent(slug: string, designerId: string): Promise<void> {
    await db
      .updateTable('designerSlug')
      .set({ isCurrent: false })
      .where('designerId', '=', designerId)
      .where('isCurrent', '=', true)
      .where('slug', '<>', slug)
      .execute();
    await db.updateTable('designerSlug').set({ isCurrent: true }).where('slug', '=', slug).execute();
  },
});
