import { RESET_LINK_MINUTES } from '@tessera/contract/account/account';
import type { Command } from './command.ts';

/** Makes somebody an operator: prints a one-time link with which they set their password. */
export const addOperator: Command = {
  usage: [
    'operator add EMAIL            make an operator; prints a one-time link to a password, a new one each time',
  ],

  async run([email, ...others], { operators, by, say }) {
    if (email === undefined || others.length > 0) return undefined;
    const added = await operators.add(by, email);
    switch (added.state) {
      case 'no address':
        say(`${email} is no e-mail address.`);
        return false;
      case 'taken':
        say(`${email} belongs to a designer or a customer. An operator needs an address of their own.`);
        return false;
      case 'added':
      case 'there before':
        say(
          `${email} ${added.state === 'added' ? 'is an operator now' : 'is an operator already; earlier links work no more'}.`,
        );
        say(`Within ${RESET_LINK_MINUTES} minutes, and once, this link sets the password:`);
        say(added.url);
        return true;
    }
  },
};

/** Deletes an operator's account. */
export const removeOperator: Command = {
  usage: ['operator remove EMAIL         delete an operator’s account; their sessions end'],

  async run([email, ...others], { operators, by, say }) {
    if (email === undefined || others.length > 0) return undefined;
    const isRemoved = await operators.remove(by, email);
    say(isRemoved ? `${email} is no operator any more.` : `There is no operator ${email}.`);
    return isRemoved;
  },
};

/** Lists the operators. */
export const listOperators: Command = {
  usage: ['operator list                 who is an operator, and when they were last there'],

  async run(args, { operators, say }) {
    if (args.length > 0) return undefined;
    const found = await operators.list();
    if (found.length === 0) say('There is no operator.');
    for (const { email, created_at: since, last_seen_at: seen } of found)
      say(`${email}  since ${since}  ${seen === null ? 'not signed in' : `last there ${seen}`}`);
    return true;
  },
};
