import type { Role } from '@tessera/contract/account/auth';
import { IconAddressBook } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionButton } from '../../../ui/buttons/action-button.tsx';
import { definePart, usePart } from '../../../ui/loading/part.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import type { Conversation } from '../conversations.queries.ts';

const dialogPart = definePart(() => import('./contact-details-dialog.tsx'));

/** Shows what the two have shared of their addresses and numbers. */
export function ContactDetailsButton({ role, conversation }: { role: Role; conversation: Conversation }) {
  const [isOpen, setIsOpen] = useState(false);
  const { Content: ContactDetailsDialog } = usePart(dialogPart, isOpen, () => {
    setIsOpen(false);
    showToast('This could not be opened. Please check your connection and try again.', 'error');
  });
  return (
    <>
      <ActionButton
        label="Contact details"
        Icon={IconAddressBook}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {ContactDetailsDialog === null ? null : (
        <ContactDetailsDialog
          role={role}
          conversation={conversation}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
