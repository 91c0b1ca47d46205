create table match_impression (
  designer_id uuid not null references account on delete cascade,
  day date not null,
  order_id uuid not null references customer_order on delete cascade,
  primary key (designer_id, day, order_id)
);
create index match_impression_day_idx on match_impression (day);
create index match_impression_order_idx on match_impression (order_id);
comment on table match_impression is 'That a designer stood on the first page of an order''s list on a day (UTC): who is new to customers gets a place there. Kept for 30 days.';
comment on index match_impression_day_idx is 'Finds what is old enough to go, and counts the recent ones.';
comment on index match_impression_order_idx is 'Finds what goes with an order; that of an account is found by the key.';
