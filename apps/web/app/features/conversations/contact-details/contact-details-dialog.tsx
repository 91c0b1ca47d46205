import type { Role } from '@tessera/contract/account/auth';
import type { SharingBody } from '@tessera/contract/talk/conversations';
import { conversationsApi } from '../../../lib/api/routes/talk.generated.ts';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { call, errorText } from '../../../lib/api/api.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { useConversationCall, type Conversation } from '../conversations.queries.ts';
import { nameOf } from '../words.ts';
import styles from './contact-details-dialog.module.css';

/** What the other side has shared of their address and number, and what one shares oneself. */
export default function ContactDetailsDialog({
  role,
  conversation,
  isOpen,
  onClose,
}: {
  role: Role;
  conversation: Conversation;
  isOpen: boolean;
  onClose: () => void;
}) {
  const id = useId();
  const { email, phone, shares_email, shares_phone } = conversation;
  const share = useConversationCall(role, (body: SharingBody) => {
    const input = { params: { id: conversation.id }, body };
    return role === 'customer'
      ? call(conversationsApi.customerShare, input)
      : call(conversationsApi.designerShare, input);
  });
  // What is chosen is shown at once, and taken back where it could not be saved.
  const chosen = share.isPending ? share.variables : { shares_email, shares_phone };
  const name = nameOf(conversation);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className={styles.dialog} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>Contact details</h2>
        <IconButton className={styles.close} label="Close" data-dialog-dismiss="" onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </header>
      <h3>{name}</h3>
      {email === null && phone === null ? (
        <p className="muted">{name} has not shared an e-mail address or a phone number.</p>
      ) : (
        <dl className={styles.facts}>
          {email === null ? null : (
            <div>
              <dt>E-mail</dt>
              <dd>
                <a className="link" href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
                  {email}
                </a>
              </dd>
            </div>
          )}
          {phone === null ? null : (
            <div>
              <dt>Phone</dt>
              <dd>
                <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                  {phone}
                </a>
              </dd>
            </div>
          )}
        </dl>
      )}
      <h3>Yours</h3>
      <Switch
        label="Share my e-mail address"
        hint="The one you sign in with."
        checked={chosen.shares_email}
        onChange={(event) => share.mutate({ ...chosen, shares_email: event.target.checked })}
      />
      <Switch
        label="Share my phone number"
        hint="The one in your profile, where there is one."
        checked={chosen.shares_phone}
        onChange={(event) => share.mutate({ ...chosen, shares_phone: event.target.checked })}
      />
      {share.error === null ? null : (
        <Notice>{errorText(share.error, 'This could not be saved. Please try again.')}</Notice>
      )}
    </Dialog>
  );
}
