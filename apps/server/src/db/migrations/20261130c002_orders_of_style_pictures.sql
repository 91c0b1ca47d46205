-- The orders for which a room of the style quiz was picked or passed are found by indexes: every vector of a photo that was
-- stored had all picks read

create index order_style_pick_liked_idx on order_style_pick (liked);
create index order_style_pick_passed_idx on order_style_pick (passed);
comment on index order_style_pick_liked_idx is 'For the orders that change with a room’s photo; likewise for those that passed it.';

create or replace function photo_embedding_changed() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.photo_id, old.photo_id);
  orders uuid[] := array(
    select order_id from order_photo where photo_id = changed
    union
    select p.order_id from style_picture s join order_style_pick p on p.liked = s.name where s.photo_id = changed
    union
    select p.order_id from style_picture s join order_style_pick p on p.passed = s.name where s.photo_id = changed
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
