import { IconCheck, IconSelector, IconX } from '@tabler/icons-react';
import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type MouseEvent, type Ref } from 'react';
import styles from './choice.module.css';
import { Field, type FieldProps } from './field.tsx';
import fields from './field.module.css';

interface Option {
  label: string;
  value: string;
}

interface ChoiceProps extends FieldProps {
  options: readonly Option[];
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  /** What is said where no option is: nothing fits what was typed, or there are no options yet. */
  noneText: string;
}

/** One of many, found by typing; `value` is empty for none. What is typed and not picked is taken back. */
export function ChoiceField({
  options,
  value,
  onPick,
  onBlur,
  ref,
  name,
  noneText,
  ...field
}: ChoiceProps & { value: string; onPick: (value: string) => void }) {
  /** What is being looked for; null while the field shows what was picked. */
  const [search, setSearch] = useState<string | null>(null);
  const picked = options.find((option) => option.value === value) ?? null;
  const found = search === null ? options : findOptions(options, search);
  const shown = search ?? picked?.label ?? '';
  const combobox = useCombobox<Option>({
    items: [...found],
    itemToString: (option) => option?.label ?? '',
    selectedItem: picked,
    inputValue: shown,
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputChange ? { ...changes, highlightedIndex: 0 } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onPick(selectedItem.value);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setSearch(null);
    },
  });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // What was picked is typed over, never into, also where the options came after the focus.
  useLayoutEffect(() => {
    if (search === null && document.activeElement === input.current) input.current?.select();
  }, [search, shown]);
  return (
    <Field {...field} ids={idsOf(combobox)}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...combobox.getInputProps({
              ref: input,
              name,
              // Told by the library it would come too late for somebody who types fast, and lose a letter.
              onChange: ({ currentTarget }) => setSearch(currentTarget.value),
            })}
            {...control}
            // The library would take what is highlighted when the field is left.
            onBlur={() => {
              combobox.closeMenu();
              onBlur?.();
            }}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className={`${fields.input} ${styles.input}`}
            autoComplete="off"
          />
          <Toggle combobox={combobox} />
          <List combobox={combobox} options={found} pickedValues={[value]} noneText={noneText} />
        </div>
      )}
    </Field>
  );
}

/** Any number of many, found by typing; what is picked stands in front as pills that can be removed. */
export function ChoicesField({
  options,
  value,
  onPick,
  onBlur,
  ref,
  name,
  noneText,
  ...field
}: ChoiceProps & { value: readonly string[]; onPick: (value: string[]) => void }) {
  const [search, setSearch] = useState('');
  const found = findOptions(
    options.filter((option) => !value.includes(option.value)),
    search,
  );
  const picked = value.flatMap((code) => options.find((option) => option.value === code) ?? []);
  const remove = (code: string) => onPick(value.filter((other) => other !== code));
  const { ItemClick, InputKeyDownEnter, InputChange } = useCombobox.stateChangeTypes;
  const combobox = useCombobox<Option>({
    items: found,
    itemToString: (option) => option?.label ?? '',
    selectedItem: null,
    inputValue: search,
    stateReducer: (state, { type, changes }) => {
      if (type === InputChange) return { ...changes, highlightedIndex: 0 };
      // Several are picked one after the other.
      const isPick = type === ItemClick || type === InputKeyDownEnter;
      return isPick ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex } : changes;
    },
    onStateChange: ({ type, selectedItem }) => {
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) {
        onPick([...value, selectedItem.value]);
        setSearch('');
      }
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setSearch('');
    },
  });
  return (
    <Field {...field} ids={idsOf(combobox)}>
      {(control) => (
        <div className={styles.box}>
          <div className={field.error === undefined ? styles.pills : `${styles.pills} ${styles.invalid}`}>
            {picked.map((option) => (
              <span key={option.value} className={styles.pill}>
                {option.label}
                <button
                  type="button"
                  aria-label={`Remove ${option.label}`}
                  onClick={() => remove(option.value)}
                >
                  <IconX size={16} stroke={1.75} aria-hidden="true" />
                </button>
              </span>
            ))}
            <input
              {...combobox.getInputProps({
                ...(ref !== undefined && { ref }),
                name,
                onChange: ({ currentTarget }) => setSearch(currentTarget.value),
                onKeyDown: ({ key }) => {
                  const last = picked.at(-1);
                  if (key === 'Backspace' && search === '' && last !== undefined) remove(last.value);
                },
              })}
              {...control}
              onBlur={() => {
                combobox.closeMenu();
                onBlur?.();
              }}
              autoComplete="off"
            />
          </div>
          <Toggle combobox={combobox} />
          <List combobox={combobox} options={found} pickedValues={[]} noneText={noneText} />
        </div>
      )}
    </Field>
  );
}

type Combobox = UseComboboxReturnValue<Option>;

function idsOf({ getLabelProps }: Combobox) {
  const { id, htmlFor } = getLabelProps();
  return { label: id, control: htmlFor };
}

/** Whoever presses beside the text still writes in it. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Toggle({ combobox }: { combobox: Combobox }) {
  return (
    <button
      {...combobox.getToggleButtonProps({ onMouseDown: keepFocus })}
      type="button"
      className={styles.toggle}
      aria-label="Show options"
    >
      <IconSelector size={20} stroke={1.5} aria-hidden="true" />
    </button>
  );
}

function List({
  combobox: { isOpen, highlightedIndex, getMenuProps, getItemProps },
  options,
  pickedValues,
  noneText,
}: {
  combobox: Combobox;
  options: readonly Option[];
  pickedValues: readonly string[];
  noneText: string;
}) {
  return (
    <>
      <ul
        {...getMenuProps({ onMouseDown: keepFocus })}
        className={styles.list}
        hidden={!isOpen || options.length === 0}
      >
        {isOpen
          ? options.map((option, index) => (
              <li
                key={option.value}
                {...getItemProps({
                  item: option,
                  index,
                  'aria-selected': pickedValues.includes(option.value),
                })}
                className={highlightedIndex === index ? `${styles.option} ${styles.active}` : styles.option}
              >
                {option.label}
                {pickedValues.includes(option.value) ? (
                  <IconCheck size={18} stroke={1.75} aria-hidden="true" />
                ) : null}
              </li>
            ))
          : null}
      </ul>
      {isOpen && options.length === 0 ? (
        <p className={styles.nothing} role="status">
          {noneText}
        </p>
      ) : null}
    </>
  );
}

/** Those with the words typed: in front first, then anywhere; accents and case make no difference. */
function findOptions(options: readonly Option[], search: string): Option[] {
  const wanted = toPlain(search.trim());
  const inFront = options.filter(({ label }) => toPlain(label).startsWith(wanted));
  const within = options.filter(({ label }) => toPlain(label).indexOf(wanted) > 0);
  return [...inFront, ...within];
}

function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
