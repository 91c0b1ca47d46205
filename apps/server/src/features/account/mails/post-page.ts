import { setMail, type MailPage, type MailSender } from '../../../mail/mail-page.ts';
import type { Outbox } from '../../../mail/outbox.ts';

/** Sets mails in the product's look, and posts them. */
export const postPage =
  (outbox: Outbox, sender: MailSender) =>
  async (id: string, to: string, page: MailPage): Promise<void> =>
    outbox.post(id, { to, ...(await setMail(page, sender)) });
