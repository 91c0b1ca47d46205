import type { LiveEvent } from '@tessera/contract/talk/events';
import { EVENT_HEARTBEAT_MS, EVENTS_PATH, LAST_EVENT_ID_HEADER } from '@tessera/contract/talk/event-stream';
import { API_BASE } from '@tessera/contract/route';
import { sendSignedIn } from '../../lib/api/api.ts';
import { loadReaders } from '../../lib/api/lists.ts';
import { createFrameReader } from './event-frames.ts';

/** How soon the stream is opened again after the server has ended it, in milliseconds. */
const REOPEN_MS = 2000;

/** Where the stream cannot be had, everything live is asked for this often instead, in milliseconds. */
const POLL_MS = 15_000;

/** A stream that is silent for so long is broken, in milliseconds. */
const SILENCE_MAX_MS = 3 * EVENT_HEARTBEAT_MS;

/**
 * Reads the live events of the signed-in account. A stream that ends is resumed where it broke off. `onGap` is called where
 * something may have been missed: when the first stream begins, and every 15 s while there is none. While the page is
 * hidden there is no stream. Gives how to end it.
 */
export function followEvents({
  onEvent,
  onGap,
}: {
  onEvent: (event: LiveEvent) => void;
  onGap: () => void;
}): () => void {
  let lastId: string | undefined;
  let visit: AbortController | null = null;

  /** Reads one stream to its end. @throws whatever keeps it from being had or breaks it off */
  const readStream = async (signal: AbortSignal) => {
    const connection = new AbortController();
    const abort = () => connection.abort();
    signal.addEventListener('abort', abort, { once: true });
    let silence = setTimeout(abort, SILENCE_MAX_MS);
    try {
      const response = await sendSignedIn((session) =>
        fetch(API_BASE + EVENTS_PATH, {
          cache: 'no-store',
          headers: {
            accept: 'text/event-stream',
            ...(session !== null && { authorization: `Bearer ${session.access}` }),
            ...(lastId !== undefined && { [LAST_EVENT_ID_HEADER]: lastId }),
          },
          signal: connection.signal,
        }),
      );
      if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
      const readFrames = createFrameReader();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(silence);
        silence = setTimeout(abort, SILENCE_MAX_MS);
        for (const { id, data } of readFrames(part.value)) {
          // What was loaded before the first number may be older than it.
          if (lastId === undefined) onGap();
          lastId = id ?? lastId;
          if (data !== undefined) await tell(data, onEvent);
        }
      }
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    }
  };

  const follow = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      let waitMs = REOPEN_MS;
      try {
        await readStream(signal);
      } catch {
        if (signal.aborted) return;
        onGap();
        waitMs = POLL_MS;
      }
      await pause(waitMs, signal);
    }
  };

  const followWhileVisible = () => {
    if (document.visibilityState === 'hidden') {
      visit?.abort();
      visit = null;
    } else if (visit === null) {
      visit = new AbortController();
      void follow(visit.signal);
    }
  };
  document.addEventListener('visibilitychange', followWhileVisible);
  followWhileVisible();
  return () => {
    document.removeEventListener('visibilitychange', followWhileVisible);
    visit?.abort();
  };
}

/**
 * Tells of an event. One that these pages do not understand is passed over.
 * @throws ApiError where what reads events cannot be loaded
 */
async function tell(data: string, onEvent: (event: LiveEvent) => void): Promise<void> {
  const { readLiveEvent } = await loadReaders();
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return;
  }
  const event = readLiveEvent(value);
  if (event !== null) onEvent(event);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
