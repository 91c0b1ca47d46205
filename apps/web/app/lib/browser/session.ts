import type { AccountRole } from '@tessera/contract/account/auth';
import { useSyncExternalStore } from 'react';

/** Who is signed in in this browser, as the local storage says it. */
export interface Session {
  access: string;
  refresh: string;
  role: AccountRole;
}

/**
 * The session of this browser, or null for a visitor.
 * The same object is returned until something changes, in this tab or another.
 */
export function readSession(): Session | null {
  const access = storage()?.getItem('access') ?? '';
  const refresh = storage()?.getItem('refresh') ?? '';
  const role = toRole(storage()?.getItem('role')) ?? roleOf(access);
  if (access === '' || role === null) {
    cached = null;
  } else if (cached?.access !== access || cached.refresh !== refresh || cached.role !== role) {
    cached = { access, refresh, role };
  }
  return cached;
}

/** Starts a session with the tokens of a sign-in or sign-up. @throws Error when the token names no role */
export function startSession(tokens: { access: string; refresh: string }): Session {
  const role = roleOf(tokens.access);
  if (role === null) throw new Error('The access token names no role');
  wasLeft = false;
  write({ ...tokens, role });
  return { ...tokens, role };
}

/** Replaces the tokens of `before` by renewed ones. Does nothing when that session has ended or been replaced. */
export function renewSession(before: Session, tokens: { access: string; refresh: string }): void {
  if (readSession()?.refresh === before.refresh) write({ ...tokens, role: before.role });
}

/** Ends the session in this browser; `isWanted` when the person asked for it. */
export function clearSession(isWanted = false): void {
  wasLeft = isWanted;
  for (const key of ['access', 'refresh', 'role']) storage()?.removeItem(key);
  announce();
}

/** Whether the last session of this tab ended because the person signed out in it. */
export function hasSignedOut(): boolean {
  return wasLeft;
}

/** Calls `listener` whenever the session changes, in this tab or another; returns how to stop that. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', announce);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', announce);
  };
}

/** The session, null for a visitor, or undefined while a prerendered page is being taken over. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(watchSession, readSession, () => undefined);
}

/** The role that an access token's payload names, or null. The server never trusts it; it only picks the screens. */
export function roleOf(accessToken: string): AccountRole | null {
  return toRole(payloadOf(accessToken)['role']);
}

/** The id of the account that is signed in, or null. */
export function accountIdOf(session: Session | null): string | null {
  const id = session === null ? undefined : payloadOf(session.access)['user_id'];
  return typeof id === 'string' ? id : null;
}

const listeners = new Set<() => void>();
let cached: Session | null = null;
let wasLeft = false;

function payloadOf(accessToken: string): Record<string, unknown> {
  const payload = accessToken.split('.')[1];
  if (payload === undefined) return {};
  try {
    const parsed: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return (parsed ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function write(session: Session): void {
  for (const key of ['access', 'refresh', 'role'] as const) storage()?.setItem(key, session[key]);
  announce();
}

function announce(): void {
  const session = readSession();
  // The page's style hides what is only for visitors while this is set; see the script in root.tsx.
  if (session === null) delete document.documentElement.dataset['session'];
  else document.documentElement.dataset['session'] = session.role;
  for (const listener of listeners) listener();
}

/** The local storage; null where the browser forbids it, and then nobody stays signed in. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

// Spelled out so that the landing page does not load the contract's schemas.
function toRole(value: unknown): AccountRole | null {
  return value === 'designer' || value === 'customer' || value === 'operator' ? value : null;
}
