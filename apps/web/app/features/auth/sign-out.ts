import { authApi } from '../../lib/api/routes/account.generated.ts';
import { call } from '../../lib/api/api.ts';
import { forgetDrafts } from '../../lib/forms/drafts.ts';
import { clearSession, readSession } from '../../lib/browser/session.ts';

/** Ends the session here at once; the server is told, and forgets the session on its own if it cannot be reached. */
export function signOut(): void {
  const session = readSession();
  clearSession(true);
  forgetDrafts();
  if (session === null) return;
  call(authApi.signOut, { body: { refresh: session.refresh } }).catch(() => undefined);
}
