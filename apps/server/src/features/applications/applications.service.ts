import type {
  ApplicationAction,
  ApplicationStatus,
  ClosingReason,
} from '@tessera/contract/deal/application-states';
import type {
  Application,
  ApplicationBody,
  DeclineBody,
  OwnApplication,
} from '@tessera/contract/deal/applications';
import type { Limit } from '@tessera/contract/fields/limits';
import type { MatchedDesigner } from '@tessera/contract/matching';
import { matchedOrderStatuses } from '@tessera/contract/orders/order-states';
import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Write } from '../../http/repeats/given-answers.ts';
import { isSuspended } from '../auth/standing/standing.service.ts';
import type { PlanService } from '../auth/plan.service.ts';
import { isBlockBetween } from '../conversations/blocks/blocks.service.ts';
import type { EngagementsService } from '../engagements/engagements.service.ts';
import type { MatchingService } from '../matching/matching.service.ts';
import type { PoolService } from '../matching/search/pool.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import {
  wrongOrderState,
  type HeldOrder,
  type OrderStatesService,
} from '../orders/states/order-states.service.ts';
import { nextStatus } from './application-moves.ts';
import { nameOf, toApplication, toOwnApplication } from './applications.present.ts';
import { applicationsRepo, type ApplicationRow } from './applications.repo.ts';

/** Designers who offer to work on an order, and what becomes of their offers. */
export type ApplicationsService = ReturnType<typeof createApplicationsService>;

interface Window {
  limit: number;
  offset: number;
  status?: ApplicationStatus | undefined;
}

/** An application that a customer answers. */
interface Answering {
  customerId: string;
  orderId: string;
  designerId: string;
  origin: string;
}

/**
 * Every change locks the order first, then what it counts; it is one transaction with its consequences and with what it tells,
 * and the same call sent twice changes nothing. Designers see only their own applications, customers those to their orders.
 */
export function createApplicationsService(deps: {
  db: Db;
  pool: PoolService;
  plan: Pick<PlanService, 'lock'>;
  matching: Pick<MatchingService, 'cardsOf' | 'scoreOf'>;
  states: OrderStatesService;
  engagements: Pick<EngagementsService, 'begin'>;
  notifications: Pick<NotificationsService, 'tell'>;
  /** How many applications may be open at a time. */
  openMax: { ofDesigner: number; ofOrder: number };
  clock: () => Date;
}) {
  const { db, pool, plan, matching, states, engagements, notifications, openMax, clock } = deps;

  const present = async (
    customerId: string,
    rows: readonly ApplicationRow[],
    origin: string,
  ): Promise<Application[]> => {
    const cards = await matching.cardsOf(customerId, rows, origin);
    const cardOf = ({ orderId, designerId }: ApplicationRow): MatchedDesigner | undefined =>
      cards.get(`${orderId} ${designerId}`);
    return rows.map((row) => toApplication(row, cardOf(row), origin));
  };

  const found = async (tx: Tx, orderId: string, designerId: string): Promise<ApplicationRow> => {
    const row = isId(designerId) ? await applicationsRepo(tx).find(orderId, designerId) : undefined;
    if (row === undefined) throw new AppError('not_found');
    return row;
  };

  /** Within a transaction that holds the order. `by` chooses the words. */
  const claimRoom = async (
    tx: Tx,
    orderId: string,
    designerId: string,
    by: 'customer' | 'designer',
  ): Promise<void> => {
    const repo = applicationsRepo(tx);
    if ((await repo.countOpen({ orderId })) >= openMax.ofOrder) throw new AppError('order_full');
    await plan.lock(tx, designerId);
    if ((await repo.countOpen({ designerId })) < openMax.ofDesigner) return;
    throw new AppError('application_limit_reached', {
      ...(by === 'designer' && {
        message: 'You have as many open applications as are allowed at a time.',
      }),
    });
  };

  const set = async (
    tx: Tx,
    order: HeldOrder,
    designerId: string,
    change: {
      status: ApplicationStatus;
      action: ApplicationAction;
      reason?: DeclineBody['reason'];
      reasonText?: string;
    },
  ) => {
    await applicationsRepo(tx).change(order.id, designerId, {
      status: change.status,
      statusAt: clock(),
      lastAction: change.action,
      reason: change.reason ?? null,
      reasonText: change.reasonText ?? '',
    });
    await states.tell(tx, order, [designerId]);
  };

  /** A customer's answer: moves the application, unless that was done by the same call before; `then` does what follows. */
  const answer = async (
    { customerId, orderId, designerId, origin }: Answering,
    action: ApplicationAction,
    then: (tx: Tx, given: { order: HeldOrder; row: ApplicationRow; to: ApplicationStatus }) => Promise<void>,
  ): Promise<Application> => {
    const row = await db.transaction().execute(async (tx) => {
      const order = await states.holdOwn(tx, customerId, orderId);
      const before = await found(tx, orderId, designerId);
      const to = nextStatus(before, action, 'customer');
      if (to === undefined) return before;
      if (action !== 'decline' && (await isSuspended(tx, designerId))) throw new AppError('not_found');
      await then(tx, { order, row: before, to });
      return found(tx, orderId, designerId);
    });
    const [application] = await present(customerId, [row], origin);
    return application!;
  };

  const tellDesigner = (tx: Tx, designerId: string, text: string, link = '/designer/applications') =>
    notifications.tell(tx, { to: designerId, kind: 'application_status', text, link });

  return {
    /**
     * Sends an application, and has the customer told. If it was sent before and is still there, nothing changes and
     * `markRepeat` is called.
     * @throws AppError profile_incomplete before the profile is saved; not_found for an order that does not exist, and for a
     * designer without a project that can be matched; wrong_state, order_full, application_limit_reached
     */
    async apply(
      designerId: string,
      orderId: string,
      body: ApplicationBody,
      { markRepeat, write, origin }: { markRepeat: () => void; write: Write; origin: string },
    ): Promise<OwnApplication> {
      if (!(await applicationsRepo(db).hasProfile(designerId))) throw new AppError('profile_incomplete');
      if (!isId(orderId) || !(await pool.has(designerId))) throw new AppError('not_found');
      const score = await matching.scoreOf(orderId, designerId);
      return write(async (tx) => {
        const repo = applicationsRepo(tx);
        const order = await states.hold(tx, orderId);
        if (
          (await isBlockBetween(tx, designerId, order.customerId)) ||
          (await isSuspended(tx, order.customerId))
        )
          throw new AppError('not_found');
        const before = await repo.find(orderId, designerId);
        if (nextStatus(before, 'apply', 'designer') === undefined) {
          markRepeat();
          return toOwnApplication(before!, origin);
        }
        if (!matchedOrderStatuses.includes(order.status)) throw wrongOrderState(order.status);
        await claimRoom(tx, orderId, designerId, 'designer');
        await repo.send({
          orderId,
          designerId,
          note: body.note,
          priceFromUsd: body.price_from_usd,
          priceToUsd: body.price_to_usd,
          score,
          at: clock(),
        });
        await states.record(tx, orderId, { kind: 'applied', by: 'designer', text: body.note, designerId });
        const row = await found(tx, orderId, designerId);
        await notifications.tell(tx, {
          to: order.customerId,
          kind: 'application',
          text: `${nameOf(row)} applied to ‘${order.name}’`,
          link: `/customer/projects/${orderId}`,
        });
        return toOwnApplication(row, origin);
      });
    },

    /** @throws AppError not_found or wrong_state */
    async withdraw(designerId: string, orderId: string, origin: string): Promise<OwnApplication> {
      return db.transaction().execute(async (tx) => {
        const order = await states.hold(tx, orderId);
        const before = await found(tx, orderId, designerId);
        const to = nextStatus(before, 'withdraw', 'designer');
        if (to === undefined) return toOwnApplication(before, origin);
        await set(tx, order, designerId, { status: to, action: 'withdraw' });
        await notifications.tell(tx, {
          to: order.customerId,
          kind: 'application_status',
          text: `${nameOf(before)} withdrew the application to ‘${order.name}’`,
          link: `/customer/projects/${orderId}`,
        });
        return toOwnApplication(await found(tx, orderId, designerId), origin);
      });
    },

    /** @throws AppError not_found, wrong_state, order_full or application_limit_reached */
    shortlist: (answering: Answering) =>
      answer(answering, 'shortlist', async (tx, { order, row, to }) => {
        if (!matchedOrderStatuses.includes(order.status)) throw wrongOrderState(order.status);
        if (row.status === 'declined') await claimRoom(tx, row.orderId, row.designerId, 'customer');
        await set(tx, order, row.designerId, { status: to, action: 'shortlist' });
        await tellDesigner(tx, row.designerId, `You are on the shortlist of ‘${order.name}’`);
      }),

    /** @throws AppError not_found or wrong_state */
    decline: (answering: Answering, { reason, text }: DeclineBody) =>
      answer(answering, 'decline', async (tx, { order, row, to }) => {
        await set(tx, order, row.designerId, { status: to, action: 'decline', reason, reasonText: text });
        await tellDesigner(tx, row.designerId, `Your application to ‘${order.name}’ was declined`);
      }),

    /** Engages the designer. All other open applications are declined. @throws AppError not_found or wrong_state */
    accept: (answering: Answering) =>
      answer(answering, 'accept', async (tx, { order, row, to }) => {
        if ((await states.move(tx, order, 'accept', 'customer')) === undefined)
          throw wrongOrderState(order.status);
        await set(tx, order, row.designerId, { status: to, action: 'accept' });
        const { orderId, designerId, priceFromUsd, priceToUsd } = row;
        await engagements.begin(tx, { orderId, designerId, priceFromUsd, priceToUsd });
        await states.record(tx, orderId, { kind: 'accepted', by: 'customer', designerId });
        const customer = (await applicationsRepo(tx).customerFirstName(order.customerId)) ?? 'The customer';
        const text = `${customer} accepted your application to ‘${order.name}’`;
        await tellDesigner(tx, designerId, text, `/designer/engagements/${orderId}`);
        await closeOpen(tx, order, 'another_designer');
      }),

    /** Latest first, with how many are open and how many may be. */
    async ofDesigner(
      designerId: string,
      { limit, offset, status }: Window,
      origin: string,
    ): Promise<{ count: number; applications: OwnApplication[]; open: Limit }> {
      const repo = applicationsRepo(db);
      const rows = await repo.list({ designerId, status }, limit, offset);
      return {
        count: await repo.count({ designerId, status }),
        open: { count: await repo.countOpen({ designerId }), limit: openMax.ofDesigner },
        applications: rows.map((row) => toOwnApplication(row, origin)),
      };
    },

    /** Latest first, over all orders of the customer or to one of them. */
    async ofCustomer(
      customerId: string,
      { limit, offset, status, orderId }: Window & { orderId: string | undefined },
      origin: string,
    ): Promise<{ count: number; applications: Application[] }> {
      if (orderId !== undefined && !isId(orderId)) return { count: 0, applications: [] };
      const repo = applicationsRepo(db);
      const filter = { customerId, orderId, status };
      const rows = await repo.list(filter, limit, offset);
      return { count: await repo.count(filter), applications: await present(customerId, rows, origin) };
    },

    /** How many applications to one order may be open at a time. */
    openMaxOfOrder: openMax.ofOrder,

    /** Within a transaction that holds the order: declines the open applications to it, and tells their designers. */
    closeOpen,

    /** Within the transaction that deletes a customer's account: of applications to orders that stay, the accepted ones stay. */
    forgetOthers: (tx: Tx, orderIds: readonly string[]): Promise<void> =>
      applicationsRepo(tx).deleteOthers(orderIds),
  };

  async function closeOpen(tx: Tx, order: HeldOrder, reason: ClosingReason): Promise<void> {
    const designerIds = await applicationsRepo(tx).closeOpen(order.id, reason, clock());
    const text = {
      another_designer: `‘${order.name}’ went to another designer`,
      order_cancelled: `‘${order.name}’ was cancelled`,
    }[reason];
    for (const designerId of designerIds.toSorted()) await tellDesigner(tx, designerId, text);
    await states.tell(tx, order, designerIds);
  }
}
