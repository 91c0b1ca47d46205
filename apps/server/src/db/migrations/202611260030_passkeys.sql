-- Passkeys: sign-in without a password

create table passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  use_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on table passkey is 'What an account can be opened with instead of its password (WebAuthn).';
comment on column passkey.credential_id is 'The name that the authenticator gave it.';
comment on column passkey.public_key is 'In COSE format; the private key never leaves the authenticator.';
comment on column passkey.use_count is 'How often the authenticator says it was used; many always say 0.';
comment on column passkey.transports is 'How the browser can reach the authenticator.';
comment on column passkey.name is 'The device on which it was made; empty if it did not say.';
create index passkey_account_id_idx on passkey (account_id);
comment on index passkey_account_id_idx is 'For the list of an account, and for its deletion.';

create table passkey_challenge (
  challenge_hash bytea primary key,
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
comment on table passkey_challenge is 'What authenticators were asked to sign. Each is deleted when it is used.';
comment on column passkey_challenge.account_id is 'Whose passkey is to be made; null for a sign-in.';
create index passkey_challenge_expires_at_idx on passkey_challenge (expires_at);
comment on index passkey_challenge_expires_at_idx is 'For the job that deletes old ones.';
create index passkey_challenge_account_id_idx on passkey_challenge (account_id);
comment on index passkey_challenge_account_id_idx is 'For the deletion of an account.';
