import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './action-button.module.css';
import { Button } from './button.tsx';

/** A quiet button of a heading. In windows narrower than 900 pixels only its icon is seen. */
export function ActionButton({
  label,
  Icon,
  ...rest
}: { label: string; Icon: TablerIcon } & Omit<ComponentProps<typeof Button>, 'kind' | 'icon' | 'children'>) {
  return (
    <Button
      {...rest}
      kind="quiet"
      className={styles.action}
      title={label}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
    >
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
