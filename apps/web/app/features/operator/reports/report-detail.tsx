import type { OperatorReport } from '@tessera/contract/operator/reports';
import { operatorReportsApi } from '../../../lib/api/routes/operator.generated.ts';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { PersonLine } from '../person-line.tsx';
import type { QueueKey } from '../queue/queue-keys.ts';
import { useQueueKeys } from '../queue/queue-keys.ts';
import { NoteField } from '../note-field.tsx';
import { useAct } from '../use-act.ts';
import { counted, nameOf, reasonWords, reportKindWords, reportStateWords } from '../words.ts';
import { ReportSubjectView } from './report-subject-view.tsx';

type Act = OperatorReport['acts'][number];

const done: Record<Act, string> = {
  dismiss: 'The report was dismissed.',
  hide: 'It is hidden, and its reports are closed.',
  suspend: 'The account is suspended, and the reports about it are closed.',
};

/** A report, what it is about, and what can be done. Give it the report's id as its key, so that no note goes to another one. */
export function ReportDetail({
  report,
  stepKeys,
}: {
  report: OperatorReport;
  /** The keys that go to the neighbours. */
  stepKeys: readonly QueueKey[];
}) {
  const [note, setNote] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const act = useAct(
    (which: Act) => call(operatorReportsApi[which], { params: { id: report.id }, body: { note } }),
    { done: (which) => done[which] },
  );
  const can = (which: Act) => report.acts.includes(which);
  const start = (which: Act) => {
    if (can(which) && !act.isPending) act.mutate(which);
  };
  useQueueKeys([
    { key: 'h', label: 'Hide', run: () => start('hide') },
    { key: 'd', label: 'Dismiss', run: () => start('dismiss') },
    ...stepKeys,
  ]);
  const { reporter, about, subject } = report;
  const what = `a ${reportKindWords[report.kind].toLowerCase()}`;
  return (
    <article className="op-panel op-report">
      <p className="op-report-head">
        <span className="op-chip op-chip-bad">{reportKindWords[report.kind]}</span>
        <span className="op-chip">{reasonWords[report.reason]}</span>
        <span className="muted small">
          {formatDateTime(report.created_at)}
          {report.closed_at === null
            ? ''
            : `. ${reportStateWords[report.state]} ${formatDateTime(report.closed_at)}`}
        </span>
      </p>
      <h2>
        {nameOf(reporter)} reported {what}
        {about === null ? '' : ` of ${nameOf(about)}`}
      </h2>
      {report.text === '' ? null : <p className="op-quote">“{report.text}”</p>}
      {subject === null ? (
        <p className="op-context muted">What was reported is gone.</p>
      ) : (
        <ReportSubjectView subject={subject} aboutId={about?.id ?? null} />
      )}
      <dl className="op-facts">
        {about === null ? null : (
          <div>
            <dt>About</dt>
            <dd>
              <PersonLine person={about} />
              {report.earlier_count === 0
                ? null
                : `${counted(report.earlier_count, 'other report')} about this account`}
            </dd>
          </div>
        )}
        <div>
          <dt>Reported by</dt>
          <dd>
            <PersonLine person={reporter} />
            {report.same_count === 0 ? null : `and by ${counted(report.same_count, 'other')}`}
          </dd>
        </div>
      </dl>
      {report.acts.length === 0 ? null : (
        <>
          <NoteField value={note} onChange={setNote} />
          <div className="op-acts">
            {can('hide') ? (
              <Button
                isBusy={act.isPending && act.variables === 'hide'}
                disabled={act.isPending}
                onClick={() => start('hide')}
              >
                Hide
              </Button>
            ) : null}
            {can('dismiss') ? (
              <Button
                kind="secondary"
                isBusy={act.isPending && act.variables === 'dismiss'}
                disabled={act.isPending}
                onClick={() => start('dismiss')}
              >
                Dismiss
              </Button>
            ) : null}
            {can('suspend') ? (
              <Button
                kind="secondary"
                className="op-danger op-far"
                disabled={act.isPending}
                onClick={() => setIsAsking(true)}
              >
                Suspend account
              </Button>
            ) : null}
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Suspend this account?"
        message={`${about === null ? 'The account' : nameOf(about)} is signed out everywhere, cannot sign in, and is in no list until you reinstate the account.`}
        confirmLabel="Suspend account"
        isBusy={act.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          start('suspend');
        }}
      />
    </article>
  );
}
