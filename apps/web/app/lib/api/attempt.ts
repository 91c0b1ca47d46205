import { useState } from 'react';
import { ApiError } from './api.ts';
import { newId } from './new-id.ts';

/** The attempt to create one thing, which may take several calls. */
export interface Attempt {
  /** The key of `content` (JSON): the same until the content differs or {@link Attempt.end}. Sent twice under one key, a thing is created once. */
  keyFor: (content: unknown) => string;
  /** A key for the thing whatever its content: the same until {@link Attempt.end}. Other content under it is answered with the id of what was made. */
  key: () => string;
  /** Call this when the thing has been created. The next content, even the same, creates another thing. */
  end: () => void;
}

/** A new attempt. */
export function createAttempt(): Attempt {
  let last: { content: string; key: string } | null = null;
  let own: string | null = null;
  return {
    keyFor: (content) => {
      const written = JSON.stringify(content);
      if (last?.content !== written) last = { content: written, key: newId() };
      return last.key;
    },
    key: () => (own ??= newId()),
    end: () => {
      last = null;
      own = null;
    },
  };
}

/**
 * Creates a thing under a key. A call under the same key may have created it with other content before, without anybody
 * seeing the answer: its save was cancelled too late, or its answer was lost. Then that thing is changed instead; where it
 * has been deleted meanwhile, another one is created.
 */
export async function createOrChange<Thing>(
  key: string,
  create: (key: string) => Promise<Thing>,
  change: (id: string) => Promise<Thing>,
): Promise<Thing> {
  try {
    return await create(key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.madeId === null) throw error;
    try {
      return await change(error.madeId);
    } catch (refusal) {
      if (!(refusal instanceof ApiError) || refusal.code !== 'not_found') throw refusal;
      return create(newId());
    }
  }
}

/** The attempt of a form, for as long as it is shown. */
export function useAttempt(): Attempt {
  return useState(createAttempt)[0];
}
