import type { Order } from '@tessera/contract/orders';
import { ChoiceField } from '../../ui/choice.tsx';
import styles from './order-picker.module.css';

const ALL = 'all';

/** Picks one of the customer's orders, or all of them (null). */
export function OrderPicker({
  orders,
  orderId,
  onPick,
}: {
  orders: readonly Order[];
  orderId: string | null;
  onPick: (orderId: string | null) => void;
}) {
  return (
    <div className={styles.picker}>
      <ChoiceField
        label="Project"
        value={orderId ?? ALL}
        onPick={(picked) => onPick(picked === ALL ? null : picked)}
        options={[
          { value: ALL, label: 'All projects' },
          ...orders.map(({ id, object_name }) => ({ value: id, label: object_name })),
        ]}
      />
    </div>
  );
}
