import { randomInt } from 'node:crypto';
import {
  RECOVERY_CODES_COUNT,
  TOTP_SETUP_MINUTES,
  type RecoveryCodes,
  type TotpSecret,
} from '@tessera/contract/account/second-factor';
import type { Db, Tx } from '../../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../../http/app-error.ts';
import type { Actor } from '../../../http/session.ts';
import { authRepo } from '../auth.repo.ts';
import type { Caller, PlacesService } from '../places/places.service.ts';
import { createKeyedHash } from '../tokens/derive-key.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { secondFactorRepo } from './second-factor.repo.ts';

/** What operators prove beside their password. */
export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** What a sign-in by password has proved beside it. */
export type Proof = 'not needed' | 'to be set up' | 'proved' | 'required' | 'incorrect';

/** 24 of 32 characters, without those that look alike: 120 bits, so that a plain keyed hash is enough (ASVS 6.5.2). */
const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_GROUPS = 4;
const RECOVERY_GROUP_LENGTH = 6;

/** A one-time code is proved once: the step of the last one is kept. A passkey proves enough alone. */
export function createSecondFactorService(deps: {
  db: Db;
  places: PlacesService;
  /** Encrypts the secrets of apps. */
  secretKey: Uint8Array;
  /** Hashes recovery codes. */
  hashKey: Uint8Array;
  productName: string;
  /** Told, within its transaction, that an account has a new app. */
  onSetUp: (tx: Tx, accountId: string) => Promise<unknown>;
  clock: () => Date;
}) {
  const { db, places, productName, onSetUp, clock } = deps;
  const codes = createOneTimeCodes({ key: deps.secretKey, productName });
  const hash = createKeyedHash(deps.hashKey);

  return {
    /** What a sign-in of an account proves by a code. A right code is used up. */
    prove: (account: { id: string; role: string }, code: string | undefined): Promise<Proof> =>
      db.transaction().execute(async (tx) => {
        if (account.role !== 'operator') return 'not needed';
        const repo = secondFactorRepo(tx);
        const app = await repo.lockApp(account.id);
        if (app?.secret == null) return (await repo.isSetUp(account.id)) ? 'required' : 'to be set up';
        const typed = normalized(code ?? '');
        if (typed === '') return 'required';
        const step = codes.stepOf(typed, codes.open(app.secret, account.id), clock());
        if (step === undefined)
          return (await repo.useRecoveryCode(account.id, hash(typed), clock())) ? 'proved' : 'incorrect';
        if (app.lastStep !== null && step <= Number(app.lastStep)) return 'incorrect';
        await repo.setLastStep(account.id, step);
        return 'proved';
      }),

    /** Whether an operator's account has a passkey or an app. */
    isSetUp: (accountId: string): Promise<boolean> => secondFactorRepo(db).isSetUp(accountId),

    /** The same within a transaction. */
    isSetUpWithin: (tx: Tx, accountId: string): Promise<boolean> => secondFactorRepo(tx).isSetUp(accountId),

    /** A new secret, which counts once it is confirmed. @throws AppError token_not_valid if the account is gone */
    async ask({ accountId }: Actor): Promise<TotpSecret> {
      const account = await authRepo(db).findAccount(accountId);
      if (account === undefined) throw new AppError('token_not_valid');
      const secret = codes.newSecret();
      await secondFactorRepo(db).ask(accountId, codes.seal(secret, accountId), clock());
      return codes.setUp(secret, account.email);
    },

    /**
     * Confirms the secret that was asked for last. The session that asks has proved the factor by it; all others end.
     * @throws AppError code_incorrect, throttled if somebody has been guessing, or token_not_valid if the account is gone
     */
    async confirm({ accountId, sessionId }: Actor, code: string, caller: Caller): Promise<RecoveryCodes> {
      const account = await authRepo(db).findAccount(accountId);
      if (account === undefined) throw new AppError('token_not_valid');
      const turn = await places.takeTurn(account.email, caller);
      const recoveryCodes = Array.from({ length: RECOVERY_CODES_COUNT }, newRecoveryCode);
      const isConfirmed = await db.transaction().execute(async (tx) => {
        const repo = secondFactorRepo(tx);
        const app = await repo.lockApp(accountId);
        const now = clock();
        if (app?.askedSecret == null || now.getTime() - app.askedAt!.getTime() > TOTP_SETUP_MINUTES * 60_000)
          return false;
        const step = codes.stepOf(normalized(code), codes.open(app.askedSecret, accountId), now);
        if (step === undefined) return false;
        await repo.confirm(accountId, { secret: app.askedSecret, lastStep: step, confirmedAt: now });
        await repo.replaceRecoveryCodes(
          accountId,
          recoveryCodes.map((one) => hash(normalized(one))),
        );
        await authRepo(tx).endSessionsOf(accountId, now, sessionId);
        await authRepo(tx).setSecondFactor(sessionId, now);
        await onSetUp(tx, accountId);
        await places.succeed(tx, turn);
        return true;
      });
      if (isConfirmed) return { recovery_codes: recoveryCodes };
      await places.fail(turn);
      throw invalidFields([fieldError('code', 'code_incorrect')]);
    },

    /**
     * Within the transaction that adds a passkey to an operator's account: if it is the first factor, the session that asks has
     * proved it, and all others end.
     */
    async passkeyAdded(tx: Tx, { accountId, sessionId, lacksSecondFactor }: Actor): Promise<void> {
      if (!lacksSecondFactor) return;
      await authRepo(tx).endSessionsOf(accountId, clock(), sessionId);
      await authRepo(tx).setSecondFactor(sessionId, clock());
    },
  };
}

function newRecoveryCode(): string {
  const character = () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]!;
  const group = () => Array.from({ length: RECOVERY_GROUP_LENGTH }, character).join('');
  return Array.from({ length: RECOVERY_GROUPS }, group).join('-');
}

/** A code without what people type for the eye: spaces, hyphens, small letters, and letters that look like digits. */
function normalized(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
