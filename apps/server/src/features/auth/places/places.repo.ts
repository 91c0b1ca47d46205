import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** How long the next attempt has to wait after a failure. */
export interface Waits {
  /** How many failures in a row cause no wait. */
  freeFailures: number;
  /** The wait after the first failure beyond those. It doubles with each further one. */
  firstSeconds: number;
  maxSeconds: number;
  /** Failures further apart than this do not count as in a row. */
  windowMs: number;
}

/** The places from which sign-ins were tried, in the database. E-mail addresses and places are stored as keyed hashes. */
export const placesRepo = (db: Db) => ({
  /** Some of the places of an e-mail address. */
  find(emailHash: Buffer, placeHashes: readonly Buffer[]) {
    return db
      .selectFrom('signInPlace')
      .select(['placeHash', 'failedAt', 'nextTryAt', 'succeededAt'])
      .where('emailHash', '=', emailHash)
      .where('placeHash', 'in', placeHashes)
      .execute();
  },

  /**
   * Counts a failure in advance and sets the time of the next attempt. Returns false if it is too early for an attempt. It is
   * one statement, so that simultaneous attempts do not exceed the limit, whichever process they reach. A time beyond the
   * longest wait was written before the clock was set back, and is ignored.
   */
  async take(
    place: { emailHash: Buffer; placeHash: Buffer },
    waits: Waits,
    now: Date,
    forgetAt: Date,
  ): Promise<boolean> {
    const { freeFailures, firstSeconds, maxSeconds, windowMs } = waits;
    const nextTry = (failures: ReturnType<typeof sql>) => sql`${now}::timestamptz + make_interval(secs =>
      case when ${failures} < ${freeFailures}::integer then 0
      else least(${maxSeconds}::float8, ${firstSeconds}::float8 * 2 ^ least(${failures} - ${freeFailures}::integer, 20)) end)`;
    const { rows } = await sql`
      insert into sign_in_place as place (email_hash, place_hash, failures, failed_at, next_try_at, forget_at)
      values (${place.emailHash}, ${place.placeHash}, 1, ${now}, ${nextTry(sql`1`)}, ${forgetAt})
      on conflict (email_hash, place_hash) do update
      set (failures, failed_at, next_try_at, forget_at) = (
        select counted.failures, ${now}::timestamptz, ${nextTry(sql`counted.failures`)},
          greatest(place.forget_at, excluded.forget_at)
        from (
          select case when place.failed_at > ${new Date(now.getTime() - windowMs)} then place.failures else 0 end + 1
            as failures
        ) as counted
      )
      where place.next_try_at <= ${now} or place.next_try_at > ${new Date(now.getTime() + maxSeconds * 1000)}
      returning 1
    `.execute(db);
    return rows.length === 1;
  },

  /** Takes back the failure that was counted in advance. */
  giveBack(place: { emailHash: Buffer; placeHash: Buffer }, now: Date) {
    return db
      .updateTable('signInPlace')
      .set({ failures: sql<number>`greatest(failures - 1, 0)`, nextTryAt: now })
      .where('emailHash', '=', place.emailHash)
      .where('placeHash', '=', place.placeHash)
      .execute();
  },

  /** Records that a sign-in from a place has failed. */
  setFailed(place: { emailHash: Buffer; placeHash: Buffer }, now: Date, forgetAt: Date) {
    return db
      .insertInto('signInPlace')
      .values({ ...place, failedAt: now, nextTryAt: now, forgetAt })
      .onConflict((conflict) =>
        conflict.columns(['emailHash', 'placeHash']).doUpdateSet({
          failedAt: now,
          forgetAt: sql`greatest(sign_in_place.forget_at, excluded.forget_at)`,
        }),
      )
      .execute();
  },

  /** Records that a sign-in from a place succeeded, and resets its failures. */
  setSucceeded(place: { emailHash: Buffer; placeHash: Buffer }, now: Date, forgetAt: Date) {
    const signedIn = { failures: 0, failedAt: null, nextTryAt: now, succeededAt: now, forgetAt };
    return db
      .insertInto('signInPlace')
      .values({ ...place, ...signedIn })
      .onConflict((conflict) => conflict.columns(['emailHash', 'placeHash']).doUpdateSet(signedIn))
      .execute();
  },

  /** Keeps the latest `count` places of an address and deletes the others. */
  async keepLatest(count: number): Promise<void> {
    await sql`
      delete from sign_in_place using (
        select email_hash, place_hash,
          row_number() over (partition by email_hash order by succeeded_at desc, place_hash) as rank
        from sign_in_place where succeeded_at is not null
      ) as known
      where known.rank > ${count}
        and sign_in_place.email_hash = known.email_hash and sign_in_place.place_hash = known.place_hash
    `.execute(db);
  },

  /** Deletes the places of e-mail addresses. */
  async deleteOf(emailHashes: readonly Buffer[]): Promise<void> {
    await db.deleteFrom('signInPlace').where('emailHash', 'in', emailHashes).execute();
  },

  deleteForgotten(now: Date) {
    return db.deleteFrom('signInPlace').where('forgetAt', '<=', now).execute();
  },
});
