import type { Standing } from '@tessera/contract/operator/operator-values';
import { IconBan, IconClock, IconX } from '@tabler/icons-react';
import { standingWords } from './words.ts';

const icons = { waiting: IconClock, declined: IconX, suspended: IconBan } as const;

/** How an account stands, where that is out of the ordinary. */
export function StandingChip({ standing }: { standing: Exclude<Standing, 'good'> }) {
  const Icon = icons[standing];
  return (
    <span className={`op-chip op-chip-${standing === 'waiting' ? 'gold' : 'bad'}`}>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      {standingWords[standing]}
    </span>
  );
}
