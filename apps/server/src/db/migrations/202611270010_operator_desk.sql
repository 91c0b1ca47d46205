-- What operators look at and decide: reports, messages to them, and the marketplace in numbers.

alter table report
  add column about_id uuid references account on delete set null,
  add column outcome text check (outcome in ('dismissed', 'hidden', 'suspended')),
  add column closed_at timestamptz,
  add constraint report_closed_check check ((outcome is null) = (closed_at is null));
comment on column report.about_id is 'Whoever is answerable for what is reported. Null once their account is gone.';
comment on column report.outcome is 'What an operator did about it; null while it is open.';
create index report_about_idx on report (about_id);
comment on index report_about_idx is 'For other reports about somebody, and for deleting an account.';
create index report_open_idx on report (created_at, id) where outcome is null;
comment on index report_open_idx is 'The reports that wait for an operator, oldest first.';
create index report_closed_idx on report (closed_at, id) where outcome is not null;

update report set about_id = coalesce(
  (select author_id from message where id = subject_id),
  (select m.author_id from message_photo p join message m on m.id = p.message_id where p.id = subject_id),
  (select customer_id from customer_order where id = subject_id),
  (select o.customer_id from review r join customer_order o on o.id = r.order_id where r.id = subject_id),
  (select id from account where id = subject_id),
  (select min(account_id::text)::uuid from designer_profile where photo_id = subject_id),
  (select min(p.designer_id::text)::uuid from portfolio_image i join portfolio_project p on p.id = i.project_id where i.photo_id = subject_id),
  (select min(o.customer_id::text)::uuid from order_photo p join customer_order o on o.id = p.order_id where p.photo_id = subject_id),
  (select min(customer_id::text)::uuid from order_own_photo where photo_id = subject_id)
);

alter table message add column hidden_at timestamptz;
comment on column message.hidden_at is 'Since when an operator has it hidden. Neither side is shown its words or photos then.';

alter table contact_message add column answered_at timestamptz;
comment on column contact_message.answered_at is 'When an operator marked it as answered; null while it waits.';
create index contact_message_open_idx on contact_message (created_at, id) where answered_at is null;
comment on index contact_message_open_idx is 'The messages that wait for an operator, oldest first.';

create table marketplace_day (
  day date primary key,
  measured_at timestamptz not null,
  active_orders integer not null,
  orders_measured integer not null,
  orders_without_match integer not null,
  exposure_gini real not null,
  exposure_curve real[] not null,
  storage_bytes bigint not null,
  prepared_text real not null,
  prepared_photo real not null
);
comment on table marketplace_day is 'What is too much to count for each look at the overview, as it was at the last measuring of a day (UTC).';
comment on column marketplace_day.orders_measured is 'Active orders whose best scores are known.';
comment on column marketplace_day.orders_without_match is 'Of those, orders that nobody fits well.';
comment on column marketplace_day.exposure_gini is 'How evenly designers share the first pages: 0 all alike, near 1 one has all.';
comment on column marketplace_day.exposure_curve is 'The share of all places that the least shown 0, 10, … 100 percent of designers have.';
comment on column marketplace_day.storage_bytes is 'Photos with their sizes, documents and archives.';
comment on column marketplace_day.prepared_text is 'The share of orders and projects that are prepared with the text model of the settings; likewise photos.';
