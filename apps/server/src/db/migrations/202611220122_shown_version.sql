comment on table portfolio_version is 'Changes with everything that matching reads and shows of a designer, so that a process can keep what it has read.';

create function photo_changed() returns trigger language plpgsql as $$
declare
  designers uuid[] := array(
    select p.designer_id from portfolio_image i join portfolio_project p on p.id = i.project_id where i.photo_id = new.id
    union
    select account_id from designer_profile where photo_id = new.id
  );
begin
  perform from portfolio_version where designer_id = any(designers) order by designer_id for update;
  update portfolio_version set version = version + 1 where designer_id = any(designers);
  return null;
end $$;
create constraint trigger version after update on photo
  deferrable initially deferred for each row execute function photo_changed();
