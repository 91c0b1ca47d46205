-- A changed address that its owner can undo, links that stay after use, and what a session shows of its device

alter table mailed_link
  add column email text,
  add column used_at timestamptz,
  drop constraint mailed_link_purpose_check,
  add constraint mailed_link_purpose_check
    check (purpose in ('verify-email', 'reset-password', 'change-email', 'undo-email')),
  add constraint mailed_link_email_check check ((email is not null) = (purpose in ('change-email', 'undo-email')));
comment on table mailed_link is 'A link that was mailed to the owner of an account. It works once.';
comment on column mailed_link.email is 'The address that the account has once the link is used: the new one, or the one before. Null for other purposes.';
comment on column mailed_link.used_at is 'When it was used, or became useless because another was. The row stays for a day after its end, so that a mail that is tried again does not bring the link back.';
create index mailed_link_reserved_idx on mailed_link (lower(email)) where purpose = 'undo-email';
comment on index mailed_link_reserved_idx is 'For addresses that nobody else may take while their owner can undo a change.';

alter table session
  add column device text not null default '',
  add column network text not null default '';
comment on column session.device is 'What signed in, as far as its user agent tells: Firefox on Linux. Empty if it tells nothing.';
comment on column session.network is 'The network address of the sign-in, of IPv6 the first 64 bits.';
