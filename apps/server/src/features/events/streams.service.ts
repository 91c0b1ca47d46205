import { Readable } from 'node:stream';
import type { LiveEvent } from '@tessera/contract/talk/events';
import { EVENT_HEARTBEAT_MS, EVENT_STREAMS_MAX } from '@tessera/contract/talk/event-stream';
import type { Db } from '../../db/database.ts';
import { whileCallerWaits } from '../../db/connections/urgency.ts';
import type { WakeUps } from '../../db/connections/wake-ups.ts';
import { AppError } from '../../http/app-error.ts';
import type { ConversationsService } from '../conversations/conversations.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { eventsRepo } from './events.repo.ts';

/** The live streams of one process. */
export type StreamsService = ReturnType<typeof createStreamsService>;

/** The largest number of events that one query reads. */
const BATCH = 100;

/** A reader that leaves more than this unread, in bytes, is gone or too slow: its stream ends, and it may come back. */
const UNREAD_BYTES_MAX = 1024 * 1024;

/** How soon a page asks again after its stream has ended, in milliseconds. */
const RETRY_MS = 2000;

/**
 * A stream holds no connection to the database: when its account is woken, it reads what is new by the number of the last
 * event it has sent. So it does not matter which process has caused an event, nor how often it is woken.
 */
export function createStreamsService(deps: {
  db: Db;
  wakeUps: WakeUps;
  conversations: Pick<ConversationsService, 'messagesWithIds'>;
  notifications: Pick<NotificationsService, 'withIds'>;
  heartbeatMs?: number | undefined;
  onFault(error: unknown): void;
}) {
  const { db, wakeUps, conversations, notifications, heartbeatMs = EVENT_HEARTBEAT_MS, onFault } = deps;
  const open = new Set<Readable>();
  const openOf = new Map<string, number>();
  let isEnding = false;

  /** Events after a number, each as it goes over the wire, and the number of the last. */
  const readAfter = async (accountId: string, number: number, origin: string) => {
    const rows = await eventsRepo(db).after(accountId, number, BATCH);
    const idsOf = (ids: (string | null)[]) => ids.filter((id) => id !== null);
    const [messages, news] = await Promise.all([
      conversations.messagesWithIds(accountId, idsOf(rows.map(({ messageId }) => messageId)), origin),
      notifications.withIds(idsOf(rows.map(({ notificationId }) => notificationId))),
    ]);
    const frames = rows.map((row) => {
      const message = row.messageId === null ? undefined : messages.get(row.messageId);
      const notification = row.notificationId === null ? undefined : news.get(row.notificationId);
      const event: LiveEvent = {
        kind: row.kind as LiveEvent['kind'],
        ...(row.conversationId !== null && { conversation_id: row.conversationId }),
        ...(row.orderId !== null && { order_id: row.orderId }),
        ...(message && { message }),
        ...(notification && { notification }),
      };
      return `id: ${row.commitNumber}\ndata: ${JSON.stringify(event)}\n\n`;
    });
    return { frames, last: Number(rows.at(-1)?.commitNumber ?? number), hasMore: rows.length === BATCH };
  };

  return {
    /**
     * Opens a stream of an account: what is new from now on, or after the event with the number `after`. It ends once
     * `mayGoOn` is false, which is asked at every heartbeat. @throws AppError throttled beyond the limit of streams
     */
    async open(
      accountId: string,
      {
        after,
        origin,
        mayGoOn,
      }: {
        after: number | undefined;
        /** Where the reader reaches the product. */
        origin: string;
        mayGoOn(): Promise<boolean>;
      },
    ): Promise<Readable> {
      const count = openOf.get(accountId) ?? 0;
      if (count >= EVENT_STREAMS_MAX || isEnding) throw new AppError(isEnding ? 'unavailable' : 'throttled');
      openOf.set(accountId, count + 1);
      const stream = new Readable({ read: () => {} });
      open.add(stream);

      let last = after ?? 0;
      let isStarted = false;
      let isReading = false;
      let isWoken = false;
      const push = (text: string) => {
        if (stream.destroyed || stream.readableEnded) return;
        stream.push(text);
        if (stream.readableLength > UNREAD_BYTES_MAX) stream.destroy();
      };
      const read = async () => {
        isWoken = true;
        if (isReading || !isStarted) return;
        isReading = true;
        try {
          while (isWoken && !stream.destroyed) {
            isWoken = false;
            const found = await whileCallerWaits(() => readAfter(accountId, last, origin));
            for (const frame of found.frames) push(frame);
            last = found.last;
            isWoken ||= found.hasMore;
          }
        } catch (error) {
          // The next heartbeat tries again.
          onFault(error);
        } finally {
          isReading = false;
        }
      };
      const beat = async () => {
        try {
          if (!(await whileCallerWaits(mayGoOn))) return void stream.push(null);
        } catch (error) {
          onFault(error);
        }
        push(': \n\n');
        await read();
      };
      const unsubscribe = wakeUps.subscribe(accountId, () => void read());
      const timer = setInterval(() => void beat(), heartbeatMs);
      stream.once('close', () => {
        unsubscribe();
        clearInterval(timer);
        open.delete(stream);
        const left = (openOf.get(accountId) ?? 1) - 1;
        if (left === 0) openOf.delete(accountId);
        else openOf.set(accountId, left);
      });

      try {
        // It is woken already, so nothing is missed between this look and the first read.
        if (after === undefined) last = await eventsRepo(db).lastNumber(accountId);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      push(`retry: ${RETRY_MS}\nid: ${last}\n\n`);
      isStarted = true;
      void read();
      return stream;
    },

    /** Ends every stream, and opens no other. Their readers go on at another process, or here after a restart. */
    endAll(): void {
      isEnding = true;
      for (const stream of open) stream.push(null);
    },
  };
}
