import type { Order } from '@tessera/contract/orders/orders';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import styles from './order-picker.module.css';

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
      <SelectField
        label="Project"
        value={orders.some(({ id }) => id === orderId) ? orderId! : ''}
        options={[
          { label: 'All projects', value: '' },
          ...orders.map(({ id, object_name }) => ({ label: object_name, value: id })),
        ]}
        onPick={(picked) => onPick(picked === '' ? null : picked)}
      />
    </div>
  );
}
