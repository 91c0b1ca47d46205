import type { AuditEntry } from '@tessera/contract/operator/audit';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { auditWords } from './audit-words.ts';

/** Who did what to whom, when; on narrow screens as blocks. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <table className="op-table op-audit">
      <caption className="visually-hidden">Who did what to whom, latest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">To whom or what</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(
          ({ id, at, by, operator, action, subject_id: subjectId, account_id: accountId, account, note }) => (
            <tr key={id}>
              <td data-label="When" className="num">
                <time dateTime={at}>{formatDateTime(at)}</time>
              </td>
              <td data-label="Who">
                <span>
                  {operator}
                  {by === 'command' ? <span className="caption">by command line</span> : null}
                </span>
              </td>
              <td data-label="What">{auditWords[action]}</td>
              <td data-label="To whom or what">
                <span>
                  {accountId === null || account === '' ? null : (
                    <Link className="link" to={paths.operator.accountOf(accountId)}>
                      {account}
                    </Link>
                  )}
                  <span className="caption">{subjectId}</span>
                </span>
              </td>
              <td data-label="Note">{note}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
