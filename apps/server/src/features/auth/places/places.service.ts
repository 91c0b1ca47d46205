import type { Db, Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { networkOf } from '../../../http/network-address.ts';
import { createKeyedHash } from '../tokens/derive-key.ts';
import { placesRepo, type Waits } from './places.repo.ts';

/** The network address and the device that a call comes from. */
export interface Caller {
  /** The network address. */
  address: string;
  /** The id in the device's cookie, or a new one. */
  device: string;
  /** What the device says of itself, if it says anything. */
  userAgent?: string | undefined;
}

/** Permission to check one password. Its holder has to report the result. */
export interface Turn {
  emailHash: Buffer;
  /** The place at which the attempt is counted. */
  placeHash: Buffer;
  /** Whether the device has been signed in to this account before, and is remembered. */
  isKnownDevice: boolean;
  caller: Caller;
}

/** Remembers from where people sign in, and limits how often passwords may be guessed. */
export type PlacesService = ReturnType<typeof createPlacesService>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a device is remembered after a sign-in. Its cookie lasts as long. */
export const DEVICE_REMEMBERED_DAYS = 90;

/** How long a network is remembered after a sign-in. It is shorter, because other people come to use the same network. */
const NETWORK_REMEMBERED_DAYS = 30;

/**
 * How many places of one address are kept. People use far fewer; a program that signs in every minute must not fill the
 * table.
 */
const KNOWN_PLACES_MAX = 20;

const WAIT_SECONDS_MAX = 60;

/** All places that have not failed yet share one additional attempt in so many seconds. */
const NEWCOMER_SECONDS = 10;

/** How long after a failure a place does not count as new. */
const NEWCOMER_AFTER_MS = DAY_MS;

/**
 * Slows down guessing at one account without locking its owner out (ADR 23). Attempts from a device or network that has signed
 * in before are counted separately. Attempts from all other places are counted together. Everything is done in the same way
 * for an address that has no account.
 */
export function createPlacesService(options: {
  db: Db;
  hashKey: Uint8Array;
  freeFailures: number;
  clock: () => Date;
}) {
  const { db, freeFailures, clock } = options;
  const hash = createKeyedHash(options.hashKey);
  const hashEmail = (email: string) => hash(`address ${email.toLowerCase()}`);
  const hashNetwork = (caller: Caller) => hash(`network ${networkOf(caller.address)}`);
  const hashDevice = (caller: Caller) => hash(`device ${caller.device}`);
  const elsewhere = hash('all unknown places');
  const newcomers = hash('unknown places that have not failed');

  const waits: Waits = { freeFailures, firstSeconds: 1, maxSeconds: WAIT_SECONDS_MAX, windowMs: HOUR_MS };
  const newcomerWaits: Waits = {
    ...waits,
    freeFailures: 0,
    firstSeconds: NEWCOMER_SECONDS,
    maxSeconds: NEWCOMER_SECONDS,
  };

  const remember = async (tx: Tx, emailHash: Buffer, caller: Caller): Promise<void> => {
    const now = clock();
    const repo = placesRepo(tx);
    const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
    // Always in the same order, or two sign-ins at once would wait for each other.
    const network = { emailHash, placeHash: hashNetwork(caller) };
    await repo.setSucceeded(network, now, inDays(NETWORK_REMEMBERED_DAYS));
    const device = { emailHash, placeHash: hashDevice(caller) };
    await repo.setSucceeded(device, now, inDays(DEVICE_REMEMBERED_DAYS));
  };

  return {
    /** A hash that stands for an e-mail address in logs. It stays the same as long as the signing key does. */
    nameInLogs: (email: string) => hashEmail(email).toString('hex'),

    /**
     * Gives permission to check a password sent with an address. It counts as failed until `succeed` is called.
     * @throws AppError throttled when it is too early; the password must not be checked then
     */
    async takeTurn(email: string, caller: Caller): Promise<Turn> {
      const now = clock();
      const emailHash = hashEmail(email);
      const [device, network] = [hashDevice(caller), hashNetwork(caller)];
      const repo = placesRepo(db);
      const rows = await repo.find(emailHash, [device, network, elsewhere, newcomers]);
      const rowOf = (placeHash: Buffer) => rows.find((row) => row.placeHash.equals(placeHash));
      const isWithin = (time: Date | null | undefined, ms: number) =>
        time != null && now.getTime() - time.getTime() < ms;
      const isRemembered = (placeHash: Buffer, days: number) =>
        isWithin(rowOf(placeHash)?.succeededAt, days * DAY_MS);

      const isKnownDevice = isRemembered(device, DEVICE_REMEMBERED_DAYS);
      const choices: [placeHash: Buffer, waits: Waits][] = [];
      if (isKnownDevice) choices.push([device, waits]);
      if (isRemembered(network, NETWORK_REMEMBERED_DAYS)) choices.push([network, waits]);
      choices.push([elsewhere, waits]);
      if (!isWithin(rowOf(network)?.failedAt, NEWCOMER_AFTER_MS)) choices.push([newcomers, newcomerWaits]);

      const forgetAt = new Date(now.getTime() + DAY_MS);
      let waitMs = WAIT_SECONDS_MAX * 1000;
      for (const [placeHash, itsWaits] of choices) {
        const remainingMs = (rowOf(placeHash)?.nextTryAt.getTime() ?? 0) - now.getTime();
        const isWaiting = remainingMs > 0 && remainingMs <= itsWaits.maxSeconds * 1000;
        if (!isWaiting && (await repo.take({ emailHash, placeHash }, itsWaits, now, forgetAt)))
          return { emailHash, placeHash, isKnownDevice, caller };
        // If a turn is free but cannot be taken, another attempt has taken it a moment ago.
        waitMs = Math.min(waitMs, isWaiting ? remainingMs : 1000);
      }
      throw new AppError('throttled', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    },

    /** The password was wrong, or there is no such account. */
    async fail({ emailHash, caller }: Turn): Promise<void> {
      const now = clock();
      const place = { emailHash, placeHash: hashNetwork(caller) };
      await placesRepo(db).setFailed(place, now, new Date(now.getTime() + NEWCOMER_AFTER_MS));
    },

    /** The password was right: the failure is taken back, and the device and network are remembered. */
    async succeed(tx: Tx, { emailHash, placeHash, caller }: Turn): Promise<void> {
      const isShared = placeHash.equals(elsewhere) || placeHash.equals(newcomers);
      if (isShared) await placesRepo(tx).giveBack({ emailHash, placeHash }, clock());
      await remember(tx, emailHash, caller);
    },

    /** Whether the device has been signed in with an address before, and is remembered. */
    async isKnownDevice(tx: Tx, email: string, caller: Caller): Promise<boolean> {
      const [row] = await placesRepo(tx).find(hashEmail(email), [hashDevice(caller)]);
      const sinceMs = clock().getTime() - DEVICE_REMEMBERED_DAYS * DAY_MS;
      return row?.succeededAt != null && row.succeededAt.getTime() > sinceMs;
    },

    /** An account was opened from here: the device and network are remembered. */
    open: (tx: Tx, email: string, caller: Caller) => remember(tx, hashEmail(email), caller),

    /** Forgets all places of e-mail addresses. */
    forget: (tx: Tx, emails: readonly string[]) => placesRepo(tx).deleteOf(emails.map(hashEmail)),

    /** Deletes what is no longer needed. */
    async forgetOld(): Promise<void> {
      await placesRepo(db).deleteForgotten(clock());
      await placesRepo(db).keepLatest(KNOWN_PLACES_MAX);
    },
  };
}
