-- Live events about orders.

alter table user_event
  drop constraint user_event_kind_check,
  add constraint user_event_kind_check check (kind in ('message', 'conversation', 'notification', 'order')),
  add column order_id uuid references customer_order on delete cascade;
comment on column user_event.order_id is 'The order that has changed; of events about a conversation, the order is found by that.';
create index user_event_order_idx on user_event (order_id);
