import { createHash, randomUUID } from 'node:crypto';
import { accountRoles, type AccountRole } from '@tessera/contract/account/auth';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { deriveKey } from './derive-key.ts';

/** How long an access token is valid. */
const ACCESS_SECONDS = 10 * 60;

/** How long a session lasts at most, counted from sign-in. */
export const SESSION_DAYS = 30;

/** How long a session lasts without a refresh. */
export const SESSION_IDLE_DAYS = 14;

/** How far the clocks of two processes may differ before one refuses an access token of the other. */
const CLOCK_TOLERANCE_SECONDS = 60;

/**
 * How many access tokens are remembered as verified: one for each session in use. A verification was 7 % of the
 * time of a list of orders (profiled), and a page makes several calls with the same token.
 */
const VERIFIED_MAX = 10_000;

const ALGORITHM = 'HS256';

/** How the two kinds of tokens differ: in key, media type (that of access tokens from RFC 9068) and audience. */
const kinds = {
  access: { type: 'at+jwt', audience: 'urn:tessera:api', lifeSecondsMax: ACCESS_SECONDS },
  refresh: { type: 'rt+jwt', audience: 'urn:tessera:refresh', lifeSecondsMax: SESSION_DAYS * 86_400 },
} as const;

const times = { iat: z.int().min(0), exp: z.int().min(0) };
const accessClaims = z.object({
  ...times,
  jti: z.uuid(),
  token_type: z.literal('access'),
  sid: z.uuid(),
  user_id: z.uuid(),
  role: z.enum(accountRoles),
});
const refreshClaims = z.object({
  ...times,
  jti: z.string().min(1),
  token_type: z.literal('refresh'),
  sid: z.uuid(),
  gen: z.int().min(0),
});

/** The contents of a refresh token: one generation of a session. */
export interface RefreshClaims {
  sessionId: string;
  generation: number;
  /** When the generation began, to the second. */
  issuedAt: Date;
}

/** Makes and reads the tokens of one installation. */
export interface Tokens {
  access(session: { id: string; accountId: string; role: AccountRole }): Promise<string>;
  /** Makes the same token for the same generation of a session, so that a lost answer can be repeated. */
  refresh(session: { id: string; generation: number; rotatedAt: Date; expiresAt: Date }): Promise<string>;
  /**
   * Undefined if the token was not issued here, is not an access token, has expired, is from the future, or is valid for
   * too long. Its signature is verified once. Whether its session still lasts is for the caller to look up each time.
   */
  readAccess(token: string): Promise<{ sessionId: string; accountId: string } | undefined>;
  /**
   * Undefined if the token was not issued here, is not a refresh token, has expired, or is valid for too long. The caller checks
   * against the session whether it is from the future: that works even when the clock has been set back.
   */
  readRefresh(token: string): Promise<RefreshClaims | undefined>;
}

/** The issuer of tokens: the public address, or else a name for the installation that depends on its key. */
export function tokenIssuer(config: Pick<Config, 'PUBLIC_URL'>, signingKey: string): string {
  const name = Buffer.from(deriveKey(signingKey, 'installation name')).toString('hex', 0, 16);
  return config.PUBLIC_URL ?? `urn:tessera:installation:${name}`;
}

/** Tokens are JSON Web Tokens signed with HMAC-SHA-256. */
export function createTokens(options: { signingKey: string; issuer: string; clock: () => Date }): Tokens {
  const { signingKey, issuer, clock } = options;
  const keys = {
    access: deriveKey(signingKey, 'access token'),
    refresh: deriveKey(signingKey, 'refresh token'),
  };

  const sign = (kind: keyof typeof kinds, claims: JWTPayload & { iat: number; exp: number }) =>
    new SignJWT({ ...claims, token_type: kind, iss: issuer, aud: kinds[kind].audience })
      .setProtectedHeader({ alg: ALGORITHM, typ: kinds[kind].type })
      .sign(keys[kind]);

  const read = async <Claims extends { iat: number; exp: number }>(
    kind: keyof typeof kinds,
    token: string,
    schema: z.ZodType<Claims>,
  ): Promise<Claims | undefined> => {
    const { type, audience, lifeSecondsMax } = kinds[kind];
    try {
      const { payload } = await jwtVerify(token, keys[kind], {
        algorithms: [ALGORITHM],
        typ: type,
        issuer,
        audience,
        currentDate: clock(),
      });
      const claims = schema.safeParse(payload).data;
      return claims && claims.exp - claims.iat <= lifeSecondsMax ? claims : undefined;
    } catch {
      return undefined;
    }
  };

  /** The claims of access tokens whose signature has been verified, by their digests: they give no access to who reads them. */
  const verified = new LRUCache<string, z.infer<typeof accessClaims>>({ max: VERIFIED_MAX });

  const verifyAccess = async (token: string): Promise<z.infer<typeof accessClaims> | undefined> => {
    const digest = createHash('sha256').update(token).digest('base64');
    const known = verified.get(digest);
    if (known !== undefined) return known.exp > toSeconds(clock()) ? known : undefined;
    const claims = await read('access', token, accessClaims);
    if (claims !== undefined) verified.set(digest, claims);
    return claims;
  };

  return {
    access: ({ id, accountId, role }) => {
      const iat = toSeconds(clock());
      const exp = iat + ACCESS_SECONDS;
      return sign('access', { role, user_id: accountId, sid: id, jti: randomUUID(), iat, exp });
    },
    refresh: ({ id, generation, rotatedAt, expiresAt }) =>
      sign('refresh', {
        sid: id,
        gen: generation,
        jti: `${id}.${generation}`,
        iat: toSeconds(rotatedAt),
        exp: toSeconds(expiresAt),
      }),
    async readAccess(token) {
      const claims = await verifyAccess(token);
      if (claims === undefined || claims.iat > toSeconds(clock()) + CLOCK_TOLERANCE_SECONDS) return undefined;
      return { sessionId: claims.sid, accountId: claims.user_id };
    },
    async readRefresh(token) {
      const claims = await read('refresh', token, refreshClaims);
      return (
        claims && {
          sessionId: claims.sid,
          generation: claims.gen,
          issuedAt: new Date(claims.iat * 1000),
        }
      );
    },
  };
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
