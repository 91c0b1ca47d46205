import type { FileField } from '@tessera/contract/route';
import { useRef, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';

/** Asks for files to send. As an icon alone where there is little room. */
export function FileButton({
  rule,
  label,
  icon,
  isIconOnly = false,
  isDisabled = false,
  describedBy,
  onFiles,
}: {
  rule: FileField;
  label: string;
  icon: ReactNode;
  isIconOnly?: boolean;
  isDisabled?: boolean;
  describedBy?: string | undefined;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      {isIconOnly ? (
        <IconButton label={label} disabled={isDisabled} aria-describedby={describedBy} onClick={choose}>
          {icon}
        </IconButton>
      ) : (
        <Button
          type="button"
          kind="secondary"
          icon={icon}
          disabled={isDisabled}
          aria-describedby={describedBy}
          onClick={choose}
        >
          {label}
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        multiple={rule.maxFiles > 1}
        accept={rule.mediaTypes.join(',')}
        data-files={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
