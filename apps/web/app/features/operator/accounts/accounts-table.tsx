import type { OperatorAccount } from '@tessera/contract/operator/accounts';
import { useState } from 'react';
import { formatDay, formatMoment, toInitials } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { StandingChip } from '../standing-chip.tsx';
import { counted, nameOf, roleWords, standingWords } from '../words.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { StandingDialog } from './standing-dialog.tsx';

/** Accounts as a table, on narrow screens as blocks; each with its limit and the way to suspend or reinstate it. */
export function AccountsTable({ accounts, count }: { accounts: readonly OperatorAccount[]; count: number }) {
  const [asked, setAsked] = useState<{ account: OperatorAccount; what: 'limit' | 'standing' } | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <table className="op-table">
        <caption className="visually-hidden">{counted(count, 'account')} found</caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Role</th>
            <th scope="col">Since</th>
            <th scope="col">Plan limit</th>
            <th scope="col">Standing</th>
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row">
                <Avatar initials={toInitials(...nameOf(account).split(' '))} />
                <span>
                  <b>{nameOf(account)}</b>
                  <span className="caption">
                    {account.name === '' ? 'No profile yet' : account.email}
                    {account.email_verified ? '' : ', not confirmed'}
                  </span>
                </span>
              </th>
              <td data-label="Role">{roleWords[account.role]}</td>
              <td data-label="Since" className="num">
                <span>
                  {formatDay(account.created_at)}
                  <span className="caption">
                    {account.last_seen_at === null
                      ? 'not signed in'
                      : `last seen ${formatMoment(account.last_seen_at)}`}
                  </span>
                </span>
              </td>
              <td data-label="Plan limit" className="num">
                <Limit account={account} onChange={() => setAsked({ account, what: 'limit' })} />
              </td>
              <td data-label="Standing">
                {account.standing === 'good' ? (
                  <span className="muted">{standingWords.good}</span>
                ) : (
                  <StandingChip standing={account.standing} />
                )}
              </td>
              <td>
                {account.role === 'operator' ? null : (
                  <Button
                    kind="secondary"
                    aria-label={`${account.standing === 'suspended' ? 'Reinstate' : 'Suspend'} ${nameOf(account)}`}
                    onClick={() => setAsked({ account, what: 'standing' })}
                  >
                    {account.standing === 'suspended' ? 'Reinstate' : 'Suspend'}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption op-below">
        Suspending ends all sessions and takes the account out of every list. Every action here is written to
        the audit.
      </p>
      {asked?.what === 'limit' ? <LimitDialog account={asked.account} onClose={close} /> : null}
      {asked?.what === 'standing' ? <StandingDialog account={asked.account} onClose={close} /> : null}
    </>
  );
}

function Limit({ account, onChange }: { account: OperatorAccount; onChange: () => void }) {
  const { limit, role, things_count: count, has_own_limit: isOwn } = account;
  if (limit === null) return <span className="muted">None</span>;
  const words = counted(limit, role === 'designer' ? 'project' : 'order');
  return (
    <span>
      <button
        type="button"
        className="link op-textual"
        aria-label={`${words}: change the limit of ${nameOf(account)}`}
        onClick={onChange}
      >
        {words}
      </button>
      <span className="caption">
        {count} used{isOwn ? ', set by hand' : ''}
      </span>
    </span>
  );
}
