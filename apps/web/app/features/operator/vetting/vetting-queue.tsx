import type { VettedDesigner } from '@tessera/contract/operator/vetting';
import { operatorVettingApi } from '../../../lib/api/routes/operator.generated.ts';
import { useRef, useState, type FormEvent } from 'react';
import { call } from '../../../lib/api/api.ts';
import { toInitials } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { TextArea } from '../../../ui/fields/field.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { photoPicture } from '../../../ui/photos/picture.ts';
import { KeyHints } from '../queue/key-hints.tsx';
import { stepKeys, useQueueKeys, type QueueKey } from '../queue/queue-keys.ts';
import { QueueSteps } from '../queue/queue-steps.tsx';
import { useQueue, type More } from '../queue/use-queue.ts';
import { useAct } from '../use-act.ts';
import { nameOf } from '../words.ts';
import { DesignerFacts } from './designer-facts.tsx';
import { VettedProject } from './vetted-project.tsx';

/** Designers one after the other: the portfolio large, the profile beside it with the decision. */
export function VettingQueue({
  designers,
  count,
  more,
  state,
}: {
  designers: readonly VettedDesigner[];
  count: number;
  more: More;
  state: VettedDesigner['state'];
}) {
  const queue = useQueue(designers, more);
  if (queue === null)
    return state === 'waiting' ? (
      <EmptyState title="Nobody waits" text="New designers come here before they are in any list." />
    ) : (
      <EmptyState
        title="Nobody was declined"
        text="Designers whom you decline come here, and can be approved later."
      />
    );
  const designer = queue.current;
  const steps = [{ key: 'n', label: 'Next', run: () => queue.go(1) }, ...stepKeys(queue)];
  return (
    <div className="op-vetting">
      <div>
        {designer.projects.length === 0 ? (
          <p className="op-panel muted">There is nothing in the portfolio yet.</p>
        ) : (
          designer.projects.map((project) => <VettedProject key={project.id} project={project} />)
        )}
      </div>
      <aside className="op-vetting-side">
        <QueueSteps queue={queue} shown={designers.length} count={count} what="designer" />
        <div className="op-who">
          <Avatar
            initials={toInitials(...designer.name.split(' '))}
            picture={designer.portrait && photoPicture(designer.portrait, '')}
          />
          <h2>{nameOf(designer)}</h2>
        </div>
        <DesignerFacts designer={designer} />
        <Decision key={designer.id} designer={designer} stepKeys={steps} />
      </aside>
    </div>
  );
}

/** Approves or declines. A reason is asked for only by Decline, which sends it to the designer. */
function Decision({ designer, stepKeys }: { designer: VettedDesigner; stepKeys: readonly QueueKey[] }) {
  const box = useRef<HTMLFormElement>(null);
  const { id } = designer;
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const approve = useAct(() => call(operatorVettingApi.approve, { params: { id }, body: {} }), {
    done: () => `${nameOf(designer)} is approved, and was told.`,
  });
  const decline = useAct(() => call(operatorVettingApi.decline, { params: { id }, body: { reason } }), {
    done: () => `${nameOf(designer)} is declined, and was told why.`,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasReason = reason.trim() !== '';
    setIsMissing(!hasReason);
    if (hasReason) decline.mutate(undefined);
    else field.current?.focus();
  };
  const isBusy = approve.isPending || decline.isPending;
  const isWaiting = designer.state === 'waiting';
  const keys: QueueKey[] = [
    {
      key: 'a',
      label: 'Approve',
      run: () => {
        if (!isBusy) approve.mutate(undefined);
      },
    },
    ...(isWaiting ? [{ key: 'd', label: 'Decline', run: () => box.current?.requestSubmit() }] : []),
    ...stepKeys,
  ];
  useQueueKeys(keys);
  return (
    <>
      <KeyHints keys={keys} />
      <form ref={box} className="op-decision" method="post" noValidate onSubmit={submit}>
        {isWaiting ? (
          <TextArea
            label="Reason, if you decline"
            hint="The designer is told."
            rows={3}
            ref={field}
            value={reason}
            error={isMissing ? 'A reason is required' : undefined}
            onChange={(event) => {
              setReason(event.target.value);
              setIsMissing(false);
            }}
          />
        ) : (
          <p className="small">
            <b>Declined:</b> {designer.reason}
          </p>
        )}
        <div className="op-acts">
          {isWaiting ? (
            <Button type="submit" kind="secondary" isBusy={decline.isPending} disabled={isBusy}>
              Decline
            </Button>
          ) : null}
          <Button isBusy={approve.isPending} disabled={isBusy} onClick={() => approve.mutate(undefined)}>
            Approve
          </Button>
        </div>
        <p className="caption">Until approved, a designer is in no list and no match.</p>
      </form>
    </>
  );
}
