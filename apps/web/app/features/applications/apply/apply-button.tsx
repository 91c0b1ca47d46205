import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/buttons/button.tsx';
import { useDialogPart } from '../../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../../ui/loading/part.ts';
import type { OrderToApplyTo } from './apply-dialog.tsx';

const applyDialog = definePart(() => import('./apply-dialog.tsx'));

/** Opens the form of an application to an order; once it is sent, it says that this is done. */
export function ApplyButton({
  order,
  hasApplied,
  onApplied,
  onGone,
}: {
  order: OrderToApplyTo;
  hasApplied: boolean;
  onApplied: () => void;
  /** Called when the order takes no applications any more. */
  onGone: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const { Content: ApplyDialog } = useDialogPart(applyDialog, isOpen, () => setIsOpen(false));
  // Nothing behind an open dialog can take the focus, and the button that opened it takes no press any more.
  const leave = (then: () => void) => {
    flushSync(() => setIsOpen(false));
    place.current?.focus();
    then();
  };
  return (
    <span ref={place} tabIndex={-1}>
      {hasApplied ? (
        <Button kind="done" disabled icon={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}>
          Applied
        </Button>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Apply
        </Button>
      )}
      {isOpen && ApplyDialog !== null ? (
        <ApplyDialog
          order={order}
          onApplied={() => leave(onApplied)}
          onGone={() => leave(onGone)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </span>
  );
}
