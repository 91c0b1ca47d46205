import { useState } from 'react';
import { definePart, usePart } from '../loading/part.ts';
import type { SearchInputProps } from './search-input-props.ts';

const comboboxPart = definePart(() => import('./combobox-part.tsx'));

/**
 * A text field with a list of options under it. Until the code of the list is there, it is a plain field in the same
 * place: what is typed meanwhile stays, and the list opens when it comes.
 */
export function SearchInput(props: SearchInputProps) {
  const { input, text, onType, isOpen, onOpenChange } = props;
  const [hasFocus, setHasFocus] = useState(false);
  const { Content: ComboboxPart } = usePart(comboboxPart, isOpen || hasFocus);
  const watched: SearchInputProps['input'] = {
    ...input,
    onFocus: (event) => {
      setHasFocus(true);
      input.onFocus?.(event);
    },
    onBlur: (event) => {
      setHasFocus(false);
      input.onBlur?.(event);
    },
  };
  if (ComboboxPart !== null) return <ComboboxPart {...props} input={watched} startsFocused={hasFocus} />;
  return (
    <input
      {...watched}
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={undefined}
      value={text}
      onChange={({ currentTarget }) => {
        onType(currentTarget.value);
        onOpenChange(true);
      }}
      onClick={() => onOpenChange(true)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onOpenChange(true);
        input.onKeyDown?.(event);
      }}
    />
  );
}
