-- Operators, who run the place, and the second factor that they sign in with

alter table account
  drop constraint account_role_check,
  add constraint account_role_check check (role in ('designer', 'customer', 'operator'));

alter table session add column second_factor_at timestamptz;
comment on column session.second_factor_at is 'When its owner proved more than a password: by a passkey, a one-time code or a recovery code. Null otherwise. Only operators need it.';

create table one_time_code_app (
  account_id uuid primary key references account on delete cascade,
  secret bytea,
  confirmed_at timestamptz,
  last_step bigint,
  asked_secret bytea,
  asked_at timestamptz,
  check ((secret is null) = (confirmed_at is null)),
  check ((asked_secret is null) = (asked_at is null))
);
comment on table one_time_code_app is 'The app that shows an operator one-time codes (TOTP).';
comment on column one_time_code_app.secret is 'What codes are made from: encrypted by AES-256-GCM with a key that is derived from the signing key. Null until the first one is confirmed.';
comment on column one_time_code_app.last_step is 'The time step of the latest code that was used, so that no code is used twice.';
comment on column one_time_code_app.asked_secret is 'A secret that still has to be confirmed, encrypted in the same way.';

create table recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
comment on table recovery_code is 'What opens an operator’s account once in place of a one-time code. Only keyed hashes are stored.';
