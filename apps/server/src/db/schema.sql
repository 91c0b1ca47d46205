-- Every table, index, trigger and function after all migrations. For readers only: npm run gen writes this file, and no
-- program reads it.

create extension pg_trgm;
create extension unaccent;
create extension vector;

-- A person who can sign in. An e-mail address belongs to one account only, whatever its role.
create table account (
  id uuid not null,
  email text not null,
  -- The address in lower case, for comparing addresses without regard to case.
  email_key text not null,
  role text not null,
  password_hash text not null,
  -- Set by an operator for one account; null follows the plan.
  project_limit integer,
  created_at timestamp with time zone not null default now(),
  -- When the owner proved that mail to the address reaches them. While it is null, mail to the address repeats nothing that other people wrote.
  email_verified_at timestamp with time zone,
  -- Set by an operator for one account; null follows the plan.
  storage_limit_bytes bigint,
  -- Since when nobody can sign in to it and it is in no list; null for an account in good standing.
  suspended_at timestamp with time zone,
  -- How far a designer has come where new designers need approval; null for those who are approved, or never needed it, and for everybody else.
  vetting text,
  -- Why the designer was declined. Empty otherwise.
  vetting_reason text not null default ''::text,
  -- Whether others find the account, its portfolio and its orders in lists.
  is_shown boolean not null default ((suspended_at is null) and (vetting is null)),
  primary key (id),
  unique (email_key),
  check (project_limit >= 0),
  check (role = any (array['designer'::text, 'customer'::text, 'operator'::text])),
  check (storage_limit_bytes >= 0),
  check (suspended_at is null or role <> 'operator'::text),
  check (vetting = any (array['waiting'::text, 'declined'::text])),
  check (vetting is null or role = 'designer'::text)
);
-- For the designers who wait.
create index account_vetting_idx on account (vetting, id) where vetting is not null;
create trigger match_change after update on account for each row when (old.is_shown is distinct from new.is_shown) execute function match_changed();
create constraint trigger version after delete on account deferrable initially deferred for each row execute function account_deleted();

-- Who does not want to hear of whom: neither writes to the other, and neither sees the other in matches.
create table account_block (
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamp with time zone not null,
  primary key (blocker_id, blocked_id),
  foreign key (blocked_id) references account(id) on delete cascade,
  foreign key (blocker_id) references account(id) on delete cascade
);
create index account_block_blocked_idx on account_block (blocked_id, blocker_id);
create trigger match_change after insert or delete or update on account_block for each row execute function match_changed();

-- The latest archive that the owner of an account asked for. Its file lies in the storage under its id.
create table account_export (
  id uuid not null,
  account_id uuid not null,
  state text not null,
  byte_count bigint,
  requested_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  -- From then on it cannot be fetched, and a job deletes it with its file.
  expires_at timestamp with time zone,
  primary key (id),
  unique (account_id),
  foreign key (account_id) references account(id) on delete cascade,
  check ((state = 'ready'::text) = (ready_at is not null and expires_at is not null and byte_count is not null)),
  check (state = any (array['pending'::text, 'ready'::text, 'failed'::text]))
);
-- For the job that deletes old ones.
create index account_export_expires_idx on account_export (expires_at);

-- Transactions that changed anything that the orders of a customer are answered with. An answer stays as it is while none is here that its snapshot of the database did not see. Rows of a day ago are deleted.
create table answer_change (
  -- uuid_hash_extended of the customer, which names nobody. Two customers with the same hash have answers made anew for each other.
  account_hash bigint not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  changed_at timestamp with time zone not null default clock_timestamp(),
  primary key (account_hash, transaction_id)
);
-- For deleting old rows.
create index answer_change_changed_at_idx on answer_change (changed_at);

-- A designer's offer to work on an order. Deleted with the order.
create table application (
  order_id uuid not null,
  designer_id uuid not null,
  -- When it was last sent: a withdrawn one may be sent again.
  created_at timestamp with time zone not null,
  status text not null default 'sent'::text,
  note text not null default ''::text,
  price_from_usd numeric,
  price_to_usd numeric,
  -- Since when it has its status.
  status_at timestamp with time zone not null,
  -- Why it was declined, where that was said.
  reason text,
  reason_text text not null default ''::text,
  -- What made the last change of the status; close is what becomes of the others when one is accepted or the order is cancelled.
  last_action text not null default 'apply'::text,
  -- How well the designer fitted the order when it was sent. Null for applications from before scores were stored, and where one of the two could not be matched.
  score real,
  primary key (order_id, designer_id),
  foreign key (designer_id) references account(id) on delete cascade,
  foreign key (order_id) references customer_order(id) on delete cascade,
  check (price_from_usd >= 0::numeric),
  check (price_to_usd >= 0::numeric),
  check (reason = any (array['budget'::text, 'style'::text, 'timing'::text, 'location'::text, 'other'::text, 'another_designer'::text, 'order_cancelled'::text])),
  check (score >= 0::double precision and score <= 100::double precision),
  check (status = any (array['sent'::text, 'shortlisted'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))
);
-- An order has one accepted application at most.
create unique index application_accepted_idx on application (order_id) where status = 'accepted'::text;
-- For deleting an account. Rows of an order are found by the primary key.
create index application_designer_idx on application (designer_id);
create trigger answer_change after insert or delete or update on application for each row execute function order_part_answer_changed();

-- What operators have done. Nothing of it can be changed or deleted (ADR 35).
create table audit_entry (
  id uuid not null,
  at timestamp with time zone not null,
  -- operator: somebody who was signed in; command: somebody with access to the command line.
  by text not null,
  -- The operator’s account, which may be gone by now; null for the command line.
  operator_id uuid,
  -- The operator’s address at the time; for the command line the name of the system’s user.
  operator text not null,
  action text not null,
  -- The id of what it was done to.
  subject_id text not null,
  -- The account that it concerns, which may be gone by now. Its address is not kept here, so that it goes with the account.
  account_id uuid,
  note text not null,
  primary key (id),
  check (by = any (array['operator'::text, 'command'::text])),
  check ((operator_id is not null) = (by = 'operator'::text))
);
-- For the list, latest first.
create index audit_entry_at_idx on audit_entry (at desc, id desc);
create trigger audit_entry_append_only before delete or update or truncate on audit_entry for each statement execute function refuse_audit_change();

-- A message to the operator. It is mailed as well if mail is set up.
create table contact_message (
  id uuid not null,
  account_id uuid not null,
  subject text not null,
  message text not null,
  created_at timestamp with time zone not null default now(),
  mailed_at timestamp with time zone,
  -- When an operator marked it as answered; null while it waits.
  answered_at timestamp with time zone,
  primary key (id),
  foreign key (account_id) references account(id) on delete cascade
);
create index contact_message_account_idx on contact_message (account_id);
-- The messages that wait for an operator, oldest first.
create index contact_message_open_idx on contact_message (created_at, id) where answered_at is null;

-- Messages between a customer and a designer about one order. Deleted with the order.
create table conversation (
  id uuid not null,
  order_id uuid not null,
  designer_id uuid not null,
  created_at timestamp with time zone not null,
  last_message_at timestamp with time zone not null,
  -- The number of its latest message. Whoever writes locks this row, so numbers have no gaps.
  last_number integer not null default 0,
  primary key (id),
  unique (order_id, designer_id),
  foreign key (designer_id) references account(id) on delete cascade,
  foreign key (order_id) references customer_order(id) on delete cascade
);
-- A designer's conversations, latest first; a customer's are found by order.
create index conversation_designer_idx on conversation (designer_id, last_message_at desc, id);
-- For finding what was written lately and is unread.
create index conversation_last_message_idx on conversation (last_message_at);
create trigger answer_change after insert or delete or update on conversation for each row execute function order_part_answer_changed();

-- What each of the two has chosen and read in a conversation.
create table conversation_side (
  conversation_id uuid not null,
  side text not null,
  account_id uuid not null,
  -- The number of the latest message that this side has read.
  read_number integer not null default 0,
  -- The number of the latest message when this side was last mailed: no other mail until that one is read.
  mailed_number integer not null default 0,
  -- Whether the other side may see this side's e-mail address; likewise the phone number.
  shares_email boolean not null default false,
  shares_phone boolean not null default false,
  primary key (conversation_id, side),
  foreign key (account_id) references account(id) on delete cascade,
  foreign key (conversation_id) references conversation(id) on delete cascade,
  check (side = any (array['customer'::text, 'designer'::text]))
);
-- An account's conversations.
create index conversation_side_account_idx on conversation_side (account_id, conversation_id);
create trigger answer_change after insert or delete or update on conversation_side for each row execute function conversation_part_answer_changed();

-- A project that a customer describes. Named so because ORDER is a keyword of SQL.
create table customer_order (
  id uuid not null,
  customer_id uuid not null,
  status text not null default 'active'::text,
  object_name text not null,
  object_desc text not null,
  country_code text not null,
  budget_usd numeric,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  -- Counts the saves of its customer. Jobs do not change it. Part of the entity tag.
  edit_version integer not null default 1,
  -- What the customer set in the reading of the order: wishes added and wishes removed. Null while nothing is set.
  set_reading jsonb,
  -- What made the last change of the status, so that the same act sent again can be told from a wrong one. Null before the first change.
  last_action text,
  -- Who did that.
  last_actor text,
  primary key (id),
  foreign key (customer_id) references account(id) on delete cascade,
  check (budget_usd >= 0::numeric),
  check (last_actor = any (array['customer'::text, 'designer'::text])),
  check (status = any (array['active'::text, 'paused'::text, 'in_progress'::text, 'delivered'::text, 'completed'::text, 'cancelled'::text]))
);
create index customer_order_customer_idx on customer_order (customer_id, id desc);
create trigger answer_change after insert or delete or update on customer_order for each row execute function customer_order_answer_changed();
create constraint trigger version after insert or update on customer_order deferrable initially deferred for each row execute function customer_order_changed();
create constraint trigger version_end after delete on customer_order deferrable initially deferred for each row execute function customer_order_deleted();

-- A complete customer profile; there is no row before the first save.
create table customer_profile (
  account_id uuid not null,
  first_name text not null,
  last_name text not null,
  country_code text not null,
  phone text not null default ''::text,
  language_codes text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  -- Counts the saves of its account. Part of the entity tag.
  edit_version integer not null default 1,
  primary key (account_id),
  foreign key (account_id) references account(id) on delete cascade
);
create trigger answer_change after insert or delete or update on customer_profile for each row execute function customer_profile_answer_changed();
create constraint trigger version after insert or update on customer_profile deferrable initially deferred for each row execute function customer_profile_changed();

-- What a designer handed over for an order.
create table delivery (
  -- Chosen by the designer's client, so that a delivery sent twice is stored once.
  id uuid not null,
  order_id uuid not null,
  message text not null,
  created_at timestamp with time zone not null,
  primary key (id),
  foreign key (order_id) references engagement(order_id) on delete cascade
);
create index delivery_order_idx on delivery (order_id, created_at, id);
create trigger answer_change after insert or delete or update on delivery for each row execute function order_part_answer_changed();

-- The files of a delivery in the order sent: photos, and documents.
create table delivery_file (
  id uuid not null,
  delivery_id uuid not null,
  position integer not null,
  name text not null,
  media_type text not null,
  byte_count integer not null,
  photo_id uuid,
  -- Where a document is in the storage; null for a photo.
  file_key text,
  primary key (id),
  unique (delivery_id, "position"),
  unique (file_key),
  foreign key (delivery_id) references delivery(id) on delete cascade,
  foreign key (photo_id) references photo(id),
  check ((photo_id is null) <> (file_key is null))
);
create index delivery_file_photo_idx on delivery_file (photo_id);
create trigger answer_change after insert or delete or update on delivery_file for each row execute function delivery_file_answer_changed();

-- What the directory of designers is searched by. Made from profile and portfolio whenever one of them changes.
create table designer_listing (
  designer_id uuid not null,
  -- Specialties, country and languages: style:japandi, room:kitchen, country:SE, language:sv.
  facets text[] not null,
  -- Words of the profile and the portfolio without accents.
  words tsvector not null,
  primary key (designer_id),
  foreign key (designer_id) references account(id) on delete cascade
);
create index designer_listing_facets_idx on designer_listing using gin (facets);
create index designer_listing_words_idx on designer_listing using gin (words);

-- A complete designer profile; there is no row before the first save.
create table designer_profile (
  account_id uuid not null,
  first_name text not null,
  last_name text not null,
  country_code text not null,
  phone text not null default ''::text,
  language_codes text[] not null default '{}'::text[],
  bio text not null default ''::text,
  budget_min_usd numeric,
  budget_max_usd numeric,
  photo_id uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  -- Counts the saves of its account. Jobs do not change it. Part of the entity tag.
  edit_version integer not null default 1,
  -- What the designer wants to be known for, in their order. Null while what the portfolio shows is proposed.
  specialties text[],
  -- Whether everybody may see the designer, without an account.
  public_page boolean not null default false,
  -- The designer's own site, an http or https address; empty for none.
  website text not null default ''::text,
  primary key (account_id),
  foreign key (account_id) references account(id) on delete cascade,
  foreign key (photo_id) references photo(id)
);
create index designer_profile_photo_idx on designer_profile (photo_id);
create trigger answer_change after insert or delete on designer_profile for each row execute function designer_profile_answer_changed();
create trigger answer_change_of_name after update on designer_profile for each row when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name) execute function designer_profile_answer_changed();
create constraint trigger version after insert or update on designer_profile deferrable initially deferred for each row execute function designer_profile_changed();

-- The last part of the address of a designer's public page. Earlier ones lead to the current one, and nobody else can take them.
create table designer_slug (
  slug text not null,
  designer_id uuid not null,
  is_current boolean not null,
  created_at timestamp with time zone not null,
  primary key (slug),
  foreign key (designer_id) references account(id) on delete cascade,
  check (slug ~ '^[a-z0-9-]{3,40}$'::text)
);
-- Each designer has one current slug at most.
create unique index designer_slug_current_idx on designer_slug (designer_id) where is_current;
create index designer_slug_designer_idx on designer_slug (designer_id);

-- A designer's accepted application, from acceptance to completion.
create table engagement (
  order_id uuid not null,
  designer_id uuid not null,
  accepted_at timestamp with time zone not null,
  -- When the latest delivery came.
  delivered_at timestamp with time zone,
  completed_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancelled_by text,
  -- Why it was cancelled; empty while it was not.
  reason text not null default ''::text,
  -- As the application said when it was accepted; likewise the upper price.
  price_from_usd numeric,
  price_to_usd numeric,
  primary key (order_id),
  foreign key (designer_id) references account(id) on delete cascade,
  foreign key (order_id) references customer_order(id) on delete cascade,
  check (cancelled_by = any (array['customer'::text, 'designer'::text]))
);
-- A designer's engagements, latest first.
create index engagement_designer_idx on engagement (designer_id, accepted_at desc, order_id);
create trigger answer_change after insert or delete or update on engagement for each row execute function order_part_answer_changed();

-- Answers to calls with an idempotency key, kept for a day. An answer is committed together with the change, so a repeated call changes nothing twice.
create table given_answer (
  account_id uuid not null,
  -- Chosen by the client, one for each thing to be created.
  key text not null,
  -- SHA-256 of method, address, fields and files. A different call with the same key is refused.
  fingerprint bytea not null,
  -- HTTP status. Null, like the body, only within the transaction that is making the answer.
  status smallint,
  etag text,
  -- The JSON text exactly as it was sent.
  body text,
  created_at timestamp with time zone not null,
  primary key (account_id, key),
  foreign key (account_id) references account(id) on delete cascade
);
-- For the job that deletes answers after a day.
create index given_answer_created_idx on given_answer (created_at);

-- A mail about an account that could not be sent because no mail server is set. The operator can read it, and pass it on, for a week.
create table kept_mail (
  id uuid not null,
  receiver text not null,
  subject text not null,
  body text not null,
  created_at timestamp with time zone not null,
  primary key (id)
);
-- For the job that deletes old ones, and for listing the latest.
create index kept_mail_created_idx on kept_mail (created_at);

-- Good matches that are not new any more, whether or not somebody was told of them.
create table known_match (
  order_id uuid not null,
  designer_id uuid not null,
  primary key (order_id, designer_id),
  foreign key (designer_id) references account(id) on delete cascade,
  foreign key (order_id) references customer_order(id) on delete cascade
);
-- For deleting an account.
create index known_match_designer_idx on known_match (designer_id);

-- What a link showed when it was read for a customer. A link that has shown something is not read again, so an order does not change with the page.
create table link_preview (
  id uuid not null,
  -- The address, or a path of this installation's own pictures.
  source text not null,
  -- SHA-256 of the source, which can be too long for an index.
  source_hash bytea not null,
  -- pending: not read yet; ready: has a title or a picture; none: has neither; failed: could not be read.
  state text not null default 'pending'::text,
  title text,
  -- The name that the site gives itself, or else its host name.
  site text not null,
  photo_id uuid,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  -- The customer who asked for it. Nobody else can see it.
  customer_id uuid,
  primary key (id),
  foreign key (customer_id) references account(id) on delete cascade,
  foreign key (photo_id) references photo(id),
  check (state = any (array['pending'::text, 'ready'::text, 'none'::text, 'failed'::text]))
);
-- For deleting an account.
create index link_preview_customer_idx on link_preview (customer_id);
create index link_preview_photo_idx on link_preview (photo_id);
create index link_preview_source_idx on link_preview (source_hash, id desc);
create trigger answer_change after update on link_preview for each row execute function link_preview_answer_changed();

-- A link that was mailed to the owner of an account. It works once.
create table mailed_link (
  id uuid not null,
  account_id uuid not null,
  purpose text not null,
  -- SHA-256 of the token in the link. The token itself is not stored.
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  -- The address that the account has once the link is used: the new one, or the one before. Null for other purposes.
  email text,
  -- When it was used, or became useless because another was. The row stays for a day after its end, so that a mail that is tried again does not bring the link back.
  used_at timestamp with time zone,
  primary key (id),
  unique (token_hash),
  foreign key (account_id) references account(id) on delete cascade,
  check ((email is not null) = (purpose = any (array['change-email'::text, 'undo-email'::text]))),
  check (purpose = any (array['verify-email'::text, 'reset-password'::text, 'change-email'::text, 'undo-email'::text]))
);
-- For deleting an account, and for the links that a used one makes useless.
create index mailed_link_account_idx on mailed_link (account_id);
-- For the job that deletes links that can no longer be used.
create index mailed_link_expires_idx on mailed_link (expires_at);
-- For addresses that nobody else may take while their owner can undo a change.
create index mailed_link_reserved_idx on mailed_link (lower(email)) where purpose = 'undo-email'::text;

-- What is too much to count for each look at the overview, as it was at the last measuring of a day (UTC).
create table marketplace_day (
  day date not null,
  measured_at timestamp with time zone not null,
  active_orders integer not null,
  -- Active orders whose best scores are known.
  orders_measured integer not null,
  -- Of those, orders that nobody fits well.
  orders_without_match integer not null,
  -- How evenly designers share the first pages: 0 all alike, near 1 one has all.
  exposure_gini real not null,
  -- The share of all places that the least shown 0, 10, … 100 percent of designers have.
  exposure_curve real[] not null,
  -- Photos with their sizes, documents and archives.
  storage_bytes bigint not null,
  -- The share of orders and projects that are prepared with the text model of the settings; likewise photos.
  prepared_text real not null,
  prepared_photo real not null,
  primary key (day)
);

-- Transactions that changed anything of designers that a list of matches depends on. A list stays as it is while none is here that its snapshot of the database did not see. Rows of a day ago are deleted.
create table match_change (
  transaction_id xid8 not null default pg_current_xact_id(),
  changed_at timestamp with time zone not null default now(),
  primary key (transaction_id)
);
-- For deleting old rows.
create index match_change_changed_at_idx on match_change (changed_at);

-- A designer who was on the first page of an order's list on a day (UTC). Designers with few such days get a place there. Kept for 30 days.
create table match_impression (
  designer_id uuid not null,
  day date not null,
  order_id uuid not null,
  primary key (designer_id, day, order_id),
  foreign key (designer_id) references account(id) on delete cascade,
  foreign key (order_id) references customer_order(id) on delete cascade
);
-- For deleting old rows and counting recent ones.
create index match_impression_day_idx on match_impression (day);
-- For deleting an order. Rows of an account are found by the primary key.
create index match_impression_order_idx on match_impression (order_id);

-- The models with which lists are made. A new model takes over once everything is prepared with it.
create table match_model (
  kind text not null,
  model text not null,
  serving_since timestamp with time zone not null,
  primary key (kind),
  check (kind = any (array['text'::text, 'photo'::text]))
);
create trigger match_change after insert or delete or update on match_model for each row execute function match_changed();

-- A customer's verdict on a designer for one order. Deleted with the order, or when it is withdrawn.
create table match_verdict (
  order_id uuid not null,
  designer_id uuid not null,
  -- more_like_this: designers with similar portfolios move up; not_for_me: the designer is hidden from the list of the order, and similar ones move down.
  verdict text not null,
  -- When the current verdict was given.
  created_at timestamp with time zone not null,
  primary key (order_id, designer_id),
  foreign key (designer_id) references account(id) on delete cascade,
  foreign key (order_id) references customer_order(id) on delete cascade,
  check (verdict = any (array['more_like_this'::text, 'not_for_me'::text]))
);
-- For deleting an account. Rows of an order are found by the primary key.
create index match_verdict_designer_idx on match_verdict (designer_id);

-- One message of a conversation.
create table message (
  -- Chosen by the author's client, so that a message sent twice is stored once.
  id uuid not null,
  conversation_id uuid not null,
  author_id uuid not null,
  body text not null,
  created_at timestamp with time zone not null,
  -- Counts the messages of a conversation from 1.
  number integer not null,
  -- Since when an operator has it hidden. Neither side is shown its words or photos then.
  hidden_at timestamp with time zone,
  primary key (id),
  unique (conversation_id, number),
  foreign key (author_id) references account(id) on delete cascade,
  foreign key (conversation_id) references conversation(id) on delete cascade
);
create index message_author_idx on message (author_id);
create trigger answer_change after insert or delete or update on message for each row execute function conversation_part_answer_changed();

-- The photos of a message in the order sent.
create table message_photo (
  id uuid not null,
  message_id uuid not null,
  position integer not null,
  photo_id uuid not null,
  primary key (id),
  unique (message_id, "position"),
  foreign key (message_id) references message(id) on delete cascade,
  foreign key (photo_id) references photo(id)
);
-- For asking whether a photo is still used.
create index message_photo_photo_idx on message_photo (photo_id);

-- Something told to somebody, in the product, by mail, or both.
create table notification (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  text text not null,
  -- Path of the page it is about.
  link text not null,
  created_at timestamp with time zone not null,
  -- Whether it is listed in the product: its owner may want this kind by mail only.
  is_shown boolean not null,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  primary key (id),
  foreign key (account_id) references account(id) on delete cascade
);
create index notification_account_idx on notification (account_id, id desc);
-- For counting what is unread.
create index notification_unread_idx on notification (account_id) where read_at is null and is_shown;

-- How somebody wants to be told of a kind of thing. Without a row, in both ways.
create table notification_setting (
  account_id uuid not null,
  kind text not null,
  in_product boolean not null,
  by_mail boolean not null,
  primary key (account_id, kind),
  foreign key (account_id) references account(id) on delete cascade
);

-- The app that shows an operator one-time codes (TOTP).
create table one_time_code_app (
  account_id uuid not null,
  -- What codes are made from: encrypted by AES-256-GCM with a key that is derived from the signing key. Null until the first one is confirmed.
  secret bytea,
  confirmed_at timestamp with time zone,
  -- The time step of the latest code that was used, so that no code is used twice.
  last_step bigint,
  -- A secret that still has to be confirmed, encrypted in the same way.
  asked_secret bytea,
  asked_at timestamp with time zone,
  primary key (account_id),
  foreign key (account_id) references account(id) on delete cascade,
  check ((secret is null) = (confirmed_at is null)),
  check ((asked_secret is null) = (asked_at is null))
);

-- The scores of the designers who fit an order best. A designer's list places an order lower if many others fit it better. Up to a day old.
create table order_best_score (
  order_id uuid not null,
  -- The best scores, highest first, without the designers' names.
  scores real[] not null,
  made_at timestamp with time zone not null,
  primary key (order_id),
  foreign key (order_id) references customer_order(id) on delete cascade
);
-- For finding the rows that are to be made again.
create index order_best_score_made_idx on order_best_score (made_at);

-- The text of an order as a vector that can be compared with photos. Empty if the photo model reads no words.
create table order_caption (
  order_id uuid not null,
  -- Photo model, as in photo_embedding.
  model text not null,
  -- Hash of everything it was made from. While the hash is the same, nothing is embedded again.
  source_hash text not null,
  -- Less the mean of the vocabulary's captions, L2-normalised.
  vector halfvec not null,
  primary key (order_id, model),
  foreign key (order_id) references customer_order(id) on delete cascade
);
create constraint trigger version after insert or delete or update on order_caption deferrable initially deferred for each row execute function order_content_changed();

-- What happened to an order, for its timeline. Never changed but for an account that goes. That it was created is told by the order itself.
create table order_event (
  id uuid not null,
  order_id uuid not null,
  -- The designer it is about. Other designers are not shown it.
  designer_id uuid,
  kind text not null,
  by text not null,
  -- The words that came with it; empty where there are none. Those of a review stand in the review alone.
  body text not null,
  created_at timestamp with time zone not null,
  primary key (id),
  foreign key (designer_id) references account(id) on delete cascade,
  foreign key (order_id) references customer_order(id) on delete cascade,
  check (by = any (array['customer'::text, 'designer'::text])),
  check (kind = any (array['applied'::text, 'accepted'::text, 'delivered'::text, 'changes_requested'::text, 'completed'::text, 'cancelled'::text, 'reviewed'::text]))
);
-- For deleting an account.
create index order_event_designer_idx on order_event (designer_id);
create index order_event_order_idx on order_event (order_id, id);
create trigger answer_change after insert or delete or update on order_event for each row execute function order_part_answer_changed();

-- Inspiration links of an order, in the customer's order.
create table order_link (
  order_id uuid not null,
  position integer not null,
  url text not null,
  -- What the link shows. Several links of one customer may share a preview.
  preview_id uuid not null,
  primary key (order_id, "position"),
  foreign key (order_id) references customer_order(id) on delete cascade,
  foreign key (preview_id) references link_preview(id)
);
create index order_link_preview_idx on order_link (preview_id);
create trigger answer_change after insert or delete or update on order_link for each row execute function order_part_answer_changed();

-- When the matches of an order were last looked through for new ones.
create table order_match_look (
  order_id uuid not null,
  looked_at timestamp with time zone not null,
  primary key (order_id),
  foreign key (order_id) references customer_order(id) on delete cascade
);
create index order_match_look_time_idx on order_match_look (looked_at);

-- A photo that a customer uploaded for an order. One that no order has is removed after a day.
create table order_own_photo (
  id uuid not null,
  customer_id uuid not null,
  -- Null until an order is saved with it.
  order_id uuid,
  -- liked: a room the customer likes, which counts as style; as_is: the room as it is now, which does not.
  use text,
  position integer,
  photo_id uuid not null,
  created_at timestamp with time zone not null,
  primary key (id),
  unique (order_id, "position") deferrable initially deferred,
  foreign key (customer_id) references account(id) on delete cascade,
  foreign key (order_id) references customer_order(id) on delete cascade,
  foreign key (photo_id) references photo(id),
  check ((order_id is null) = (use is null) and (order_id is null) = ("position" is null)),
  check (use = any (array['liked'::text, 'as_is'::text]))
);
-- For deleting an account, and for counting what it stores.
create index order_own_photo_customer_idx on order_own_photo (customer_id);
create index order_own_photo_photo_idx on order_own_photo (photo_id);
-- For the job that removes what no order was saved with.
create index order_own_photo_unused_idx on order_own_photo (created_at) where order_id is null;
create trigger answer_change after insert or delete or update on order_own_photo for each row execute function order_part_answer_changed();

-- Pictures of what the customer of an order likes: those behind its links, then their own. Each is there once.
create table order_photo (
  order_id uuid not null,
  position integer not null,
  photo_id uuid not null,
  primary key (order_id, "position"),
  foreign key (order_id) references customer_order(id) on delete cascade,
  foreign key (photo_id) references photo(id)
);
create index order_photo_photo_idx on order_photo (photo_id);
create constraint trigger version after insert or delete or update on order_photo deferrable initially deferred for each row execute function order_content_changed();

-- Whether an order is prepared for matching; can be rebuilt from the order.
create table order_preparation (
  order_id uuid not null,
  state text not null,
  -- Counts the changes of the order, so that a job can tell whether what it prepared is still current.
  revision integer not null default 1,
  -- When the order last changed in a way that matters to matching.
  requested_at timestamp with time zone not null,
  primary key (order_id),
  foreign key (order_id) references customer_order(id) on delete cascade,
  check (state = any (array['pending'::text, 'ready'::text, 'failed'::text]))
);
create trigger answer_change after insert or delete or update on order_preparation for each row execute function order_part_answer_changed();

-- What an order asks for, as rules read it from the text; can be rebuilt from the order.
create table order_reading (
  order_id uuid not null,
  -- The version of the rules. What another version read is read again.
  reader text not null,
  reading jsonb not null,
  primary key (order_id),
  foreign key (order_id) references customer_order(id) on delete cascade
);
create trigger answer_change after insert or delete or update on order_reading for each row execute function order_part_answer_changed();
create constraint trigger version after insert or delete or update on order_reading deferrable initially deferred for each row execute function order_content_changed();

-- An order as a whole, in one vector, like portfolio_sketch.
create table order_sketch (
  order_id uuid not null,
  model text not null,
  vector halfvec not null,
  primary key (order_id, model),
  foreign key (order_id) references customer_order(id) on delete cascade
) with (toast_tuple_target=8160);
-- For finding the candidates for a designer.
create index order_sketch_vector_idx on order_sketch using hnsw ((vector::halfvec(1448)) halfvec_ip_ops) with (ef_construction='300') where vector_dims(vector) = 1448;
create constraint trigger version after insert or delete or update on order_sketch deferrable initially deferred for each row execute function order_content_changed();

-- Which of two rooms of the style quiz a customer chose for an order. Both are names of style_picture.
create table order_style_pick (
  order_id uuid not null,
  position integer not null,
  liked text not null,
  passed text not null,
  primary key (order_id, "position"),
  foreign key (order_id) references customer_order(id) on delete cascade
);
-- For the orders that change with a room’s photo; likewise for those that passed it.
create index order_style_pick_liked_idx on order_style_pick (liked);
create index order_style_pick_passed_idx on order_style_pick (passed);
create trigger answer_change after insert or delete or update on order_style_pick for each row execute function order_part_answer_changed();
create constraint trigger version after insert or delete or update on order_style_pick deferrable initially deferred for each row execute function order_content_changed();

-- What an order asks for, prepared for matching like project_text.
create table order_text (
  order_id uuid not null,
  model text not null,
  source_hash text not null,
  -- The language from which the gloss was made; null for English.
  language text,
  gloss text not null,
  vector halfvec not null,
  clarity real not null,
  styles jsonb not null,
  rooms jsonb not null,
  works jsonb not null,
  primary key (order_id, model),
  foreign key (order_id) references customer_order(id) on delete cascade
) with (toast_tuple_target=8160);
create constraint trigger version after insert or delete or update on order_text deferrable initially deferred for each row execute function order_content_changed();

-- A number that changes with everything that matching reads of an order, like portfolio_version.
create table order_version (
  order_id uuid not null,
  version integer not null,
  primary key (order_id)
) with (fillfactor=50);

-- Views of each page on a day (UTC), counted only with consent. Nothing says who viewed a page.
create table page_view (
  day date not null,
  path text not null,
  views bigint not null,
  primary key (day, path)
);

-- What an account can be opened with instead of its password (WebAuthn).
create table passkey (
  id uuid not null,
  account_id uuid not null,
  -- The name that the authenticator gave it.
  credential_id bytea not null,
  -- In COSE format; the private key never leaves the authenticator.
  public_key bytea not null,
  -- How often the authenticator says it was used; many always say 0.
  use_count bigint not null,
  -- How the browser can reach the authenticator.
  transports text[] not null,
  -- The device on which it was made; empty if it did not say.
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  primary key (id),
  unique (credential_id),
  foreign key (account_id) references account(id) on delete cascade
);
-- For the list of an account, and for its deletion.
create index passkey_account_id_idx on passkey (account_id);

-- What authenticators were asked to sign. Each is deleted when it is used.
create table passkey_challenge (
  challenge_hash bytea not null,
  -- Whose passkey is to be made; null for a sign-in.
  account_id uuid,
  expires_at timestamp with time zone not null,
  primary key (challenge_hash),
  foreign key (account_id) references account(id) on delete cascade
);
-- For the deletion of an account.
create index passkey_challenge_account_id_idx on passkey_challenge (account_id);
-- For the job that deletes old ones.
create index passkey_challenge_expires_at_idx on passkey_challenge (expires_at);

-- A stored picture. The same content is stored once, whoever uploads it.
create table photo (
  id uuid not null,
  sha256 bytea not null,
  -- Unguessable part of its public address; not derived from the content.
  key text not null,
  media_type text not null,
  byte_count integer not null,
  -- Width in pixels after the rotation that the file asks for.
  width integer not null,
  height integer not null,
  thumbhash text not null,
  -- Names of the sizes that can be served, such as 1280.webp, in the order in which they were made.
  variants text[] not null,
  -- first: one size can be served; ready: all can.
  variants_state text not null default 'first'::text,
  created_at timestamp with time zone not null default now(),
  -- unjudged: not judged yet, and shown; clear: judged harmless; held: hidden until the operator decides; allowed or removed: what the operator decided. A removed photo has no files.
  review text not null default 'unjudged'::text,
  -- Probability (0..1) that the picture is not fit for everybody; null before it is judged.
  unsafe real,
  -- Length in bytes of the file of each size, by the name of the size. It shows whether a file was cut short.
  variant_bytes jsonb not null default '{}'::jsonb,
  primary key (id),
  unique (key),
  unique (sha256),
  check (review = any (array['unjudged'::text, 'clear'::text, 'held'::text, 'allowed'::text, 'removed'::text])),
  check (variants_state = any (array['first'::text, 'ready'::text, 'failed'::text]))
);
-- For the photos that are still to be judged or decided.
create index photo_review_idx on photo (review, id) where review = any (array['unjudged'::text, 'held'::text]);
create trigger answer_change after update on photo for each row when (old.* is distinct from new.*) execute function photo_answer_changed();
create constraint trigger version after update on photo deferrable initially deferred for each row execute function photo_changed();

-- Mean of all photo vectors. It is subtracted before two are compared, because what all rooms share tells nothing.
create table photo_centre (
  model text not null,
  photo_count integer not null,
  vector halfvec not null,
  -- Root mean square of the cosines between the vocabulary's captions and photos: the unit in which captions and photos are compared.
  caption_spread real,
  -- A number that changes with the row.
  version integer not null default 1,
  primary key (model)
);
create trigger match_change after insert or delete or update on photo_centre for each row execute function match_changed();

-- The look of a photo as a vector. It depends on the photo's content and the model alone.
create table photo_embedding (
  photo_id uuid not null,
  model text not null,
  -- Several features of the look, one after the other.
  vector halfvec not null,
  -- Confidence (0..1) for each object seen in the photo.
  objects jsonb not null,
  primary key (photo_id, model),
  foreign key (photo_id) references photo(id) on delete cascade
) with (toast_tuple_target=8160);
-- For candidates by look: finds the vectors with the most equal signs, of which the nearest are taken.
create index photo_embedding_signs_idx on photo_embedding using hnsw ((binary_quantize(vector)::bit(936)) bit_hamming_ops) where vector_dims(vector) = 936;
create constraint trigger version after insert or delete or update on photo_embedding deferrable initially deferred for each row execute function photo_embedding_changed();

-- What the owners of photos have been told of the review. Each is told once, however often a job runs.
create table photo_notice (
  photo_id uuid not null,
  account_id uuid not null,
  -- How the photo stood when its owner was told; see photo.review.
  review text not null,
  primary key (photo_id, account_id, review),
  foreign key (account_id) references account(id) on delete cascade,
  foreign key (photo_id) references photo(id) on delete cascade,
  check (review = any (array['held'::text, 'allowed'::text, 'removed'::text]))
);
-- For deleting an account, and for its archive.
create index photo_notice_account_idx on photo_notice (account_id);

-- The photos of a portfolio project, in the designer's order.
create table portfolio_image (
  id uuid not null,
  project_id uuid not null,
  photo_id uuid not null,
  position integer not null,
  primary key (id),
  unique (project_id, "position") deferrable initially deferred,
  foreign key (photo_id) references photo(id),
  foreign key (project_id) references portfolio_project(id) on delete cascade
);
create index portfolio_image_photo_idx on portfolio_image (photo_id);
create constraint trigger version after insert or delete or update on portfolio_image deferrable initially deferred for each row execute function project_content_changed();

-- A piece of work a designer shows.
create table portfolio_project (
  id uuid not null,
  designer_id uuid not null,
  name text not null,
  description text not null,
  country_code text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  -- Counts the saves of its designer. Jobs do not change it. Part of the entity tag.
  edit_version integer not null default 1,
  primary key (id),
  foreign key (designer_id) references account(id) on delete cascade
);
create index portfolio_project_designer_idx on portfolio_project (designer_id, id desc);
create constraint trigger version after insert or delete or update on portfolio_project deferrable initially deferred for each row execute function portfolio_project_changed();

-- A portfolio as a whole, in one vector; can be rebuilt from its projects and photos.
create table portfolio_sketch (
  designer_id uuid not null,
  -- Models, vocabulary and weights by which it is made. Only sketches of the same model are compared.
  model text not null,
  -- Its inner product with an order's sketch estimates how well the two fit.
  vector halfvec not null,
  primary key (designer_id, model),
  foreign key (designer_id) references account(id) on delete cascade
) with (toast_tuple_target=8160);
-- For finding the candidates for an order.
create index portfolio_sketch_vector_idx on portfolio_sketch using hnsw ((vector::halfvec(1448)) halfvec_ip_ops) with (ef_construction='300') where vector_dims(vector) = 1448;
create trigger match_change after insert or delete or update on portfolio_sketch for each row execute function match_changed();

-- A number that changes with everything that matching reads or shows of a designer. A process keeps what it has read while the number is the same.
create table portfolio_version (
  designer_id uuid not null,
  version integer not null,
  primary key (designer_id)
) with (fillfactor=50);
create trigger match_change after insert or delete or update on portfolio_version for each row execute function match_changed();

-- Whether a portfolio project is prepared for matching, like order_preparation.
create table project_preparation (
  project_id uuid not null,
  -- A copy of the project's designer, who never changes. It saves the search for candidates a join.
  designer_id uuid not null,
  state text not null,
  revision integer not null default 1,
  requested_at timestamp with time zone not null,
  primary key (project_id),
  foreign key (project_id) references portfolio_project(id) on delete cascade,
  check (state = any (array['pending'::text, 'ready'::text, 'failed'::text, 'no_photos'::text]))
);
-- A designer's projects that take part in matching.
create index project_preparation_designer_idx on project_preparation (designer_id);
create constraint trigger version after insert or update on project_preparation deferrable initially deferred for each row execute function project_preparation_changed();

-- Each sentence of a project's description with its vector, because long texts are about several things.
create table project_sentence (
  project_id uuid not null,
  model text not null,
  position integer not null,
  sentence text not null,
  vector halfvec not null,
  primary key (project_id, model, "position"),
  foreign key (project_id, model) references project_text(project_id, model) on delete cascade
);

-- What a portfolio project says, prepared for matching; can be rebuilt from the project.
create table project_text (
  project_id uuid not null,
  -- Text model and vocabulary; only vectors of one model are compared.
  model text not null,
  -- Hash of everything it was made from. While the hash is the same, nothing is embedded again.
  source_hash text not null,
  -- Name and description with design words of other languages in English.
  gloss text not null,
  -- Vector of the whole text, less the mean of the vocabulary, L2-normalised.
  vector halfvec not null,
  -- How much the text says about look, place or work: 0 is nothing, 1 is a lot.
  clarity real not null,
  -- Probability of each style; likewise for rooms and works. Small ones are left out.
  styles jsonb not null,
  rooms jsonb not null,
  works jsonb not null,
  primary key (project_id, model),
  foreign key (project_id) references portfolio_project(id) on delete cascade
) with (toast_tuple_target=8160);
create constraint trigger version after insert or delete or update on project_text deferrable initially deferred for each row execute function project_content_changed();

-- What opens an operator’s account once in place of a one-time code. Only keyed hashes are stored.
create table recovery_code (
  account_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  primary key (account_id, code_hash),
  foreign key (account_id) references account(id) on delete cascade
);

-- What somebody wants the operator to look at. Stays when what it is about is deleted.
create table report (
  id uuid not null,
  reporter_id uuid not null,
  kind text not null,
  -- The id of what is reported, of the table that the kind names; of a designer, of the account.
  subject_id uuid not null,
  reason text not null,
  body text not null,
  created_at timestamp with time zone not null,
  -- Whoever is answerable for what is reported. Null once their account is gone.
  about_id uuid,
  -- What an operator did about it; null while it is open.
  outcome text,
  closed_at timestamp with time zone,
  primary key (id),
  unique (reporter_id, kind, subject_id),
  foreign key (about_id) references account(id) on delete set null,
  foreign key (reporter_id) references account(id) on delete cascade,
  check ((outcome is null) = (closed_at is null)),
  check (kind = any (array['message'::text, 'photo'::text, 'designer'::text, 'order'::text, 'review'::text])),
  check (outcome = any (array['dismissed'::text, 'hidden'::text, 'suspended'::text])),
  check (reason = any (array['spam'::text, 'abuse'::text, 'fraud'::text, 'copyright'::text, 'other'::text]))
);
-- For other reports about somebody, and for deleting an account.
create index report_about_idx on report (about_id);
create index report_closed_idx on report (closed_at, id) where outcome is not null;
-- The reports that wait for an operator, oldest first.
create index report_open_idx on report (created_at, id) where outcome is null;
-- For other reports about the same thing, and for deleting it.
create index report_subject_idx on report (subject_id);

-- Stars and words of a customer on a completed order. Ratings are made from these rows when they are read.
create table review (
  id uuid not null,
  order_id uuid not null,
  designer_id uuid not null,
  stars smallint not null,
  body text not null,
  created_at timestamp with time zone not null,
  -- What the designer says to it; empty while that is nothing.
  answer text not null default ''::text,
  answered_at timestamp with time zone,
  -- Since when an operator has it hidden. A hidden review counts nowhere.
  hidden_at timestamp with time zone,
  primary key (id),
  unique (order_id),
  foreign key (designer_id) references account(id) on delete cascade,
  foreign key (order_id) references customer_order(id) on delete cascade,
  check (stars >= 1 and stars <= 5)
);
create index review_designer_idx on review (designer_id, created_at desc, id);
-- For the mean stars of all visible reviews, read from the index alone.
create index review_stars_idx on review (stars) where hidden_at is null;
create trigger answer_change after insert or delete or update on review for each row execute function order_part_answer_changed();
create trigger match_change after insert or delete or update on review for each row execute function match_changed();

-- A signed-in device. Refresh tokens are derived from id and generation, so none is stored.
create table session (
  id uuid not null,
  account_id uuid not null,
  -- Counts rotations. A token of the generation before is still accepted; an older one ends the session.
  generation integer not null default 0,
  created_at timestamp with time zone not null default now(),
  -- When the current generation began. Its refresh token carries this time as iat.
  rotated_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  -- When the session was last used to sign in or to refresh. After fourteen days without either it has ended.
  refreshed_at timestamp with time zone not null default now(),
  -- What signed in, as far as its user agent tells: Firefox on Linux. Empty if it tells nothing.
  device text not null default ''::text,
  -- The network address of the sign-in, of IPv6 the first 64 bits.
  network text not null default ''::text,
  -- When its owner proved more than a password: by a passkey, a one-time code or a recovery code. Null otherwise. Only operators need it.
  second_factor_at timestamp with time zone,
  primary key (id),
  foreign key (account_id) references account(id) on delete cascade
);
create index session_account_idx on session (account_id);
create index session_expires_idx on session (expires_at);

-- From where sign-ins with an address were tried, whether or not the address has an account. Holds keyed hashes only: no address, network or device can be read from it.
create table sign_in_place (
  -- HMAC of the address in lower case, under a key derived from the signing key.
  email_hash bytea not null,
  -- HMAC of a device, of a network, or of the one place that stands for all unknown ones.
  place_hash bytea not null,
  -- Failures in a row, each at most an hour after the one before. Raised before the password is checked, and reset if it was right.
  failures integer not null default 0,
  failed_at timestamp with time zone,
  -- The earliest time of the next try from this place.
  next_try_at timestamp with time zone not null,
  -- When the right password last came from here. A place without this time is unknown.
  succeeded_at timestamp with time zone,
  -- From then on the row can be deleted.
  forget_at timestamp with time zone not null,
  primary key (email_hash, place_hash),
  check (failures >= 0)
);
-- For the hourly job that deletes rows past forget_at.
create index sign_in_place_forget_idx on sign_in_place (forget_at);

-- A room of the style quiz as a photo, once somebody has picked or passed it.
create table style_picture (
  name text not null,
  photo_id uuid not null,
  primary key (name),
  foreign key (photo_id) references photo(id)
);
create index style_picture_photo_idx on style_picture (photo_id);

-- How much an account uploaded on the last day on which it uploaded anything, for the daily limit.
create table upload_day (
  account_id uuid not null,
  -- A day in UTC. The count starts again at zero on a later day.
  day date not null,
  -- Bytes of all files received, refused ones included.
  bytes bigint not null,
  -- Finds the row of an account.
  primary key (account_id),
  foreign key (account_id) references account(id) on delete cascade,
  check (bytes >= 0)
);

-- What an open page of an account is told at once. Kept for some days, so that a stream can go on where it broke off.
create table user_event (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  conversation_id uuid,
  message_id uuid,
  notification_id uuid,
  -- Given at the commit: events become visible in the order of their numbers, so whoever has read up to one has missed none before it.
  commit_number bigint,
  created_at timestamp with time zone not null,
  -- The order that has changed; of events about a conversation, the order is found by that.
  order_id uuid,
  primary key (id),
  foreign key (account_id) references account(id) on delete cascade,
  foreign key (conversation_id) references conversation(id) on delete cascade,
  foreign key (message_id) references message(id) on delete cascade,
  foreign key (notification_id) references notification(id) on delete cascade,
  foreign key (order_id) references customer_order(id) on delete cascade,
  check (kind = any (array['message'::text, 'conversation'::text, 'notification'::text, 'order'::text]))
);
create index user_event_account_idx on user_event (account_id, commit_number);
-- For deleting a conversation; likewise for messages and notifications.
create index user_event_conversation_idx on user_event (conversation_id);
create index user_event_message_idx on user_event (message_id);
create index user_event_notification_idx on user_event (notification_id);
create index user_event_order_idx on user_event (order_id);
create constraint trigger user_event_number after insert on user_event deferrable initially deferred for each row execute function number_user_event();

create function account_deleted() returns trigger language plpgsql as $$
begin
  delete from portfolio_version where designer_id = old.id;
  return null;
end $$;

create function conversation_part_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(o.customer_id, 0)
  from conversation c join customer_order o on o.id = c.order_id
  where c.id in (old.conversation_id, new.conversation_id)
  on conflict do nothing;
  return null;
end $$;

create function customer_order_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(id, 0) from unnest(array[old.customer_id, new.customer_id]) id where id is not null
  on conflict do nothing;
  return null;
end $$;

create function customer_order_changed() returns trigger language plpgsql as $$
begin
  insert into order_version (order_id, version) select id, 1 from customer_order where id = new.id
  on conflict (order_id) do update set version = order_version.version + 1;
  return null;
end $$;

create function customer_order_deleted() returns trigger language plpgsql as $$
begin
  delete from order_version where order_id = old.id;
  return null;
end $$;

create function customer_profile_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(id, 0) from unnest(array[old.account_id, new.account_id]) id where id is not null
  on conflict do nothing;
  return null;
end $$;

create function customer_profile_changed() returns trigger language plpgsql as $$
begin
  perform from order_version where order_id in (select id from customer_order where customer_id = new.account_id)
  order by order_id for update;
  update order_version set version = version + 1
  where order_id in (select id from customer_order where customer_id = new.account_id);
  return null;
end $$;

create function database_life() returns text language sql as $$
  select concat_ws(' ', pg_postmaster_start_time(), pg_stat_get_bgwriter_stat_reset_time())
$$;

create function delivery_file_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(o.customer_id, 0)
  from delivery d join customer_order o on o.id = d.order_id where d.id in (old.delivery_id, new.delivery_id)
  on conflict do nothing;
  return null;
end $$;

create function designer_profile_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(o.customer_id, 0)
  from engagement e join customer_order o on o.id = e.order_id
  where e.designer_id in (old.account_id, new.account_id)
  on conflict do nothing;
  return null;
end $$;

create function designer_profile_changed() returns trigger language plpgsql as $$
begin
  update portfolio_version set version = version + 1 where designer_id = new.account_id;
  return null;
end $$;

create function link_preview_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(o.customer_id, 0)
  from order_link l join customer_order o on o.id = l.order_id where l.preview_id = new.id
  on conflict do nothing;
  return null;
end $$;

create function match_changed() returns trigger language plpgsql as $$
begin
  insert into match_change default values on conflict do nothing;
  return null;
end $$;

create function number_user_event() returns trigger language plpgsql as $$
begin
  -- Held until this transaction is visible to others. A transaction that comes here has nothing else to wait for.
  perform pg_advisory_xact_lock(7355378);
  update user_event set commit_number = nextval('user_event_number') where id = new.id;
  perform pg_notify('user_event', new.account_id::text);
  return null;
end
$$;

create function order_content_changed() returns trigger language plpgsql as $$
begin
  update order_version set version = version + 1 where order_id = coalesce(new.order_id, old.order_id);
  return null;
end $$;

create function order_part_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(customer_id, 0) from customer_order where id in (old.order_id, new.order_id)
  on conflict do nothing;
  return null;
end $$;

create function photo_answer_changed() returns trigger language plpgsql as $$
begin
  insert into answer_change (account_hash)
  select uuid_hash_extended(o.customer_id, 0)
  from link_preview p
  join order_link l on l.preview_id = p.id
  join customer_order o on o.id = l.order_id
  where p.photo_id = new.id
  union
  select uuid_hash_extended(customer_id, 0) from order_own_photo where photo_id = new.id
  union
  select uuid_hash_extended(o.customer_id, 0)
  from delivery_file f
  join delivery d on d.id = f.delivery_id
  join customer_order o on o.id = d.order_id
  where f.photo_id = new.id
  on conflict do nothing;
  return null;
end $$;

create function photo_changed() returns trigger language plpgsql as $$
declare
  designers uuid[] := array(
    select p.designer_id from portfolio_image i join portfolio_project p on p.id = i.project_id where i.photo_id = new.id
    union
    select account_id from designer_profile where photo_id = new.id
  );
begin
  perform from portfolio_version where designer_id = any(designers) order by designer_id for update;
  update portfolio_version set version = version + 1 where designer_id = any(designers);
  return null;
end $$;

create function photo_embedding_changed() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.photo_id, old.photo_id);
  orders uuid[] := array(
    select order_id from order_photo where photo_id = changed
    union
    select p.order_id from style_picture s join order_style_pick p on p.liked = s.name where s.photo_id = changed
    union
    select p.order_id from style_picture s join order_style_pick p on p.passed = s.name where s.photo_id = changed
  );
begin
  perform from portfolio_version where designer_id in (
    select p.designer_id from portfolio_image i join portfolio_project p on p.id = i.project_id where i.photo_id = changed
  ) order by designer_id for update;
  update portfolio_version set version = version + 1 where designer_id in (
    select p.designer_id from portfolio_image i join portfolio_project p on p.id = i.project_id where i.photo_id = changed
  );
  perform from order_version where order_id = any(orders) order by order_id for update;
  update order_version set version = version + 1 where order_id = any(orders);
  return null;
end $$;

create function portfolio_project_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update portfolio_version set version = version + 1 where designer_id = old.designer_id;
  else
    insert into portfolio_version (designer_id, version) select id, 1 from account where id = new.designer_id
    on conflict (designer_id) do update set version = portfolio_version.version + 1;
  end if;
  return null;
end $$;

create function project_content_changed() returns trigger language plpgsql as $$
begin
  update portfolio_version set version = version + 1
  where designer_id = (select designer_id from portfolio_project where id = coalesce(new.project_id, old.project_id));
  return null;
end $$;

create function project_preparation_changed() returns trigger language plpgsql as $$
begin
  update portfolio_version set version = version + 1 where designer_id = new.designer_id;
  return null;
end $$;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit is append-only: % is refused.', tg_op using errcode = 'insufficient_privilege';
end
$$;
