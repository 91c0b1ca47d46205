create table application (
  order_id uuid not null references customer_order on delete cascade,
  designer_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  mailed_at timestamptz,
  primary key (order_id, designer_id)
);
create index application_designer_idx on application (designer_id);
comment on table application is 'A designer who offered to work on an order, once; it goes with the order.';
comment on column application.mailed_at is 'When the customer was told by mail; null where no mail is set up.';
comment on index application_designer_idx is 'Finds what goes with an account; those of an order are found by the key.';
