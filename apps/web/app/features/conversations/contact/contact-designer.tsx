import { useQuery } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useDialogPart } from '../../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../../ui/loading/part.ts';
import type { OrderChoice } from './contact-dialog.tsx';
import styles from './contact-designer.module.css';
import { conversationsQuery, lastWrittenAt } from '../conversations.queries.ts';

const contactDialog = definePart(() => import('./contact-dialog.tsx'));

/** Lets a customer write to a designer about one of the `orders`, and says when that was done last. */
export function ContactDesigner({
  designer,
  orders,
  orderId,
}: {
  designer: { id: string; name: string };
  /** The orders to choose from; one at least. */
  orders: readonly OrderChoice[];
  /** The one that is chosen to begin with. */
  orderId: string;
}) {
  const { data: conversations = [] } = useQuery(conversationsQuery('customer'));
  const [isOpen, setIsOpen] = useState(false);
  const { Content: ContactDialog } = useDialogPart(contactDialog, isOpen, () => setIsOpen(false));
  const again = useRef<HTMLButtonElement>(null);
  const writtenAt = lastWrittenAt(conversations, designer.id);
  const handleSent = () => {
    // Nothing behind an open dialog can take the focus, and the button that opened it takes no press any more.
    flushSync(() => setIsOpen(false));
    again.current?.focus();
  };
  return (
    <div className={styles.contact}>
      {writtenAt === undefined ? (
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Contact Designer
        </Button>
      ) : (
        <>
          <Button kind="done" disabled icon={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}>
            Contacted {formatDay(writtenAt)}
          </Button>
          <Button kind="quiet" ref={again} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            Write again
          </Button>
        </>
      )}
      {ContactDialog === null ? null : (
        <ContactDialog
          isOpen={isOpen}
          designer={designer}
          orders={orders}
          orderId={orderId}
          conversations={conversations}
          onSent={handleSent}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
