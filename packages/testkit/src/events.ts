import { liveEvent, type LiveEvent } from '@tessera/contract/talk/events';
import { EVENTS_PATH, LAST_EVENT_ID_HEADER } from '@tessera/contract/talk/event-stream';
import { API_BASE } from '@tessera/contract/route';

/** An event as it arrived: its id, what it says, and when, in milliseconds of `performance.now()`. */
export interface ReceivedEvent {
  id: string;
  event: LiveEvent;
  at: number;
}

/** A stream of live events that somebody reads. */
export interface EventStream {
  status: number;
  headers: Headers;
  /** What has arrived, in order. Goes on growing. */
  received: ReceivedEvent[];
  /** How many lines have arrived that only show that the stream is alive. */
  heartbeats(): number;
  /** The id to resume from. */
  lastId(): string | undefined;
  /** Resolves once what has arrived is enough. */
  until(isEnough: (received: readonly ReceivedEvent[]) => boolean): Promise<void>;
  /** Breaks the connection off, as a network does that goes away. */
  drop(): void;
  /** Resolves when the stream has ended, by whichever side. */
  ended: Promise<void>;
}

/** Opens a stream of live events as an account, from now on or after an event; resolves once its first line is there. */
export async function openEvents(url: string, accessToken: string, lastId?: string): Promise<EventStream> {
  const dropping = new AbortController();
  const response = await fetch(url + API_BASE + EVENTS_PATH, {
    signal: dropping.signal,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(lastId !== undefined && { [LAST_EVENT_ID_HEADER]: lastId }),
    },
  });
  const received: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  let heartbeats = 0;
  let id: string | undefined = lastId;
  const take = (frame: string) => {
    if (frame.startsWith(':')) heartbeats++;
    const fields = new Map(
      frame.split('\n').map((line): [string, string] => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)];
      }),
    );
    id = fields.get('id') ?? id;
    const data = fields.get('data');
    if (data !== undefined)
      received.push({ id: id!, event: liveEvent.strict().parse(JSON.parse(data)), at: performance.now() });
    for (const look of waiting) look();
  };
  const first = Promise.withResolvers<void>();
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body!) {
        text += decoder.decode(chunk, { stream: true });
        const frames = text.split('\n\n');
        text = frames.pop()!;
        for (const frame of frames) take(frame);
        first.resolve();
      }
    } catch (error) {
      if (!dropping.signal.aborted) throw error;
    } finally {
      first.resolve();
    }
  };
  const ended = read();
  ended.catch(() => {});
  await first.promise;
  return {
    status: response.status,
    headers: response.headers,
    received,
    heartbeats: () => heartbeats,
    lastId: () => id,
    until: (isEnough) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isEnough(received)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    drop: () => dropping.abort(),
    ended,
  };
}
