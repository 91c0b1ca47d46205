create table match_verdict (
  order_id uuid not null references customer_order on delete cascade,
  designer_id uuid not null references account on delete cascade,
  verdict text not null check (verdict in ('more_like_this', 'not_for_me')),
  created_at timestamptz not null,
  primary key (order_id, designer_id)
);
create index match_verdict_designer_idx on match_verdict (designer_id);
comment on table match_verdict is 'What a customer has said of a designer for one order, until it is taken back; it goes with the order.';
comment on column match_verdict.verdict is 'more_like_this: designers with alike portfolios move up; not_for_me: hidden from the order''s list, and alike ones move down.';
comment on column match_verdict.created_at is 'Of the present verdict.';
comment on index match_verdict_designer_idx is 'Finds what goes with an account; those of an order are found by the key.';
