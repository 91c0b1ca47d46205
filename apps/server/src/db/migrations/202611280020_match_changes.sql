-- Which transactions changed what the lists of customers are made from, so that a process can keep such a list

create table match_change (
  transaction_id xid8 primary key default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
comment on table match_change is 'Transactions that changed anything of designers that a list of matches depends on. A list stays as it is while none is here that its snapshot of the database did not see. Rows of a day ago are deleted.';
create index match_change_changed_at_idx on match_change (changed_at);
comment on index match_change_changed_at_idx is 'For deleting old rows.';

create function match_changed() returns trigger language plpgsql as $$
begin
  insert into match_change default values on conflict do nothing;
  return null;
end $$;

-- The version of a portfolio changes with the profile, the projects, the photos and what is prepared of them.
create trigger match_change after insert or update or delete on portfolio_version
  for each row execute function match_changed();
create trigger match_change after insert or update or delete on portfolio_sketch
  for each row execute function match_changed();
create trigger match_change after insert or update or delete on photo_centre
  for each row execute function match_changed();
create trigger match_change after insert or update or delete on match_model
  for each row execute function match_changed();
create trigger match_change after insert or update or delete on account_block
  for each row execute function match_changed();
create trigger match_change after insert or update or delete on review
  for each row execute function match_changed();
create trigger match_change after update on account
  for each row when (old.is_shown is distinct from new.is_shown) execute function match_changed();

-- A sketch decides who is compared with an order, so it changes the version of the order like the rest of it.
create constraint trigger version after insert or update or delete on order_sketch
  deferrable initially deferred for each row execute function order_content_changed();
