import type { Tx } from '../../../db/database.ts';
import type { ApplicationsService } from '../../applications/applications.service.ts';
import { FORMER_ACCOUNTS } from '../../auth/former-accounts.service.ts';
import { forgetConversations } from '../../conversations/departures.service.ts';
import type { EngagementsService } from '../../engagements/engagements.service.ts';
import type { ChangesService } from '../../matching/prepare/changes.service.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import type { PreviewsService } from '../../previews/previews.service.ts';
import { departuresRepo } from './departures.repo.ts';
import type { OrderStatesService } from './order-states.service.ts';
import type { OwnPhotosService } from '../own-photos/own-photos.service.ts';
import type { StylePicksService } from '../style-picks/style-picks.service.ts';

/** What becomes of orders when their customer or designer goes. */
export type OrderDeparturesService = ReturnType<typeof createOrderDeparturesService>;

/** Each function is called within the transaction that deletes an account. */
export function createOrderDeparturesService(deps: {
  states: Pick<OrderStatesService, 'holdIfThere'>;
  applications: Pick<ApplicationsService, 'closeOpen' | 'forgetOthers'>;
  engagements: Pick<EngagementsService, 'designerOf'>;
  notifications: Pick<NotificationsService, 'tell'>;
  previews: Pick<PreviewsService, 'lockOf' | 'settle'>;
  ownPhotos: Pick<OwnPhotosService, 'removeOf'>;
  stylePicks: Pick<StylePicksService, 'set'>;
  changes: Pick<ChangesService, 'ordersForgotten'>;
}) {
  const { states, applications, engagements, notifications, previews, ownPhotos, stylePicks, changes } = deps;
  return {
    /** Tells the designers who are at work on a customer's orders, or have applied to them, that these are cancelled. */
    async cancelRunning(tx: Tx, customerId: string): Promise<void> {
      for (const { id } of await departuresRepo(tx).ofCustomer(customerId)) {
        const order = await states.holdIfThere(tx, id);
        if (order === undefined) continue;
        if (order.status === 'active' || order.status === 'paused')
          await applications.closeOpen(tx, order, 'order_cancelled');
        if (order.status !== 'in_progress' && order.status !== 'delivered') continue;
        const designer = await engagements.designerOf(tx, id);
        if (designer === undefined) continue;
        await notifications.tell(tx, {
          to: designer.id,
          kind: 'order_status',
          text: `‘${order.name}’ was cancelled: the customer’s account was closed`,
          link: '/designer/applications',
        });
      }
    },

    /** Keeps completed orders for their designers: name and dates, the timeline without the customer's words, and the review. */
    async forgetCustomer(tx: Tx, customerId: string): Promise<void> {
      const orders = await departuresRepo(tx).ofCustomer(customerId);
      const kept = orders.filter(({ status }) => status === 'completed').map(({ id }) => id);
      if (kept.length === 0) return;
      const former = new Map<string, string[]>();
      for (const id of kept) {
        former.set(id, await previews.lockOf(tx, customerId, id));
        await ownPhotos.removeOf(tx, id);
        await stylePicks.set(tx, id, []);
      }
      await departuresRepo(tx).reassign(kept, FORMER_ACCOUNTS.customer);
      await departuresRepo(tx).forgetCustomerWords(kept);
      for (const [id, previewIds] of former) await previews.settle(tx, id, previewIds);
      await forgetConversations(tx, kept);
      await applications.forgetOthers(tx, kept);
      await changes.ordersForgotten(tx, kept);
      await removeAbandoned(tx);
    },

    /** Keeps the timelines of completed orders without their designer. */
    async forgetDesigner(tx: Tx, orderIds: readonly string[], designerId: string): Promise<void> {
      await departuresRepo(tx).reassignEvents(orderIds, designerId, FORMER_ACCOUNTS.designer);
      await removeAbandoned(tx);
    },
  };
}

/** Once both sides are gone, nobody needs an order. */
const removeAbandoned = (tx: Tx): Promise<void> =>
  departuresRepo(tx).removeShared(FORMER_ACCOUNTS.customer, FORMER_ACCOUNTS.designer);
