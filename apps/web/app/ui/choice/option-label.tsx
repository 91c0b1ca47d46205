import { IconCheck } from '@tabler/icons-react';

/** What an option says; the chosen one has a check mark. */
export function OptionLabel({ label, isChosen }: { label: string; isChosen: boolean }) {
  return (
    <>
      {label}
      {isChosen ? <IconCheck size={18} stroke={1.75} aria-hidden="true" /> : null}
    </>
  );
}
