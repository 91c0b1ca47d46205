import type { DemoAccount } from '@tessera/contract/site';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDemo } from '../../lib/site/demo.ts';
import { startSession } from '../../lib/browser/session.ts';
import { paths } from '../../paths.ts';
import styles from './demo-chip.module.css';

/** The order in which the roles are offered: most people come as customers. */
const ROLES = ['customer', 'designer'] as const;

/** On an installation with a demo: signs in to one of its accounts with one click. Nothing where there is none. */
export function DemoChip() {
  const demo = useDemo();
  const [busyRole, setBusyRole] = useState<DemoAccount['role'] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const navigate = useNavigate();
  const offered = ROLES.flatMap((role) => demo?.demo_accounts.find((account) => account.role === role) ?? []);
  if (offered.length === 0) return null;

  const enter = async (account: DemoAccount) => {
    setHasFailed(false);
    setBusyRole(account.role);
    try {
      await signIn(account);
      // To the same home from every page.
      await navigate(paths[account.role].home);
    } catch {
      setHasFailed(true);
    } finally {
      setBusyRole(null);
    }
  };
  return (
    <div className={styles.chip} role="group" aria-label="Demo">
      <span role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? 'That failed. Enter as' : 'Demo: enter as'}
      </span>
      <span className={styles.roles}>
        {offered.map((account) => (
          <button
            key={account.role}
            type="button"
            aria-label={`Enter the demo as ${account.role}`}
            aria-busy={busyRole === account.role}
            disabled={busyRole !== null}
            onClick={() => void enter(account)}
          >
            {account.role}
          </button>
        ))}
      </span>
    </div>
  );
}

/** Loads the API client only now: few visitors sign in here. */
async function signIn({ email, password }: DemoAccount): Promise<void> {
  const [{ authApi }, { call }] = await Promise.all([
    import('../../lib/api/routes/account.generated.ts'),
    import('../../lib/api/api.ts'),
  ]);
  startSession(await call(authApi.signIn, { body: { email, password } }));
}
