import type { ComponentProps, RefObject } from 'react';
import type { Option } from './options.ts';

/** A text field that searches options, and the list of what it finds. */
export interface SearchInputProps {
  /** What the list lies under, and is as wide as. */
  box: RefObject<HTMLElement | null>;
  options: readonly Option[];
  /** The values that are chosen: one, or a list of any number. */
  chosen: string | readonly string[];
  onChoose: (chosen: string | string[]) => void;
  /** What the field shows. */
  text: string;
  onType: (text: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What stands in place of the list where there are no options. */
  noneText: string;
  input: Omit<ComponentProps<'input'>, 'value' | 'onChange'>;
}
