import type { OperatorContactMessage } from '@tessera/contract/operator/contact-messages';
import { operatorContactMessagesApi } from '../../../lib/api/routes/operator.generated.ts';
import { call } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { PersonLine } from '../person-line.tsx';
import { KeyHints } from '../queue/key-hints.tsx';
import { stepKeys, useQueueKeys } from '../queue/queue-keys.ts';
import { QueueList } from '../queue/queue-list.tsx';
import { QueueSteps } from '../queue/queue-steps.tsx';
import { useQueue, type More } from '../queue/use-queue.ts';
import { useAct } from '../use-act.ts';
import { nameOf } from '../words.ts';

/** Contact messages on the left, the chosen one on the right. Answers are written in one's own mail program. */
export function MessageQueue({
  messages,
  count,
  more,
  isOpen,
}: {
  messages: readonly OperatorContactMessage[];
  count: number;
  more: More;
  /** Whether these still wait for an answer. */
  isOpen: boolean;
}) {
  const queue = useQueue(messages, more);
  const answered = useAct(
    ({ id }: OperatorContactMessage) =>
      call(operatorContactMessagesApi.answered, { params: { id }, body: {} }),
    { done: ({ sender }) => `The message of ${nameOf(sender)} is marked as answered.` },
  );
  const markAnswered = () => {
    if (isOpen && queue !== null && !answered.isPending) answered.mutate(queue.current);
  };
  const keys = [...(isOpen ? [{ key: 'a', label: 'Answered', run: markAnswered }] : []), ...stepKeys(queue)];
  useQueueKeys(keys);
  if (queue === null)
    return isOpen ? (
      <EmptyState title="No open messages" text="What people write to you by the contact form comes here." />
    ) : (
      <EmptyState title="No answered messages" text="Messages that you mark as answered come here." />
    );
  const { sender, subject, message, created_at: sentAt, answered_at: answeredAt } = queue.current;
  return (
    <div className="op-queue">
      <div className="op-queue-side">
        <QueueSteps queue={queue} shown={messages.length} count={count} what="message" />
        <QueueList
          label={isOpen ? 'Open messages' : 'Answered messages'}
          currentId={queue.current.id}
          onChoose={queue.choose}
          more={more}
          entries={messages.map((one) => ({
            id: one.id,
            title: nameOf(one.sender),
            text: one.subject,
            at: one.created_at,
          }))}
        />
        <KeyHints keys={keys} />
      </div>
      <article className="op-panel">
        <p className="muted small">
          {formatDateTime(sentAt)}
          {answeredAt === null ? '' : `. Answered ${formatDateTime(answeredAt)}`}
        </p>
        <h2>{subject}</h2>
        <p className="op-letter">{message}</p>
        <dl className="op-facts">
          <div>
            <dt>From</dt>
            <dd>
              <PersonLine person={sender} />
            </dd>
          </div>
        </dl>
        <div className="op-acts">
          <a className="link op-reply" href={replyAddress(sender.email, subject)}>
            Reply to {sender.email}
          </a>
          {isOpen ? (
            <Button className="op-far" isBusy={answered.isPending} onClick={markAnswered}>
              Answered
            </Button>
          ) : null}
        </div>
      </article>
    </div>
  );
}

function replyAddress(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
