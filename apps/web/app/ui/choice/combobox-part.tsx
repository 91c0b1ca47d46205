import { Combobox, ComboboxItem, ComboboxPopover, useComboboxStore } from '@ariakit/react/combobox';
import { useLayoutEffect, useRef, type Ref } from 'react';
import styles from './choice.module.css';
import { OptionLabel } from './option-label.tsx';
import type { SearchInputProps } from './search-input-props.ts';

/** The field and its list, with the keyboard, focus and touch of the component library; see `search-input.tsx`. */
export default function ComboboxPart({
  box,
  options,
  chosen,
  onChoose,
  text,
  onType,
  isOpen,
  onOpenChange,
  noneText,
  input: { ref, ...input },
  startsFocused,
}: SearchInputProps & {
  /** The field takes the place of one that has the focus. */
  startsFocused: boolean;
}) {
  const combobox = useComboboxStore<string | string[]>({
    open: isOpen,
    setOpen: onOpenChange,
    value: text,
    selectedValue: Array.isArray(chosen) ? [...chosen] : (chosen as string),
    setSelectedValue: onChoose,
    resetValueOnHide: false,
    resetValueOnSelect: false,
  });
  const element = useRef<HTMLInputElement>(null);
  const isFocusedFirst = useRef(startsFocused);
  useLayoutEffect(() => {
    combobox.setAnchorElement(box.current);
    if (!isFocusedFirst.current) return;
    isFocusedFirst.current = false;
    // What was typed goes on at its end.
    element.current?.setSelectionRange(text.length, text.length);
    element.current?.focus({ preventScroll: true });
  }, [combobox, box, text]);
  return (
    <>
      <Combobox
        {...input}
        ref={mergeRefs(element, ref)}
        store={combobox}
        // At once, not when the store has taken it over: what the field selects of its text must stay selected.
        value={text}
        autoSelect
        showOnClick
        setValueOnChange={false}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <ComboboxPopover
        store={combobox}
        className={styles.list}
        gutter={4}
        sameWidth
        fitViewport
        unmountOnHide
        hidden={options.length === 0 ? true : undefined}
      >
        {options.map(({ label, value }) => (
          <ComboboxItem
            key={value}
            value={value}
            // The library tells it only of lists with several chosen options.
            aria-selected={chosen === value}
            setValueOnClick={false}
            className={styles.option}
          >
            <OptionLabel label={label} isChosen={chosen === value} />
          </ComboboxItem>
        ))}
      </ComboboxPopover>
      {isOpen && options.length === 0 ? (
        <p className={styles.nothing} role="status">
          {noneText}
        </p>
      ) : null}
    </>
  );
}

function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]) {
  return (element: Element | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
