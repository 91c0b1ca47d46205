import type { HeldPhoto } from '@tessera/contract/operator/photos';
import { operatorPhotosApi } from '../../../lib/api/routes/operator.generated.ts';
import { call } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { PersonLine } from '../person-line.tsx';
import { ProtectedPhoto } from '../protected-photo.tsx';
import { KeyHints } from '../queue/key-hints.tsx';
import { stepKeys, useQueueKeys } from '../queue/queue-keys.ts';
import { QueueSteps } from '../queue/queue-steps.tsx';
import { useQueue, type More } from '../queue/use-queue.ts';
import { useAct } from '../use-act.ts';

const useWords: Record<HeldPhoto['uses'][number]['kind'], string> = {
  profile: 'Portrait',
  project: 'Portfolio project',
  link: 'Preview of a link',
  order: 'Photo of an order',
  message: 'Message',
  delivery: 'Delivery',
};

/** Photos that are held for review, one after the other, each shown or taken away by a button or a single key. */
export function PhotoReview({
  photos,
  count,
  more,
}: {
  photos: readonly HeldPhoto[];
  count: number;
  more: More;
}) {
  const queue = useQueue(photos, more);
  const show = useAct(({ id }: HeldPhoto) => call(operatorPhotosApi.show, { params: { id }, body: {} }), {
    done: () => 'The photo is shown.',
  });
  const hide = useAct(({ id }: HeldPhoto) => call(operatorPhotosApi.hide, { params: { id }, body: {} }), {
    done: () => 'The photo was taken away.',
  });
  const isBusy = show.isPending || hide.isPending;
  const act = (one: typeof show) => {
    if (queue !== null && !isBusy) one.mutate(queue.current);
  };
  const keys = [
    { key: 's', label: 'Show', run: () => act(show) },
    { key: 'h', label: 'Hide', run: () => act(hide) },
    ...stepKeys(queue),
  ];
  useQueueKeys(keys);
  if (queue === null)
    return (
      <EmptyState title="No photo waits" text="Photos that may be unsafe are held back and come here." />
    );
  const photo = queue.current;
  return (
    <div className="op-review">
      <ProtectedPhoto
        key={photo.id}
        id={photo.id}
        alt="The photo that is held for review"
        className="op-review-photo"
      />
      <aside className="op-review-side">
        <QueueSteps queue={queue} shown={photos.length} count={count} what="photo" />
        <h2>Shown, or taken away?</h2>
        <dl className="op-facts">
          <div>
            <dt>Sent</dt>
            <dd>{formatDateTime(photo.created_at)}</dd>
          </div>
          <div>
            <dt>Suspicion</dt>
            <dd className="num">
              {photo.unsafe === null ? 'Not judged' : `${Math.round(photo.unsafe * 100)} % unsafe`}
            </dd>
          </div>
          <div>
            <dt>Size</dt>
            <dd className="num">
              {photo.width} × {photo.height}
            </dd>
          </div>
          {photo.uses.map(({ kind, name, person }) => (
            <div key={`${kind} ${person.id} ${name}`}>
              <dt>{useWords[kind]}</dt>
              <dd>
                {name === '' ? null : <span>‘{name}’</span>}
                <PersonLine person={person} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="op-acts">
          <Button isBusy={show.isPending} disabled={isBusy} onClick={() => act(show)}>
            Show
          </Button>
          <Button kind="secondary" isBusy={hide.isPending} disabled={isBusy} onClick={() => act(hide)}>
            Hide
          </Button>
        </div>
        <p className="caption">
          A photo that you hide is removed with its files, wherever it was used. The same photo sent again is
          hidden at once.
        </p>
        <KeyHints keys={keys} />
      </aside>
    </div>
  );
}
