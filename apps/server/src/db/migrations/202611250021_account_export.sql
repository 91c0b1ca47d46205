-- What people take with them: an archive of everything of their account

create table account_export (
  id uuid primary key,
  account_id uuid not null unique references account on delete cascade,
  state text not null check (state in ('pending', 'ready', 'failed')),
  byte_count bigint,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') = (ready_at is not null and expires_at is not null and byte_count is not null))
);
comment on table account_export is 'The latest archive that the owner of an account asked for. Its file lies in the storage under its id.';
comment on column account_export.expires_at is 'From then on it cannot be fetched, and a job deletes it with its file.';
create index account_export_expires_idx on account_export (expires_at);
comment on index account_export_expires_idx is 'For the job that deletes old ones.';
