import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Queue } from './use-queue.ts';

/** A key of one letter, what it does in words, and the doing. */
export interface QueueKey {
  /** Lower case. */
  key: string;
  label: string;
  run: () => void;
}

/** The keys that lead through a queue. */
export const stepKeys = (queue: Pick<Queue<unknown>, 'go'> | null): QueueKey[] => [
  { key: 'j', label: 'Next', run: () => queue?.go(1) },
  { key: 'k', label: 'Previous', run: () => queue?.go(-1) },
];

const STORED_AS = 'operator-keys';
const listeners = new Set<() => void>();

/** Whether single keys act, as this browser's operator wants it; they do until switched off. */
export function useKeysAreOn(): readonly [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(STORED_AS) !== 'off',
  );
  return [isOn, setKeysAreOn];
}

function setKeysAreOn(isOn: boolean): void {
  localStorage.setItem(STORED_AS, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/**
 * Lets single keys act while they are on. They never act while somebody types, chooses in a list, holds a modifier, or has a dialog
 * or menu open (WCAG 2.1.4), and a key that is held down acts once.
 */
export function useQueueKeys(keys: readonly QueueKey[]): void {
  const [isOn] = useKeysAreOn();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector(OPENED) !== null) return;
    const meant = keys.find(({ key }) => key === event.key.toLowerCase());
    if (meant === undefined) return;
    event.preventDefault();
    meant.run();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

const OPENED = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const TAKES_LETTERS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TAKES_LETTERS) !== null;
}
