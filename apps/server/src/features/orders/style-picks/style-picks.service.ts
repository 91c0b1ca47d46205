import type { StylePick } from '@tessera/contract/orders/style-picks';
import type { Db, Tx } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { ChangesService } from '../../matching/prepare/changes.service.ts';
import type { IntakeService, TakenPhoto } from '../../media/intake/intake.service.ts';
import { takeStylePictures } from './style-picks.jobs.ts';
import { stylePicksRepo } from './style-picks.repo.ts';

/** What customers picked in the style quiz. */
export type StylePicksService = ReturnType<typeof createStylePicksService>;

/**
 * Picks count in matching as pictures that are liked and pictures that are not. The rooms of the quiz become photos when
 * they are first needed, and every model embeds them like any other photo.
 */
export function createStylePicksService(deps: {
  db: Db;
  queue: Queue;
  intake: Pick<IntakeService, 'keep' | 'adopt'>;
  takePicture: (picture: Buffer) => Promise<TakenPhoto[]>;
  /** The file of a room of the quiz; undefined where this installation has none. */
  roomFile: (name: string) => Promise<Buffer | undefined>;
  changes: Pick<ChangesService, 'orderChanged'>;
}) {
  const { db, queue, intake, takePicture, roomFile, changes } = deps;

  const takeOne = async (name: string): Promise<void> => {
    const file = await roomFile(name);
    if (file === undefined) throw new Error(`The room ‘${name}’ of the style quiz has no picture.`);
    const photos = await takePicture(file);
    await intake.keep(photos, () =>
      db.transaction().execute(async (tx) => {
        const [photoId] = await intake.adopt(tx, photos);
        await stylePicksRepo(tx).insertPicture(name, photoId!);
      }),
    );
  };

  return {
    /** Within the transaction that has written the order. Undefined keeps the picks that the order has. */
    async set(tx: Tx, orderId: string, picks: readonly StylePick[] | null | undefined): Promise<void> {
      if (picks === undefined) return;
      const repo = stylePicksRepo(tx);
      await repo.setPicks(orderId, picks ?? []);
      if ((await repo.missingRooms(orderId)).length > 0) await queue.add(tx, takeStylePictures, { orderId });
    },

    /** Makes photos of the rooms that an order needs, and has the order prepared with them. */
    async takePictures(orderId: string): Promise<void> {
      for (const name of await stylePicksRepo(db).missingRooms(orderId)) await takeOne(name);
      await db.transaction().execute(async (tx) => {
        if (await stylePicksRepo(tx).lockOrder(orderId)) await changes.orderChanged(tx, orderId);
      });
    },
  };
}
