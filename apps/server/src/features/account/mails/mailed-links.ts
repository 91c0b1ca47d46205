import { createHash, createHmac } from 'node:crypto';
import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES, UNDO_EMAIL_DAYS } from '@tessera/contract/account/account';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { accountRepo, type LinkPurpose } from '../account.repo.ts';

/** The links that are mailed to the owners of accounts. */
export type MailedLinks = ReturnType<typeof createMailedLinks>;

/** Where a mailed link leads. The token stands behind the `#`, which no server and no log ever sees. */
const pages: Record<LinkPurpose, string> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
  'change-email': '/verify-email',
  'undo-email': '/undo-email',
};

const HOUR_MS = 3_600_000;

const lifeMs: Record<LinkPurpose, number> = {
  'verify-email': CONFIRM_LINK_HOURS * HOUR_MS,
  'reset-password': RESET_LINK_MINUTES * 60_000,
  'change-email': CONFIRM_LINK_HOURS * HOUR_MS,
  'undo-email': UNDO_EMAIL_DAYS * 24 * HOUR_MS,
};

/** How long a link is remembered after its end: longer than any mail is tried again. */
const REMEMBERED_MS = 24 * HOUR_MS;

/**
 * Makes and finds mailed links. A token is derived from the id of its link, so that a mail that is tried again holds the same
 * link. Only its hash is stored.
 */
export function createMailedLinks(deps: {
  db: Db;
  /** Derives the tokens of links. */
  linkKey: Uint8Array;
  /** Where people reach the product. */
  webUrl: string;
  clock: () => Date;
}) {
  const { db, linkKey, webUrl, clock } = deps;
  const tokenOf = (id: string, purpose: LinkPurpose) =>
    createHmac('sha256', linkKey).update(`${purpose} ${id}`).digest('base64url');

  return {
    /** Stores a link, unless it is stored. `email` is the address that the account has once the link is used. */
    store: (within: Db, { id, accountId, purpose, email }: NewLink) =>
      accountRepo(within).insertLink({
        id,
        accountId,
        purpose,
        email: email ?? null,
        tokenHash: hashToken(tokenOf(id, purpose)),
        expiresAt: new Date(clock().getTime() + lifeMs[purpose]),
      }),

    /** Where a link leads. */
    url: (id: string, purpose: LinkPurpose): string =>
      `${webUrl}${pages[purpose]}#token=${tokenOf(id, purpose)}`,

    /** A link that can still be used; undefined otherwise. */
    find: (id: string) => accountRepo(db).findLinkById(id, clock()),

    /** The link of a token. @throws AppError token_not_valid (400) */
    async read(purposes: readonly LinkPurpose[], token: string) {
      const link = await accountRepo(db).findLink(purposes, hashToken(token), clock());
      if (link === undefined) throw linkFault();
      return link;
    },

    /** Uses a link up. @throws AppError token_not_valid (400) if it was used meanwhile */
    async use(within: Db, id: string): Promise<void> {
      if (!(await accountRepo(within).useLink(id, clock()))) throw linkFault();
    },

    /** Makes links of an account useless; only those made since one of them where that is given. */
    cancel: (within: Db, accountId: string, purposes: readonly LinkPurpose[], sinceId?: string) =>
      accountRepo(within).useLinksOf(accountId, purposes, clock(), sinceId),

    /** The addresses that an account has had or asked for lately. */
    addressesOf: (within: Db, accountId: string) => accountRepo(within).addressesOf(accountId),

    /** Deletes links that ended more than a day ago. */
    async forgetOld(): Promise<void> {
      await accountRepo(db).deleteLinksExpiredBefore(new Date(clock().getTime() - REMEMBERED_MS));
    },
  };
}

interface NewLink {
  id: string;
  accountId: string;
  purpose: LinkPurpose;
  email?: string;
}

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a link answers that is used, too old, or was never made. */
export const linkFault = () =>
  new AppError('token_not_valid', {
    status: 400,
    message: 'This link has expired or was used before. Please ask for a new one.',
  });
