import type { StylePick } from '@tessera/contract/orders/style-picks';
import type { Db } from '../../../db/database.ts';

/** What customers picked in the style quiz, and its rooms as photos, in the database. */
export const stylePicksRepo = (db: Db) => ({
  async setPicks(orderId: string, picks: readonly StylePick[]): Promise<void> {
    await db.deleteFrom('orderStylePick').where('orderId', '=', orderId).execute();
    if (picks.length === 0) return;
    await db
      .insertInto('orderStylePick')
      .values(picks.map(({ liked, passed }, position) => ({ orderId, position, liked, passed })))
      .execute();
  },

  /** The rooms of an order's picks that are no photos yet. */
  async missingRooms(orderId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('orderStylePick')
      .select(['liked', 'passed'])
      .where('orderId', '=', orderId)
      .execute();
    const names = rows.flatMap(({ liked, passed }) => [liked, passed]);
    if (names.length === 0) return [];
    const taken = await db.selectFrom('stylePicture').select('name').where('name', 'in', names).execute();
    return [...new Set(names)].filter((name) => !taken.some((picture) => picture.name === name));
  },

  /** Keeps a room's photo, unless it has one by now. */
  async insertPicture(name: string, photoId: string): Promise<void> {
    await db
      .insertInto('stylePicture')
      .values({ name, photoId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Locks an order until the transaction ends; false if it is gone. */
  async lockOrder(orderId: string): Promise<boolean> {
    const row = await db
      .selectFrom('customerOrder')
      .select('id')
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    return row !== undefined;
  },
});
