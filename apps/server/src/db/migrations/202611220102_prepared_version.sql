create table portfolio_version (
  designer_id uuid primary key references account on delete cascade,
  version integer not null
) with (fillfactor = 50);
comment on table portfolio_version is 'Changes with everything that matching reads of a designer, so that a process can keep what it has read.';

create table order_version (
  order_id uuid primary key references customer_order on delete cascade,
  version integer not null
) with (fillfactor = 50);
comment on table order_version is 'Changes with everything that matching reads of an order, like portfolio_version.';

insert into portfolio_version (designer_id, version) select distinct designer_id, 1 from portfolio_project;
insert into order_version (order_id, version) select id, 1 from customer_order;

alter table photo_centre add column version integer not null default 1;
comment on column photo_centre.version is 'Changes with the row.';

-- Whoever writes, a version cannot be forgotten. The triggers wait for the end of the transaction, so that nothing is locked
-- after a version is, and take several in the order of their ids: nobody waits in a circle.
create function portfolio_project_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update portfolio_version set version = version + 1 where designer_id = old.designer_id;
  else
    insert into portfolio_version (designer_id, version) select id, 1 from account where id = new.designer_id
    on conflict (designer_id) do update set version = portfolio_version.version + 1;
  end if;
  return null;
end $$;
create constraint trigger version after insert or update or delete on portfolio_project
  deferrable initially deferred for each row execute function portfolio_project_changed();

create function project_content_changed() returns trigger language plpgsql as $$
begin
  update portfolio_version set version = version + 1
  where designer_id = (select designer_id from portfolio_project where id = coalesce(new.project_id, old.project_id));
  return null;
end $$;
create constraint trigger version after insert or update or delete on portfolio_image
  deferrable initially deferred for each row execute function project_content_changed();
create constraint trigger version after insert or update or delete on project_text
  deferrable initially deferred for each row execute function project_content_changed();

create function designer_profile_changed() returns trigger language plpgsql as $$
begin
  update portfolio_version set version = version + 1 where designer_id = new.account_id;
  return null;
end $$;
create constraint trigger version after insert or update on designer_profile
  deferrable initially deferred for each row execute function designer_profile_changed();

create function customer_order_changed() returns trigger language plpgsql as $$
begin
  insert into order_version (order_id, version) select id, 1 from customer_order where id = new.id
  on conflict (order_id) do update set version = order_version.version + 1;
  return null;
end $$;
create constraint trigger version after insert or update on customer_order
  deferrable initially deferred for each row execute function customer_order_changed();

create function order_content_changed() returns trigger language plpgsql as $$
begin
  update order_version set version = version + 1 where order_id = coalesce(new.order_id, old.order_id);
  return null;
end $$;
create constraint trigger version after insert or update or delete on order_text
  deferrable initially deferred for each row execute function order_content_changed();
create constraint trigger version after insert or update or delete on order_caption
  deferrable initially deferred for each row execute function order_content_changed();
create constraint trigger version after insert or update or delete on order_photo
  deferrable initially deferred for each row execute function order_content_changed();

create function customer_profile_changed() returns trigger language plpgsql as $$
begin
  perform from order_version where order_id in (select id from customer_order where customer_id = new.account_id)
  order by order_id for update;
  update order_version set version = version + 1
  where order_id in (select id from customer_order where customer_id = new.account_id);
  return null;
end $$;
create constraint trigger version after insert or update on customer_profile
  deferrable initially deferred for each row execute function customer_profile_changed();

create function photo_embedding_changed() returns trigger language plpgsql as $$
begin
  perform from portfolio_version where designer_id in (
    select p.designer_id from portfolio_image i join portfolio_project p on p.id = i.project_id
    where i.photo_id = coalesce(new.photo_id, old.photo_id)
  ) order by designer_id for update;
  update portfolio_version set version = version + 1 where designer_id in (
    select p.designer_id from portfolio_image i join portfolio_project p on p.id = i.project_id
    where i.photo_id = coalesce(new.photo_id, old.photo_id)
  );
  perform from order_version where order_id in (
    select order_id from order_photo where photo_id = coalesce(new.photo_id, old.photo_id)
  ) order by order_id for update;
  update order_version set version = version + 1 where order_id in (
    select order_id from order_photo where photo_id = coalesce(new.photo_id, old.photo_id)
  );
  return null;
end $$;
create constraint trigger version after insert or update or delete on photo_embedding
  deferrable initially deferred for each row execute function photo_embedding_changed();
