import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../features/operator/loaded.tsx';
import { MessageQueue } from '../../features/operator/messages/message-queue.tsx';
import { contactMessagesQuery } from '../../features/operator/operator.queries.ts';
import { Segments } from '../../features/operator/segments.tsx';
import { counted } from '../../features/operator/words.ts';
import { pageTitle } from '../../lib/site/product.ts';
import { PageHeader } from '../../ui/headings/page-header.tsx';

const states = [
  { id: 'open', label: 'Open' },
  { id: 'answered', label: 'Answered' },
] as const;

export default function OperatorMessages() {
  const [search] = useSearchParams();
  const state = search.get('state') === 'answered' ? 'answered' : 'open';
  const messages = useInfiniteQuery(contactMessagesQuery(state));
  return (
    <>
      <title>{pageTitle('Messages')}</title>
      <PageHeader
        title="Messages"
        subtitle={messages.data === undefined ? '\u00a0' : counted(messages.data.count, `${state} message`)}
        action={<Segments label="Which messages" name="state" segments={states} current={state} />}
      />
      <Loaded query={messages} failure="The messages could not be loaded.">
        {({ count, results }) => (
          <MessageQueue
            key={state}
            messages={results}
            count={count}
            more={messages}
            isOpen={state === 'open'}
          />
        )}
      </Loaded>
    </>
  );
}
