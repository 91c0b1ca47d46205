-- From match to finished project: applications with states, engagements, deliveries, reviews and notifications.

alter table customer_order
  drop constraint customer_order_status_check,
  add constraint customer_order_status_check
    check (status in ('active', 'paused', 'in_progress', 'delivered', 'completed', 'cancelled')),
  add column last_action text,
  add column last_actor text check (last_actor in ('customer', 'designer'));
comment on column customer_order.last_action is 'What made the last change of the status, so that the same act sent again can be told from a wrong one. Null before the first change.';
comment on column customer_order.last_actor is 'Who did that.';

create table order_event (
  id uuid primary key,
  order_id uuid not null references customer_order on delete cascade,
  designer_id uuid references account on delete cascade,
  kind text not null check (kind in ('applied', 'accepted', 'delivered', 'changes_requested', 'completed', 'cancelled', 'reviewed')),
  by text not null check (by in ('customer', 'designer')),
  body text not null,
  created_at timestamptz not null
);
comment on table order_event is 'What happened to an order, for its timeline. Never changed. That it was created is told by the order itself.';
comment on column order_event.designer_id is 'The designer it is about. Other designers are not shown it.';
comment on column order_event.body is 'The words that came with it; empty where there are none.';
create index order_event_order_idx on order_event (order_id, id);
create index order_event_designer_idx on order_event (designer_id);
comment on index order_event_designer_idx is 'For deleting an account.';

alter table application
  drop column mailed_at,
  add column status text not null default 'sent' check (status in ('sent', 'shortlisted', 'accepted', 'declined', 'withdrawn')),
  add column note text not null default '',
  add column price_from_usd numeric check (price_from_usd >= 0),
  add column price_to_usd numeric check (price_to_usd >= 0),
  add column status_at timestamptz,
  add column reason text check (reason in ('budget', 'style', 'timing', 'location', 'other', 'another_designer', 'order_cancelled')),
  add column reason_text text not null default '',
  add column last_action text not null default 'apply';
update application set status_at = created_at;
alter table application alter column status_at set not null;
comment on table application is 'A designer''s offer to work on an order. Deleted with the order.';
comment on column application.created_at is 'When it was last sent: a withdrawn one may be sent again.';
comment on column application.status_at is 'Since when it has its status.';
comment on column application.reason is 'Why it was declined, where that was said.';
comment on column application.last_action is 'What made the last change of the status; close is what becomes of the others when one is accepted or the order is cancelled.';
create unique index application_accepted_idx on application (order_id) where status = 'accepted';
comment on index application_accepted_idx is 'An order has one accepted application at most.';

create table engagement (
  order_id uuid primary key references customer_order on delete cascade,
  designer_id uuid not null references account on delete cascade,
  accepted_at timestamptz not null,
  delivered_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('customer', 'designer')),
  reason text not null default '',
  price_from_usd numeric,
  price_to_usd numeric
);
comment on table engagement is 'A designer''s accepted application, from acceptance to completion.';
comment on column engagement.delivered_at is 'When the latest delivery came.';
comment on column engagement.reason is 'Why it was cancelled; empty while it was not.';
comment on column engagement.price_from_usd is 'As the application said when it was accepted; likewise the upper price.';
create index engagement_designer_idx on engagement (designer_id, accepted_at desc, order_id);
comment on index engagement_designer_idx is 'A designer''s engagements, latest first.';

create table delivery (
  id uuid primary key,
  order_id uuid not null references engagement on delete cascade,
  message text not null,
  created_at timestamptz not null
);
comment on table delivery is 'What a designer handed over for an order.';
comment on column delivery.id is 'Chosen by the designer''s client, so that a delivery sent twice is stored once.';
create index delivery_order_idx on delivery (order_id, created_at, id);

create table delivery_file (
  id uuid primary key,
  delivery_id uuid not null references delivery on delete cascade,
  position integer not null,
  name text not null,
  media_type text not null,
  byte_count integer not null,
  photo_id uuid references photo,
  file_key text unique,
  unique (delivery_id, position),
  check ((photo_id is null) <> (file_key is null))
);
comment on table delivery_file is 'The files of a delivery in the order sent: photos, and documents.';
comment on column delivery_file.file_key is 'Where a document is in the storage; null for a photo.';
create index delivery_file_photo_idx on delivery_file (photo_id);

create table review (
  id uuid primary key,
  order_id uuid not null unique references customer_order on delete cascade,
  designer_id uuid not null references account on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  body text not null,
  created_at timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  hidden_at timestamptz
);
comment on table review is 'Stars and words of a customer on a completed order. Ratings are made from these rows when they are read.';
comment on column review.answer is 'What the designer says to it; empty while that is nothing.';
comment on column review.hidden_at is 'Since when an operator has it hidden. A hidden review counts nowhere.';
create index review_designer_idx on review (designer_id, created_at desc, id);

create table notification (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  text text not null,
  link text not null,
  created_at timestamptz not null,
  is_shown boolean not null,
  read_at timestamptz,
  mailed_at timestamptz
);
comment on table notification is 'Something told to somebody, in the product, by mail, or both.';
comment on column notification.is_shown is 'Whether it is listed in the product: its owner may want this kind by mail only.';
comment on column notification.link is 'Path of the page it is about.';
create index notification_account_idx on notification (account_id, id desc);
create index notification_unread_idx on notification (account_id) where read_at is null and is_shown;
comment on index notification_unread_idx is 'For counting what is unread.';

create table notification_setting (
  account_id uuid not null references account on delete cascade,
  kind text not null,
  in_product boolean not null,
  by_mail boolean not null,
  primary key (account_id, kind)
);
comment on table notification_setting is 'How somebody wants to be told of a kind of thing. Without a row, in both ways.';
