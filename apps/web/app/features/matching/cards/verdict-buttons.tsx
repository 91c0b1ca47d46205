import type { MatchedDesigner, Verdict } from '@tessera/contract/matching';
import { IconThumbDown, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useVerdict } from '../matching.queries.ts';
import styles from './verdict-buttons.module.css';

/** What a customer can say of a designer on a card: more like this, or not for me. */
export function VerdictButtons({ designer }: { designer: MatchedDesigner }) {
  const { mutate, isPending } = useVerdict();
  const isLiked = designer.verdict === 'more_like_this';
  const give = (verdict: Verdict | null) => mutate({ designer, verdict, before: designer.verdict });
  const handleRefuse = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNeighbour(currentTarget);
    give('not_for_me');
  };
  return (
    <div className={styles.verdict} role="group" aria-label={`What do you think of ${designer.name}?`}>
      <button
        type="button"
        aria-label={`More like this: ${designer.name}`}
        aria-pressed={isLiked}
        disabled={isPending}
        onClick={() => give(isLiked ? null : 'more_like_this')}
      >
        {isLiked ? (
          <IconThumbUpFilled size={18} aria-hidden="true" />
        ) : (
          <IconThumbUp size={18} stroke={1.5} aria-hidden="true" />
        )}
        More like this
      </button>
      <button
        type="button"
        aria-label={`Not for me: ${designer.name}`}
        disabled={isPending}
        onClick={handleRefuse}
      >
        <IconThumbDown size={18} stroke={1.5} aria-hidden="true" />
        Not for me
      </button>
    </div>
  );
}

/** The card is about to go, and what is read next is the one after it. */
function focusNeighbour(button: HTMLElement): void {
  const card = button.closest('article');
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  const heading = neighbour?.querySelector<HTMLElement>('h2') ?? card?.closest('main');
  heading?.focus({ preventScroll: true });
}
