import type { Db } from '../../../db/database.ts';
import { isId } from '../../../http/ids.ts';

/** Orders and designers as the operator names them. */
export const inspectionRepo = (db: Db) => ({
  order: (orderId: string) =>
    db
      .selectFrom('customerOrder')
      .select(['customerId', 'objectName', 'status'])
      .where('id', '=', orderId)
      .executeTakeFirst(),

  /** A designer by id or e-mail address; the name is empty before the profile is saved. */
  async designer(idOrEmail: string): Promise<{ id: string; name: string } | undefined> {
    const row = await db
      .selectFrom('account')
      .leftJoin('designerProfile', 'designerProfile.accountId', 'account.id')
      .select(['account.id', 'firstName', 'lastName'])
      .where('role', '=', 'designer')
      .where(
        isId(idOrEmail) ? 'account.id' : 'emailKey',
        '=',
        isId(idOrEmail) ? idOrEmail : idOrEmail.toLowerCase(),
      )
      .executeTakeFirst();
    return row && { id: row.id, name: [row.firstName, row.lastName].filter(Boolean).join(' ') };
  },
});
