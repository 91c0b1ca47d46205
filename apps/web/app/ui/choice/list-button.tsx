import { IconSelector } from '@tabler/icons-react';
import styles from './choice.module.css';

/** Opens and closes the list of a field. The field keeps the focus. */
export function ListButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.toggle}
      aria-label="Show options"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <IconSelector size={20} stroke={1.5} aria-hidden="true" />
    </button>
  );
}
