import type { ReportBody } from '@tessera/contract/talk/reports';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionButton } from '../../ui/buttons/action-button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { definePart, usePart } from '../../ui/loading/part.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import type { ReportSubject } from './report-subject.ts';

const dialogPart = definePart(() => import('./report-dialog.tsx'));

/** Opens the dialog that reports one of these things to the operator; the first is chosen to begin with. */
export function ReportButton({
  subjects,
  label = 'Report',
  isIcon = false,
  onSent,
}: {
  subjects: readonly [ReportSubject, ...ReportSubject[]];
  /** Says what is reported where several such buttons are on the page. */
  label?: string;
  /** Only the icon is seen. */
  isIcon?: boolean;
  /** Is called with the report once it is sent. */
  onSent?: ((report: ReportBody) => void) | undefined;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { Content: ReportDialog } = usePart(dialogPart, isOpen, () => {
    setIsOpen(false);
    showToast('This could not be opened. Please check your connection and try again.', 'error');
  });
  return (
    <>
      {isIcon ? (
        <IconButton label={label} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <IconFlag size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      ) : (
        <ActionButton label={label} Icon={IconFlag} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      )}
      {ReportDialog === null ? null : (
        <ReportDialog isOpen={isOpen} subjects={subjects} onSent={onSent} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
