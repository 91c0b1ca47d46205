import type { HiddenDesigner } from '@tessera/contract/matching';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './hidden-designers.module.css';
import { useVerdict } from '../matching.queries.ts';

/** Those whom the customer has hidden, with a way to bring each back. */
export function HiddenDesigners({
  designers,
  isOrderNamed,
}: {
  designers: readonly HiddenDesigner[];
  /** Where several orders are listed together, each row says which one it is about. */
  isOrderNamed: boolean;
}) {
  const { mutate, isPending } = useVerdict();
  return (
    <details className={styles.hidden}>
      <summary>
        {designers.length === 1 ? '1 designer is hidden' : `${designers.length} designers are hidden`}
      </summary>
      <ul>
        {designers.map((designer) => (
          <li key={`${designer.orderId} ${designer.id}`}>
            <span>
              {designer.name}
              {isOrderNamed ? <span className="caption muted"> for ‘{designer.orderName}’</span> : null}
            </span>
            <Button
              kind="quiet"
              icon={<IconArrowBackUp size={18} stroke={1.5} aria-hidden="true" />}
              aria-label={`Bring back ${designer.name}${isOrderNamed ? ` for ‘${designer.orderName}’` : ''}`}
              disabled={isPending}
              onClick={() => mutate({ designer, verdict: null, before: 'not_for_me' })}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
