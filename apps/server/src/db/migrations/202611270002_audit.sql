-- The audit: who did what to whom, when. Rows are added, and never changed or deleted

create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  by text not null check (by in ('operator', 'command')),
  operator_id uuid,
  operator text not null,
  action text not null,
  subject_id text not null,
  account_id uuid,
  note text not null,
  check ((operator_id is not null) = (by = 'operator'))
);
comment on table audit_entry is 'What operators have done. Nothing of it can be changed or deleted (ADR 35).';
comment on column audit_entry.by is 'operator: somebody who was signed in; command: somebody with access to the command line.';
comment on column audit_entry.operator_id is 'The operator’s account, which may be gone by now; null for the command line.';
comment on column audit_entry.operator is 'The operator’s address at the time; for the command line the name of the system’s user.';
comment on column audit_entry.subject_id is 'The id of what it was done to.';
comment on column audit_entry.account_id is 'The account that it concerns, which may be gone by now. Its address is not kept here, so that it goes with the account.';
create index audit_entry_at_idx on audit_entry (at desc, id desc);
comment on index audit_entry_at_idx is 'For the list, latest first.';

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit is append-only: % is refused.', tg_op using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entry_append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_audit_change();

-- The owner of a table has these rights until they are taken away. A superuser keeps them; for that, there is the trigger.
revoke all on audit_entry from public;
revoke update, delete, truncate, references, trigger on audit_entry from current_user;
