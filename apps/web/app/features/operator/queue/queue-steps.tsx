import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import type { Queue } from './use-queue.ts';

/** Where in a queue one is, told to assistive technology as it changes, and the ways to both neighbours. */
export function QueueSteps({
  queue: { index, go, more },
  shown,
  count,
  what,
}: {
  queue: Pick<Queue<never>, 'index' | 'go' | 'more'>;
  /** How many of them are loaded. */
  shown: number;
  /** How many there are in all. */
  count: number;
  /** What one of them is called: designer. */
  what: string;
}) {
  return (
    <div className="op-steps">
      <p className="num" role="status">
        {index + 1} of {count}
      </p>
      <IconButton label={`Previous ${what}`} disabled={index === 0} onClick={() => go(-1)}>
        <IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Next ${what}`}
        disabled={index >= shown - 1 && !more.hasNextPage}
        onClick={() => go(1)}
      >
        <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
