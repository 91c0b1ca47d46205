import { randomUUID } from 'node:crypto';
import type { Role } from '@tessera/contract/auth';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** How long an access token is good for. */
const ACCESS_SECONDS = 10 * 60;

/** How long a session lasts, counted from sign-in. */
export const SESSION_DAYS = 30;

const ALGORITHM = 'HS256';

const accessClaims = z.object({ token_type: z.literal('access'), sid: z.uuid(), user_id: z.uuid() });
const refreshClaims = z.object({ token_type: z.literal('refresh'), sid: z.uuid(), gen: z.int().min(0) });

/** What a refresh token stands for: one step in the life of a session. */
export interface RefreshClaims {
  sessionId: string;
  generation: number;
}

/** Makes and reads tokens with one signing key. */
export interface Tokens {
  access(session: { id: string; accountId: string; role: Role }): Promise<string>;
  /** The same step of the same session gives the same token, so an answer that got lost can be given again. */
  refresh(session: { id: string; generation: number; expiresAt: Date }): Promise<string>;
  /** Undefined when the token is not ours, not an access token, or expired. */
  readAccess(token: string): Promise<{ sessionId: string; accountId: string } | undefined>;
  /** Undefined when the token is not ours, not a refresh token, or expired. */
  readRefresh(token: string): Promise<RefreshClaims | undefined>;
}

/** Tokens are JSON Web Tokens signed with HMAC-SHA-256. */
export function createTokens(signingKey: string): Tokens {
  const key = new TextEncoder().encode(signingKey);

  const read = async <Claims>(token: string, claims: z.ZodType<Claims>): Promise<Claims | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
      return claims.safeParse(payload).data;
    } catch {
      return undefined;
    }
  };

  return {
    access: ({ id, accountId, role }) =>
      new SignJWT({ token_type: 'access', role, user_id: accountId, sid: id })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_SECONDS}s`)
        .sign(key),
    refresh: ({ id, generation, expiresAt }) =>
      new SignJWT({ token_type: 'refresh', sid: id, gen: generation })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setJti(`${id}.${generation}`)
        .setExpirationTime(expiresAt)
        .sign(key),
    async readAccess(token) {
      const claims = await read(token, accessClaims);
      return claims && { sessionId: claims.sid, accountId: claims.user_id };
    },
    async readRefresh(token) {
      const claims = await read(token, refreshClaims);
      return claims && { sessionId: claims.sid, generation: claims.gen };
    },
  };
}
