create table order_standing (
  order_id uuid primary key references customer_order on delete cascade,
  scores real[] not null,
  made_at timestamptz not null
);
create index order_standing_made_idx on order_standing (made_at);
comment on table order_standing is 'How well the best designers fit an order, when its list was last made: lists of designers weigh how many others fit better. May be a day old.';
comment on column order_standing.scores is 'The best scores, best first, nobody''s name beside them.';
comment on index order_standing_made_idx is 'Finds what is to be made anew.';
