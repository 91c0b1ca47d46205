import { useId } from 'react';
import { SwitchInput } from '../../../ui/fields/switch.tsx';
import { useKeysAreOn, type QueueKey } from './queue-keys.ts';

/** The keys of a page with what they do, and the switch that turns them off. Touch screens have no use for it. */
export function KeyHints({ keys }: { keys: readonly Pick<QueueKey, 'key' | 'label'>[] }) {
  const id = useId();
  const [areOn, setAreOn] = useKeysAreOn();
  return (
    <div className="op-keys">
      <span className="op-keys-switch">
        <SwitchInput id={id} checked={areOn} onChange={(event) => setAreOn(event.target.checked)} />
        <label htmlFor={id}>Single keys</label>
      </span>
      {areOn ? (
        <ul>
          {keys.map(({ key, label }) => (
            <li key={key}>
              <kbd>{key.toUpperCase()}</kbd> {label}
            </li>
          ))}
        </ul>
      ) : (
        <p>Keys do nothing here until you switch them on.</p>
      )}
    </div>
  );
}
