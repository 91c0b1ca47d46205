import type { Order } from '@tessera/contract/orders';
import { IconSelector } from '@tabler/icons-react';
import { Field } from '../../ui/field.tsx';
import field from '../../ui/field.module.css';
import styles from './order-picker.module.css';

/** Picks one of the customer's orders, or all of them (null). The browser's own list is enough for so few. */
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
      <Field label="Project">
        {(control) => (
          <span className={field.affix}>
            <select
              {...control}
              className={`${field.input} ${styles.select}`}
              value={orders.some(({ id }) => id === orderId) ? orderId! : ''}
              onChange={({ currentTarget }) =>
                onPick(currentTarget.value === '' ? null : currentTarget.value)
              }
            >
              <option value="">All projects</option>
              {orders.map(({ id, object_name }) => (
                <option key={id} value={id}>
                  {object_name}
                </option>
              ))}
            </select>
            <IconSelector className={styles.icon} size={20} stroke={1.5} aria-hidden="true" />
          </span>
        )}
      </Field>
    </div>
  );
}
