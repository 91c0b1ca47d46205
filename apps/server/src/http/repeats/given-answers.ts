import type { Db, Tx } from '../../db/database.ts';
import { createTurns } from '../../turns.ts';
import { AppError } from '../app-error.ts';
import { givenAnswersRepo, type KeyedCall } from './given-answers.repo.ts';

/** An answer as it goes over the wire. */
export interface ReadyAnswer {
  status: number;
  /** JSON text; undefined for an answer without content. */
  body: string | undefined;
  etag: string | undefined;
}

/** Runs the transaction of a call. What it resolves to is the reply, and the handler has to return it as it is. */
export type Write = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** Answers of calls that carry an idempotency key. */
export type GivenAnswers = ReturnType<typeof createGivenAnswers>;

/** How long the same call is answered as it was the first time. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * Another process has given the answer meanwhile. It is an AppError, so that whatever was done for this call is undone.
 */
class AnsweredElsewhere extends AppError {
  constructor() {
    super('unavailable');
  }
}

/**
 * Makes sure that a call with a key happens once. The first statement of its transaction claims the key, and the last one
 * stores the answer, so both are committed together with the change or not at all. Another call with the same key waits
 * until then. Refusals and faults roll the claim back and are not remembered.
 */
export function createGivenAnswers({ db, clock }: { db: Db; clock: () => Date }) {
  /** Calls of one process wait here, so that they do not hold a connection while they wait. */
  const inTurn = createTurns();

  const find = async (call: KeyedCall): Promise<ReadyAnswer | undefined> => {
    const row = await givenAnswersRepo(db).find(call, keptFrom());
    if (row === undefined) return undefined;
    if (!row.fingerprint.equals(call.fingerprint))
      throw new AppError('idempotency_key_reused', { madeId: idIn(row.body!) });
    return { status: row.status!, body: row.body!, etag: row.etag ?? undefined };
  };

  return {
    /** The transaction of a call without a key. */
    write: ((work) => db.transaction().execute(work)) as Write,

    /**
     * Answers a call, or repeats its earlier answer. `handle` has to make its change with the `write` that it gets.
     * `toAnswer` turns the result of `write` into the answer.
     * @throws AppError idempotency_key_reused, with the id of what was made, if the key was used with other content before;
     * or whatever `handle` throws
     */
    async once(
      call: KeyedCall,
      handle: (write: Write) => Promise<unknown>,
      toAnswer: (result: unknown) => ReadyAnswer,
    ): Promise<{ answer: ReadyAnswer; isReplayed: boolean }> {
      return inTurn(`${call.accountId} ${call.key}`, async () => {
        const before = await find(call);
        if (before !== undefined) return { answer: before, isReplayed: true };
        let answer: ReadyAnswer | undefined;
        const write: Write = (work) =>
          db.transaction().execute(async (tx) => {
            const repo = givenAnswersRepo(tx);
            if (!(await repo.claim(call, clock(), keptFrom()))) throw new AnsweredElsewhere();
            const result = await work(tx);
            answer = toAnswer(result);
            const { status, body = '', etag = null } = answer;
            await repo.store(call, { status, body, etag });
            return result;
          });
        try {
          await handle(write);
        } catch (error) {
          const elsewhere = error instanceof AnsweredElsewhere ? await find(call) : undefined;
          if (elsewhere === undefined) throw error;
          return { answer: elsewhere, isReplayed: true };
        }
        if (answer === undefined) throw new Error('A creation has to make its change with `write`.');
        return { answer, isReplayed: false };
      });
    },

    /** Forgets the answers that are older than a day. */
    async forgetOld(): Promise<void> {
      await givenAnswersRepo(db).deleteOld(keptFrom());
    },
  };

  function keptFrom(): Date {
    return new Date(clock().getTime() - KEPT_MS);
  }
}

/** The id of what an answer describes; undefined for an answer without one. */
function idIn(body: string): string | undefined {
  if (body === '') return undefined;
  const { id } = JSON.parse(body) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}
