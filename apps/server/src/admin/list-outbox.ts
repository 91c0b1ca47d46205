import type { AdminTools, Command } from './command.ts';

/** How many mails are listed. */
const LISTED_MAX = 50;

/** Lists the mails that were kept because no mail server is set, or prints one of them. */
export const listOutbox: Command = {
  usage: [
    'outbox                       mails that were kept because no mail server is set, latest first',
    'outbox ID                    one of them',
  ],

  async run([id, ...others], tools) {
    if (others.length > 0) return undefined;
    return id === undefined ? list(tools) : print(id, tools);
  },
};

async function list({ keptMails, say }: AdminTools): Promise<boolean> {
  const mails = await keptMails(LISTED_MAX);
  for (const { id, receiver, subject, createdAt } of mails)
    say(`${id}  ${createdAt.toISOString()}  ${receiver}  ${subject}`);
  if (mails.length === 0) say('No mails are kept.');
  return true;
}

async function print(id: string, { keptMails, say }: AdminTools): Promise<boolean> {
  const mail = (await keptMails(LISTED_MAX)).find((kept) => kept.id === id);
  if (mail === undefined) {
    say(`No mail ${id} is among the latest ${LISTED_MAX}.`);
    return false;
  }
  say(`To: ${mail.receiver}\nSubject: ${mail.subject}\n\n${mail.body}`);
  return true;
}
