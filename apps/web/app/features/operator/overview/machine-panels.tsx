import { useQuery } from '@tanstack/react-query';
import type { FailedJob } from '@tessera/contract/operator/jobs';
import { operatorJobsApi } from '../../../lib/api/routes/operator.generated.ts';
import type { Overview } from '@tessera/contract/operator/overview';
import {
  IconAlertCircle,
  IconCheck,
  IconClock,
  IconFlag,
  IconMail,
  IconPhoto,
  IconUserCheck,
} from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { formatMoment } from '../../../lib/text/format.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loaded } from '../loaded.tsx';
import { failedJobsQuery } from '../operator.queries.ts';
import { useAct } from '../use-act.ts';
import { counted, duration, size } from '../words.ts';

/** What waits for an operator, each with the way there. */
export function WaitingPanel({ waiting }: { waiting: Overview['waiting'] }) {
  const { operator } = paths;
  return (
    <Panel width={5} title="Waiting for you">
      <Line Icon={<IconUserCheck {...icon} />} value={waiting.vetting}>
        <Link className="link" to={operator.vetting}>
          Designers to vet
        </Link>
      </Line>
      <Line Icon={<IconPhoto {...icon} />} value={waiting.photos}>
        <Link className="link" to={operator.photos}>
          Photos held for review
        </Link>
      </Line>
      <Line Icon={<IconFlag {...icon} />} value={waiting.reports}>
        <Link className="link" to={operator.reports}>
          Open reports
        </Link>
      </Line>
      <Line Icon={<IconMail {...icon} />} value={waiting.contact_messages}>
        <Link className="link" to={operator.messages}>
          Contact messages
        </Link>
      </Line>
    </Panel>
  );
}

/** How the machine is: queues, storage, database, models. */
export function MachinePanel({ machine }: { machine: Overview['machine'] }) {
  const { waiting_jobs: jobs, oldest_waiting_seconds: oldest, failed_jobs: failed, models } = machine;
  const isLate = oldest !== null && oldest > LATE_SECONDS;
  return (
    <Panel width={7} title="Machine">
      <Line
        Icon={isLate ? <IconClock {...icon} className="op-warn" /> : okIcon}
        value={jobs}
        note={oldest === null ? 'nothing waits' : `oldest waiting ${duration(oldest)}`}
      >
        Queue
      </Line>
      <Line
        Icon={failed === 0 ? okIcon : <IconAlertCircle {...icon} className="op-bad" />}
        value={failed}
        note={failed === 0 ? undefined : 'see below'}
      >
        Failed jobs
      </Line>
      <Line Icon={okIcon} value={size(machine.storage_bytes)} note="photos and documents">
        Storage
      </Line>
      <Line Icon={okIcon} value={size(machine.database_bytes)}>
        Database
      </Line>
      {models.map(({ kind, serving, wanted, prepared }) => {
        const isReady = serving === wanted && prepared >= 1;
        return (
          <Line
            key={kind}
            Icon={isReady ? okIcon : <IconClock {...icon} className="op-warn" />}
            value={isReady ? 'ready' : `${Math.floor(prepared * 100)} %`}
            note={serving === wanted ? serving : `${serving}, on the way to ${wanted}`}
          >
            {kind === 'text' ? 'Model of texts' : 'Model of photos'}
          </Line>
        );
      })}
    </Panel>
  );
}

/** The jobs that have failed for the last time, each with a way to try it again. */
export function FailedJobsPanel() {
  const jobs = useQuery(failedJobsQuery);
  const retry = useAct(
    (job: FailedJob) => call(operatorJobsApi.retry, { params: { id: job.id }, body: {} }),
    {
      done: (job) => `The job ${job.name} is tried again.`,
    },
  );
  return (
    <Loaded query={jobs} failure="The failed jobs could not be loaded." className="op-panel op-span-7">
      {({ count, results }) =>
        count === 0 ? (
          <Panel width={7} title="No job has failed">
            <Line Icon={okIcon} value="">
              What fails for the last time comes here.
            </Line>
          </Panel>
        ) : (
          <Panel width={7} title={`${counted(count, 'job')} failed`}>
            {results.map((job) => (
              <Line
                key={job.id}
                Icon={<IconAlertCircle {...icon} className="op-bad" />}
                note={`${job.error === '' ? 'Nothing was said' : job.error}. ${counted(job.attempts, 'attempt')}, ${formatMoment(job.failed_at)}`}
                value={
                  <Button
                    kind="secondary"
                    isBusy={retry.isPending && retry.variables.id === job.id}
                    aria-label={`Retry ${job.name}`}
                    onClick={() => retry.mutate(job)}
                  >
                    Retry
                  </Button>
                }
              >
                {job.name}
              </Line>
            ))}
            {count > results.length ? <li>And {count - results.length} more.</li> : null}
          </Panel>
        )
      }
    </Loaded>
  );
}

/** From here on a job waits for longer than it should. */
const LATE_SECONDS = 5 * 60;

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const okIcon = <IconCheck {...icon} className="op-ok" />;

function Panel({ width, title, children }: { width: 5 | 7; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`op-panel op-span-${width}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="op-lines num">{children}</ul>
    </section>
  );
}

function Line({
  Icon,
  value,
  note,
  children,
}: {
  Icon: ReactNode;
  value: ReactNode;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <li>
      {Icon}
      <span>
        {children}
        {note === undefined ? null : <span className="caption">{note}</span>}
      </span>
      <b>{value}</b>
    </li>
  );
}
