-- Links that are mailed to the owner of an account, and mails that no mail server took

create table mailed_link (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
comment on table mailed_link is 'A link that was mailed to the owner of an account. It works once: using it deletes the row.';
comment on column mailed_link.token_hash is 'SHA-256 of the token in the link. The token itself is not stored.';
create index mailed_link_account_idx on mailed_link (account_id);
comment on index mailed_link_account_idx is 'For deleting an account, and for the links that a used one makes useless.';
create index mailed_link_expires_idx on mailed_link (expires_at);
comment on index mailed_link_expires_idx is 'For the job that deletes links that can no longer be used.';

create table kept_mail (
  id uuid primary key,
  receiver text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
comment on table kept_mail is 'A mail about an account that could not be sent because no mail server is set. The operator can read it, and pass it on, for a week.';
create index kept_mail_created_idx on kept_mail (created_at);
comment on index kept_mail_created_idx is 'For the job that deletes old ones, and for listing the latest.';
