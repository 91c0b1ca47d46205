import type { Tx } from '../../db/database.ts';
import { conversationsRepo } from './conversations.repo.ts';

/** Within the transaction that deletes a customer's account: the conversations about orders that stay go. */
export const forgetConversations = (tx: Tx, orderIds: readonly string[]): Promise<void> =>
  conversationsRepo(tx).deleteOf(orderIds);
