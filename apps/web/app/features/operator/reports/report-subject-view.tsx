import type { ReportSubject } from '@tessera/contract/operator/reports';
import { formatDateTime } from '../../../lib/text/format.ts';
import { ProtectedPhoto } from '../protected-photo.tsx';
import { counted } from '../words.ts';

const reviewWords = { shown: 'Everybody sees it', held: 'Held for review', removed: 'Taken away' } as const;

/** What was reported, with no more around it than it takes to judge it. */
export function ReportSubjectView({ subject, aboutId }: { subject: ReportSubject; aboutId: string | null }) {
  switch (subject.kind) {
    case 'message':
      return <Messages subject={subject} aboutId={aboutId} />;
    case 'photo':
      return (
        <figure className="op-context">
          <ProtectedPhoto id={subject.photo_id} alt="The reported photo" className="op-context-photo" />
          <figcaption className="caption">
            {[reviewWords[subject.review], ...subject.where].join('. ')}.
          </figcaption>
        </figure>
      );
    case 'designer':
      return (
        <div className="op-context">
          <h3>{subject.name}</h3>
          {subject.bio === '' ? null : <p className="op-quote">{subject.bio}</p>}
          {subject.website === '' ? null : <p className="small muted">{subject.website}</p>}
          <div className="op-context-photos">
            {subject.photo_ids.map((id, index) => (
              <ProtectedPhoto
                key={id}
                id={id}
                alt={`Photo ${index + 1} of ${subject.name}`}
                className="op-context-thumb"
              />
            ))}
          </div>
        </div>
      );
    case 'order':
      return (
        <div className="op-context">
          <h3>{subject.name}</h3>
          <p className="op-quote">{subject.description}</p>
        </div>
      );
    case 'review':
      return (
        <div className="op-context">
          <p className="caption">
            {counted(subject.stars, 'star')} for ‘{subject.order_name}’
            {subject.is_hidden ? '. Hidden: it is shown nowhere.' : ''}
          </p>
          <p className="op-quote">{subject.text === '' ? 'No words.' : subject.text}</p>
          {subject.answer === '' ? null : (
            <>
              <p className="caption">The designer’s answer</p>
              <p className="op-quote">{subject.answer}</p>
            </>
          )}
        </div>
      );
  }
}

function Messages({
  subject: { messages, order_name: order },
  aboutId,
}: {
  subject: Extract<ReportSubject, { kind: 'message' }>;
  aboutId: string | null;
}) {
  return (
    <div className="op-context" role="group" aria-label="The reported message with those around it">
      <p className="caption">
        About ‘{order}’. Up to two messages before and one after; the rest stays closed.
      </p>
      {messages.map((message) => (
        <div
          key={message.id}
          className={[
            'op-said',
            message.author_id === aboutId ? 'op-said-other' : 'op-said-own',
            message.is_reported ? 'op-said-hit' : '',
          ].join(' ')}
        >
          <p>
            {message.text}
            {message.is_hidden ? ' (hidden)' : ''}
          </p>
          {message.photo_ids.map((id, index) => (
            <ProtectedPhoto
              key={id}
              id={id}
              alt={`Photo ${index + 1} of the message of ${message.author_name}`}
              className="op-context-thumb"
            />
          ))}
          <span>
            {message.is_reported ? 'Reported. ' : ''}
            {message.author_name}, {formatDateTime(message.created_at)}
          </span>
        </div>
      ))}
    </div>
  );
}
