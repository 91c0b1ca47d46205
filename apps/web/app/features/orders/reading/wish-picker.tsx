import type { SetReading } from '@tessera/contract/orders/order-reading';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChoiceField } from '../../../ui/choice/choice-field.tsx';
import { wishOptionsQuery } from '../orders.queries.ts';
import styles from './order-reading.module.css';
import { keyOf } from './reading-changes.ts';

const kindNames = { style: 'style', room: 'room', work: 'work', language: 'language', country: 'country' };

/** Finds something to wish for by typing. */
export default function WishPicker({
  onPick,
  onCancel,
}: {
  onPick: (wish: SetReading['added'][number] & { label: string }) => void;
  onCancel: () => void;
}) {
  const { data: options = [] } = useQuery(wishOptionsQuery);
  return (
    <div className={styles.picker}>
      <ChoiceField
        ref={(input) => input?.focus()}
        label="What matters to you?"
        hint="A style, room, kind of work, language or country"
        value=""
        options={options.map((option) => ({
          value: keyOf(option),
          label: `${option.label} (${kindNames[option.kind]})`,
        }))}
        noneText="Nothing like that is known."
        onPick={(key) => {
          const option = options.find((one) => keyOf(one) === key)!;
          // Whoever names a language or a place means it.
          onPick({ ...option, must: option.kind === 'language' || option.kind === 'country' });
        }}
      />
      <Button kind="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
