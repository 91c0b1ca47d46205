import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@tessera/contract/account/auth';
import { useParams } from 'react-router';
import {
  conversationsQuery,
  markReported,
  type Conversation,
} from '../../features/conversations/conversations.queries.ts';
import { Thread } from '../../features/conversations/thread/thread.tsx';
import { lineOf, nameOf } from '../../features/conversations/words.ts';
import { ReportButton } from '../../features/reports/report-button.tsx';
import type { ReportSubject } from '../../features/reports/report-subject.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import styles from './messages-page.module.css';

/** So many messages can be chosen from to be reported. */
const REPORTABLE_MESSAGES = 10;

/** So many characters of a message tell which one it is. */
const EXCERPT_LENGTH = 48;

/** The conversation of the address, beside the list. */
export function ConversationPage({ role }: { role: Role }) {
  const { conversationId } = useParams();
  const client = useQueryClient();
  const conversations = useQuery(conversationsQuery(role));
  const conversation = conversations.data?.find(({ id }) => id === conversationId);
  if (conversation !== undefined)
    return (
      <Thread
        key={conversation.id}
        role={role}
        conversation={conversation}
        actions={
          <ReportButton
            subjects={subjectsOf(role, conversation)}
            onSent={({ kind, id }) => {
              if (kind === 'message') markReported(client, role, conversation.id, id);
            }}
          />
        }
        reportOf={(id) => (
          <ReportButton
            isIcon
            subjects={[{ kind: 'photo', id, label: 'This photo' }, wholeOf(role, conversation)]}
          />
        )}
      />
    );
  if (conversations.data === undefined)
    return conversations.isPending ? (
      <LoadingStatus />
    ) : (
      <div className={styles.instead}>
        <ErrorState
          message="Your messages could not be loaded."
          onRetry={() => void conversations.refetch()}
        />
      </div>
    );
  return (
    <div className={styles.instead}>
      <EmptyState
        title="Conversation not found"
        text="It does not exist, or has been removed together with its project."
        actions={<ButtonLink to={paths[role].messages}>All messages</ButtonLink>}
      />
    </div>
  );
}

/** What can be reported from here: the designer or the project, and what the other side wrote last. */
function subjectsOf(role: Role, conversation: Conversation): [ReportSubject, ...ReportSubject[]] {
  const written = conversation.messages
    .filter(({ from, reported }) => from !== role && !reported)
    .slice(-REPORTABLE_MESSAGES)
    .toReversed()
    .map((message): ReportSubject => ({
      kind: 'message',
      id: message.message_id,
      label: excerptOf(lineOf(message)),
    }));
  const whole = wholeOf(role, conversation);
  const [latest, ...others] = written;
  return latest === undefined ? [whole] : [latest, ...others, whole];
}

/** The other side as a whole. */
function wholeOf(role: Role, conversation: Conversation): ReportSubject {
  return role === 'customer'
    ? { kind: 'designer', id: conversation.designer_id, label: nameOf(conversation) }
    : { kind: 'order', id: conversation.order_id, label: `The project ‘${conversation.order_name}’` };
}

function excerptOf(message: string): string {
  const letters = [...message.replaceAll(/\s+/g, ' ')];
  const isLong = letters.length > EXCERPT_LENGTH;
  return `Message “${letters.slice(0, EXCERPT_LENGTH).join('').trim()}${isLong ? '…' : ''}”`;
}
