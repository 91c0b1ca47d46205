-- Which transactions changed what a customer's own orders are answered with, so that a process can keep ready answers

create function database_life() returns text language sql stable as $$
  select concat_ws(' ', pg_postmaster_start_time(), pg_stat_get_bgwriter_stat_reset_time())
$$;
comment on function database_life is 'Names the time from one crash, restart or change of servers to the next. After a crash PostgreSQL may use numbers of rolled-back transactions again. A clean restart keeps the time from which it counts its statistics, and a copy of a stopped server has the same; neither has the same start.';

create table answer_change (
  account_hash bigint not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (account_hash, transaction_id)
);
comment on table answer_change is 'Transactions that changed anything that the orders of a customer are answered with. An answer stays as it is while none is here that its snapshot of the database did not see. Rows of a day ago are deleted.';
comment on column answer_change.account_hash is 'uuid_hash_extended of the customer, which names nobody. Two customers with the same hash have answers made anew for each other.';
create index answer_change_changed_at_idx on answer_change (changed_at);
comment on index answer_change_changed_at_idx is 'For deleting old rows.';

create function customer_order_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(id, 0) from unnest(array[old.customer_id, new.customer_id]) id where id is not null
  on conflict do nothing;
  return null;
end $$;
create trigger answer_change after insert or update or delete on customer_order
  for each row execute function customer_order_answer_changed();

-- Tables with a column order_id. What goes with its order finds no order any more: the order itself has noted the change.
create function order_part_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(customer_id, 0) from customer_order where id in (old.order_id, new.order_id)
  on conflict do nothing;
  return null;
end $$;
create trigger answer_change after insert or update or delete on order_reading
  for each row execute function order_part_answer_changed();
create trigger answer_change after insert or update or delete on order_preparation
  for each row execute function order_part_answer_changed();
create trigger answer_change after insert or update or delete on order_link
  for each row execute function order_part_answer_changed();
create trigger answer_change after insert or update or delete on order_own_photo
  for each row execute function order_part_answer_changed();
create trigger answer_change after insert or update or delete on order_style_pick
  for each row execute function order_part_answer_changed();
create trigger answer_change after insert or update or delete on application
  for each row execute function order_part_answer_changed();
create trigger answer_change after insert or update or delete on engagement
  for each row execute function order_part_answer_changed();
create trigger answer_change after insert or update or delete on order_event
  for each row execute function order_part_answer_changed();
create trigger answer_change after insert or update or delete on delivery
  for each row execute function order_part_answer_changed();
create trigger answer_change after insert or update or delete on review
  for each row execute function order_part_answer_changed();
create trigger answer_change after insert or update or delete on conversation
  for each row execute function order_part_answer_changed();

create function delivery_file_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(o.customer_id, 0)
  from delivery d join customer_order o on o.id = d.order_id where d.id in (old.delivery_id, new.delivery_id)
  on conflict do nothing;
  return null;
end $$;
create trigger answer_change after insert or update or delete on delivery_file
  for each row execute function delivery_file_answer_changed();

create function conversation_part_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(o.customer_id, 0)
  from conversation c join customer_order o on o.id = c.order_id
  where c.id in (old.conversation_id, new.conversation_id)
  on conflict do nothing;
  return null;
end $$;
create trigger answer_change after insert or update or delete on conversation_side
  for each row execute function conversation_part_answer_changed();
create trigger answer_change after insert or update or delete on message
  for each row execute function conversation_part_answer_changed();

-- A preview or photo is there before anything of an order refers to it, and that refers to it no more before it goes.
create function link_preview_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(o.customer_id, 0)
  from order_link l join customer_order o on o.id = l.order_id where l.preview_id = new.id
  on conflict do nothing;
  return null;
end $$;
create trigger answer_change after update on link_preview
  for each row execute function link_preview_answer_changed();

create function photo_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(o.customer_id, 0)
  from link_preview p
  join order_link l on l.preview_id = p.id
  join customer_order o on o.id = l.order_id
  where p.photo_id = new.id
  union
  select uuid_hash_extended(customer_id, 0) from order_own_photo where photo_id = new.id
  union
  select uuid_hash_extended(o.customer_id, 0)
  from delivery_file f
  join delivery d on d.id = f.delivery_id
  join customer_order o on o.id = d.order_id
  where f.photo_id = new.id
  on conflict do nothing;
  return null;
end $$;
create trigger answer_change after update on photo
  for each row when (old.* is distinct from new.*) execute function photo_answer_changed();

-- The name of who works on an order.
create function designer_profile_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(o.customer_id, 0)
  from engagement e join customer_order o on o.id = e.order_id
  where e.designer_id in (old.account_id, new.account_id)
  on conflict do nothing;
  return null;
end $$;
create trigger answer_change after insert or delete on designer_profile
  for each row execute function designer_profile_answer_changed();
create trigger answer_change_of_name after update on designer_profile
  for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function designer_profile_answer_changed();

-- The customer's own name stands in a review.
create function customer_profile_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(id, 0) from unnest(array[old.account_id, new.account_id]) id where id is not null
  on conflict do nothing;
  return null;
end $$;
create trigger answer_change after insert or update or delete on customer_profile
  for each row execute function customer_profile_answer_changed();
