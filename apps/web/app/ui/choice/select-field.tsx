import { IconSelector } from '@tabler/icons-react';
import { useId, useRef, useState, type Ref } from 'react';
import { Field, type FieldProps } from '../fields/field.tsx';
import fields from '../fields/field.module.css';
import { definePart, usePart } from '../loading/part.ts';
import styles from './choice.module.css';
import type { Option } from './options.ts';

const selectPart = definePart(() => import('./select-part.tsx'));

/** The keys that open the list of a closed field. */
const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

/** One of few options, picked from a list. For many options there is {@link ChoiceField}, which searches them. */
export function SelectField({
  options,
  value,
  onPick,
  onBlur,
  ref,
  name,
  ...field
}: FieldProps & {
  options: readonly Option[];
  value: string;
  onPick: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  name?: string;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { Content: SelectPart } = usePart(selectPart, isOpen, () => setIsOpen(false));
  return (
    <Field {...field} labelId={`${id}-label`}>
      {(control) => (
        <div ref={box} className={styles.box}>
          <button
            {...control}
            ref={ref}
            type="button"
            role="combobox"
            name={name}
            className={`${fields.input} ${styles.select}`}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-labelledby={`${id}-label`}
            onClick={() => setIsOpen(!isOpen)}
            onKeyDown={(event) => {
              if (!OPENING_KEYS.includes(event.key)) return;
              event.preventDefault();
              setIsOpen(true);
            }}
            onBlur={onBlur}
          >
            <span>{options.find((option) => option.value === value)?.label}</span>
            <IconSelector size={20} stroke={1.5} aria-hidden="true" />
          </button>
          {SelectPart === null ? null : (
            <SelectPart
              id={`${id}-list`}
              labelId={`${id}-label`}
              box={box}
              options={options}
              value={value}
              onPick={onPick}
              isOpen={isOpen}
              onOpenChange={setIsOpen}
            />
          )}
        </div>
      )}
    </Field>
  );
}
