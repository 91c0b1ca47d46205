-- What designers say they do, the rooms customers picked, and the photos they added to an order themselves

alter table designer_profile add column specialties text[];
comment on column designer_profile.specialties is 'What the designer wants to be known for, in their order. Null while what the portfolio shows is proposed.';

create table order_own_photo (
  id uuid primary key,
  customer_id uuid not null references account on delete cascade,
  order_id uuid references customer_order on delete cascade,
  use text check (use in ('liked', 'as_is')),
  position integer,
  photo_id uuid not null references photo,
  created_at timestamptz not null,
  check ((order_id is null) = (use is null) and (order_id is null) = (position is null)),
  unique (order_id, position) deferrable initially deferred
);
comment on table order_own_photo is 'A photo that a customer uploaded for an order. One that no order has is removed after a day.';
comment on column order_own_photo.order_id is 'Null until an order is saved with it.';
comment on column order_own_photo.use is 'liked: a room the customer likes, which counts as style; as_is: the room as it is now, which does not.';
create index order_own_photo_customer_idx on order_own_photo (customer_id);
comment on index order_own_photo_customer_idx is 'For deleting an account, and for counting what it stores.';
create index order_own_photo_photo_idx on order_own_photo (photo_id);
create index order_own_photo_unused_idx on order_own_photo (created_at) where order_id is null;
comment on index order_own_photo_unused_idx is 'For the job that removes what no order was saved with.';

comment on table order_photo is 'Pictures of what the customer of an order likes: those behind its links, then their own. Each is there once.';

create table style_picture (
  name text primary key,
  photo_id uuid not null references photo
);
comment on table style_picture is 'A room of the style quiz as a photo, once somebody has picked or passed it.';
create index style_picture_photo_idx on style_picture (photo_id);

create table order_style_pick (
  order_id uuid not null references customer_order on delete cascade,
  position integer not null,
  liked text not null,
  passed text not null,
  primary key (order_id, position)
);
comment on table order_style_pick is 'Which of two rooms of the style quiz a customer chose for an order. Both are names of style_picture.';

create constraint trigger version after insert or update or delete on order_style_pick
  deferrable initially deferred for each row execute function order_content_changed();

-- As before, and for the rooms of the quiz as well.
create or replace function photo_embedding_changed() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.photo_id, old.photo_id);
  orders uuid[] := array(
    select order_id from order_photo where photo_id = changed
    union
    select p.order_id from style_picture s join order_style_pick p on s.name in (p.liked, p.passed)
    where s.photo_id = changed
  );
begin
  perform from portfolio_version where designer_id in (
    select p.designer_id from portfolio_image i join portfolio_project p on p.id = i.project_id where i.photo_id = changed
  ) order by designer_id for update;
  update portfolio_version set version = version + 1 where designer_id in (
    select p.designer_id from portfolio_image i join portfolio_project p on p.id = i.project_id where i.photo_id = changed
  );
  perform from order_version where order_id = any(orders) order by order_id for update;
  update order_version set version = version + 1 where order_id = any(orders);
  return null;
end $$;
