import { ComboboxItem, ComboboxPopover, useComboboxStore } from '@ariakit/react/combobox';
import { useLayoutEffect, type RefObject } from 'react';
import styles from './choice.module.css';
import { OptionLabel } from './option-label.tsx';
import type { Option } from './options.ts';

/** The list of a select, with the keyboard, focus and touch of the component library; see `select-field.tsx`. */
export default function SelectPart({
  id,
  labelId,
  box,
  options,
  value,
  onPick,
  isOpen,
  onOpenChange,
}: {
  id: string;
  labelId: string;
  /** Holds the button that opens the list. */
  box: RefObject<HTMLElement | null>;
  options: readonly Option[];
  value: string;
  onPick: (value: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const select = useComboboxStore({
    open: isOpen,
    setOpen: onOpenChange,
    selectedValue: value,
    setSelectedValue: onPick,
  });
  useLayoutEffect(() => {
    const button = box.current?.querySelector('button') ?? null;
    select.setSelectElement(button);
    select.setDisclosureElement(button);
    select.setAnchorElement(button);
  }, [select, box]);
  return (
    <ComboboxPopover
      store={select}
      id={id}
      aria-labelledby={labelId}
      className={styles.list}
      gutter={4}
      sameWidth
      fitViewport
      unmountOnHide
    >
      {options.map((option) => (
        <ComboboxItem key={option.value} value={option.value} className={styles.option}>
          <OptionLabel label={option.label} isChosen={option.value === value} />
        </ComboboxItem>
      ))}
    </ComboboxPopover>
  );
}
