-- New matches are told.

create table order_match_look (
  order_id uuid primary key references customer_order on delete cascade,
  looked_at timestamptz not null
);
comment on table order_match_look is 'When the matches of an order were last looked through for new ones.';
create index order_match_look_time_idx on order_match_look (looked_at);

create table known_match (
  order_id uuid not null references customer_order on delete cascade,
  designer_id uuid not null references account on delete cascade,
  primary key (order_id, designer_id)
);
comment on table known_match is 'Good matches that are not new any more, whether or not somebody was told of them.';
create index known_match_designer_idx on known_match (designer_id);
comment on index known_match_designer_idx is 'For deleting an account.';
