-- A row that is written twice in a transaction has its foreign keys checked again, which locks what it refers to: here after a
-- version is held, while whoever holds the account or order waits for the version. So these tables have no foreign keys;
-- their rows go with what they belong to by triggers, which wait for the end of the transaction as the others do.
alter table portfolio_version drop constraint portfolio_version_designer_id_fkey;
alter table order_version drop constraint order_version_order_id_fkey;

create function account_deleted() returns trigger language plpgsql as $$
begin
  delete from portfolio_version where designer_id = old.id;
  return null;
end $$;
create constraint trigger version after delete on account
  deferrable initially deferred for each row execute function account_deleted();

create function customer_order_deleted() returns trigger language plpgsql as $$
begin
  delete from order_version where order_id = old.id;
  return null;
end $$;
create constraint trigger version_end after delete on customer_order
  deferrable initially deferred for each row execute function customer_order_deleted();
