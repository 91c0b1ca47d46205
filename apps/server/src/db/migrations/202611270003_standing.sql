-- Suspended accounts, and designers who are not approved, are in no list

alter table account
  add column suspended_at timestamptz,
  add column vetting text check (vetting in ('waiting', 'declined')),
  add column vetting_reason text not null default '',
  add constraint account_vetting_role_check check (vetting is null or role = 'designer'),
  add constraint account_suspended_role_check check (suspended_at is null or role <> 'operator');
alter table account
  add column is_shown boolean not null generated always as (suspended_at is null and vetting is null) stored;
comment on column account.suspended_at is 'Since when nobody can sign in to it and it is in no list; null for an account in good standing.';
comment on column account.vetting is 'How far a designer has come where new designers need approval; null for those who are approved, or never needed it, and for everybody else.';
comment on column account.vetting_reason is 'Why the designer was declined. Empty otherwise.';
comment on column account.is_shown is 'Whether others find the account, its portfolio and its orders in lists.';
create index account_vetting_idx on account (vetting, id) where vetting is not null;
comment on index account_vetting_idx is 'For the designers who wait.';
