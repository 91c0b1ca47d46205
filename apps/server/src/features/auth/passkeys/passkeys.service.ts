import { createHash, randomUUIDv7 } from 'node:crypto';
import type { AccountRole, Tokens } from '@tessera/contract/account/auth';
import {
  type newCredential,
  type Passkey,
  PASSKEY_SECONDS,
  PASSKEYS_MAX,
  type signedCredential,
} from '@tessera/contract/account/passkeys';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Db, Tx } from '../../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import type { SecurityLog } from '../../../http/monitoring/security-log.ts';
import type { Actor } from '../../../http/session.ts';
import type { CredentialsService } from '../credentials.service.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Caller } from '../places/places.service.ts';
import type { SecondFactorService } from '../second-factor/second-factor.service.ts';
import { toPasskey } from './passkeys.present.ts';
import { passkeysRepo } from './passkeys.repo.ts';

/** Passkeys: sign-in without a password. */
export type PasskeysService = ReturnType<typeof createPasskeysService>;

/** The algorithms that every authenticator has one of: EdDSA, ES256 and RS256 (IANA's registry of COSE algorithms). */
const ALGORITHMS = [-8, -7, -257];

/** Half a second of work that few processes need: the library is loaded when it is first used. */
const loadLibrary = () => import('@simplewebauthn/server');

/**
 * Keeps passkeys and opens sessions with them. An authenticator has to know its user by a code, a finger or a face, so that a
 * passkey counts as two factors. Where it comes from is not asked: whatever the browser offers is taken.
 */
export function createPasskeysService(deps: {
  db: Db;
  credentials: CredentialsService;
  /** Opens a session from a device. */
  openSession: (
    tx: Tx,
    account: { id: string; email: string; role: AccountRole; suspendedAt: Date | null },
    caller: Caller,
  ) => Promise<Tokens>;
  secondFactor: Pick<SecondFactorService, 'passkeyAdded' | 'isSetUpWithin'>;
  /** Told, within its transaction, that an account has a new passkey. */
  onAdded: (tx: Tx, accountId: string, device: string) => Promise<unknown>;
  security: SecurityLog;
  productName: string;
  clock: () => Date;
}) {
  const { db, credentials, secondFactor, openSession, onAdded, security, productName, clock } = deps;
  const repo = passkeysRepo(db);
  const timeout = PASSKEY_SECONDS * 1000;

  const keepChallenge = (challenge: string, accountId: string | null) =>
    repo.insertChallenge({
      challengeHash: hash(challenge),
      accountId,
      expiresAt: new Date(clock().getTime() + timeout),
    });

  return {
    async list(accountId: string): Promise<Passkey[]> {
      return (await repo.list(accountId)).map(toPasskey);
    },

    count: (accountId: string) => repo.count(accountId),

    /** @param origin where the browser is, such as `https://tessera.example` */
    async addOptions({ accountId }: Actor, origin: string): Promise<{ challenge: string }> {
      const account = await credentials.find(accountId);
      if (account === undefined) throw new AppError('token_not_valid');
      const known = await repo.list(accountId);
      if (known.length >= PASSKEYS_MAX) throw new AppError('max_items');
      const { generateRegistrationOptions } = await loadLibrary();
      const options = await generateRegistrationOptions({
        rpName: productName,
        rpID: new URL(origin).hostname,
        userID: new TextEncoder().encode(accountId),
        userName: account.email,
        timeout,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId.toString('base64url'),
          transports: transports as AuthenticatorTransport[],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge(options.challenge, accountId);
      return { ...options };
    },

    /** @throws AppError invalid (400) for anything but an answer to the latest options, max_items */
    async add(
      actor: Actor,
      credential: z.infer<typeof newCredential>,
      origin: string,
      userAgent: string | undefined,
    ): Promise<Passkey> {
      const { accountId } = actor;
      const { verifyRegistrationResponse } = await loadLibrary();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...credential,
          authenticatorAttachment: undefined,
          clientExtensionResults: {},
        } as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: (challenge) => repo.takeChallenge(hash(challenge), accountId, clock()),
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => ({ registrationInfo: undefined }));
      if (registrationInfo === undefined) throw invalidFields([fieldError('credential', 'invalid')]);
      const { credential: made } = registrationInfo;
      const row = {
        id: randomUUIDv7(),
        accountId,
        credentialId: Buffer.from(made.id, 'base64url'),
        publicKey: Buffer.from(made.publicKey),
        useCount: made.counter,
        transports: credential.response.transports ?? [],
        name: deviceName(userAgent),
        createdAt: clock(),
      };
      await db.transaction().execute(async (tx) => {
        // Two at once must not pass the limit.
        if ((await credentials.lock(tx, accountId)) === undefined) throw new AppError('token_not_valid');
        if ((await passkeysRepo(tx).count(accountId)) >= PASSKEYS_MAX) throw new AppError('max_items');
        if (!(await passkeysRepo(tx).insert(row))) throw invalidFields([fieldError('credential', 'invalid')]);
        await secondFactor.passkeyAdded(tx, actor);
        await onAdded(tx, accountId, row.name);
      });
      return toPasskey({ ...row, lastUsedAt: null });
    },

    /** @throws AppError not_found unless it is a passkey of this account, wrong_state for an operator's only second factor */
    remove: ({ accountId, role }: Actor, id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        // Two at once must not leave an operator without any.
        await credentials.lock(tx, accountId);
        if (!isId(id) || !(await passkeysRepo(tx).delete(accountId, id))) throw new AppError('not_found');
        if (role === 'operator' && !(await secondFactor.isSetUpWithin(tx, accountId)))
          throw new AppError('wrong_state');
      }),

    /** The same for everybody: the authenticator knows its accounts. */
    async signInOptions(origin: string): Promise<{ challenge: string }> {
      const { generateAuthenticationOptions } = await loadLibrary();
      const options = await generateAuthenticationOptions({
        rpID: new URL(origin).hostname,
        timeout,
        userVerification: 'required',
      });
      await keepChallenge(options.challenge, null);
      return { ...options };
    },

    /** @throws AppError no_active_account for anything but the signature of a kept passkey under fresh options */
    async signIn(
      credential: z.infer<typeof signedCredential>,
      origin: string,
      caller: Caller,
    ): Promise<Tokens> {
      const found = await repo.findByCredential(Buffer.from(credential.id, 'base64url'));
      const facts = {
        ...(found !== undefined && { accountId: found.accountId }),
        by: 'passkey' as const,
        address: caller.address,
      };
      const refuse = (): never => {
        security.record('sign-in-failed', facts);
        throw new AppError('no_active_account');
      };
      if (found === undefined) return refuse();
      const { verifyAuthenticationResponse } = await loadLibrary();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...credential,
          authenticatorAttachment: undefined,
          clientExtensionResults: {},
        } as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: (challenge) => repo.takeChallenge(hash(challenge), null, clock()),
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        credential: {
          id: found.credentialId.toString('base64url'),
          publicKey: new Uint8Array(found.publicKey),
          counter: Number(found.useCount),
        },
        requireUserVerification: true,
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || authenticationInfo === undefined) return refuse();
      const opened = await db.transaction().execute(async (tx) => {
        await passkeysRepo(tx).setUsed(found.id, authenticationInfo.newCounter, clock());
        const account = {
          id: found.accountId,
          email: found.email,
          role: found.role as AccountRole,
          suspendedAt: found.suspendedAt,
        };
        return openSession(tx, account, caller);
      });
      security.record('signed-in', facts);
      return opened;
    },

    /** Deletes what authenticators were asked to sign and did not. */
    async forgetOld(): Promise<void> {
      await repo.deleteOldChallenges(clock());
    },
  };
}

const hash = (challenge: string) => createHash('sha256').update(challenge).digest();
