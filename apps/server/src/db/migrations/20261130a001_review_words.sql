-- Timelines keep no copy of what a review says. A copy stayed as it was when the review was changed or hidden.

update order_event set body = '' where kind = 'reviewed' and body <> '';
comment on column order_event.body is 'The words that came with it; empty where there are none. Those of a review stand in the review alone.';
comment on table order_event is 'What happened to an order, for its timeline. Never changed but for an account that goes. That it was created is told by the order itself.';
