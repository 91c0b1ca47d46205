create table match_model (
  kind text primary key check (kind in ('text', 'photo')),
  model text not null,
  serving_since timestamptz not null
);
comment on table match_model is 'The models that lists are made with. Another one takes over once everything is prepared with it; until then it is prepared beside the old one.';

-- What is there already goes on serving.
insert into match_model (kind, model, serving_since)
select 'text', model, now() from order_text group by model order by count(*) desc, model limit 1;
insert into match_model (kind, model, serving_since)
select 'photo', model, now() from photo_centre order by photo_count desc, model limit 1;
