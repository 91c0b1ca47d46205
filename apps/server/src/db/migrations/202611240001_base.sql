create extension if not exists vector;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Accounts and signing in

create table account (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  role text not null check (role in ('designer', 'customer')),
  password_hash text not null,
  project_limit integer check (project_limit >= 0),
  created_at timestamptz not null default now(),
  email_verified_at timestamptz,
  storage_limit_bytes bigint check (storage_limit_bytes >= 0)
);
comment on table account is 'A person who can sign in. An e-mail address belongs to one account only, whatever its role.';
comment on column account.email_key is 'The address in lower case, for comparing addresses without regard to case.';
comment on column account.project_limit is 'Set by an operator for one account; null follows the plan.';
comment on column account.email_verified_at is 'When the owner proved that mail to the address reaches them. While it is null, mail to the address repeats nothing that other people wrote.';
comment on column account.storage_limit_bytes is 'Set by an operator for one account; null follows the plan.';

create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  generation integer not null default 0,
  created_at timestamptz not null default now(),
  rotated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  refreshed_at timestamptz not null default now()
);
comment on table session is 'A signed-in device. Refresh tokens are derived from id and generation, so none is stored.';
comment on column session.generation is 'Counts rotations. A token of the generation before is still accepted; an older one ends the session.';
comment on column session.rotated_at is 'When the current generation began. Its refresh token carries this time as iat.';
comment on column session.refreshed_at is 'When the session was last used to sign in or to refresh. After fourteen days without either it has ended.';
create index session_account_idx on session (account_id);
create index session_expires_idx on session (expires_at);

create table sign_in_place (
  email_hash bytea not null,
  place_hash bytea not null,
  failures integer not null default 0 check (failures >= 0),
  failed_at timestamptz,
  next_try_at timestamptz not null,
  succeeded_at timestamptz,
  forget_at timestamptz not null,
  primary key (email_hash, place_hash)
);
comment on table sign_in_place is 'From where sign-ins with an address were tried, whether or not the address has an account. Holds keyed hashes only: no address, network or device can be read from it.';
comment on column sign_in_place.email_hash is 'HMAC of the address in lower case, under a key derived from the signing key.';
comment on column sign_in_place.place_hash is 'HMAC of a device, of a network, or of the one place that stands for all unknown ones.';
comment on column sign_in_place.failures is 'Failures in a row, each at most an hour after the one before. Raised before the password is checked, and reset if it was right.';
comment on column sign_in_place.next_try_at is 'The earliest time of the next try from this place.';
comment on column sign_in_place.succeeded_at is 'When the right password last came from here. A place without this time is unknown.';
comment on column sign_in_place.forget_at is 'From then on the row can be deleted.';
create index sign_in_place_forget_idx on sign_in_place (forget_at);
comment on index sign_in_place_forget_idx is 'For the hourly job that deletes rows past forget_at.';

create table given_answer (
  account_id uuid not null references account on delete cascade,
  key text not null,
  fingerprint bytea not null,
  status smallint,
  etag text,
  body text,
  created_at timestamptz not null,
  primary key (account_id, key)
);
comment on table given_answer is 'Answers to calls with an idempotency key, kept for a day. An answer is committed together with the change, so a repeated call changes nothing twice.';
comment on column given_answer.key is 'Chosen by the client, one for each thing to be created.';
comment on column given_answer.fingerprint is 'SHA-256 of method, address, fields and files. A different call with the same key is refused.';
comment on column given_answer.status is 'HTTP status. Null, like the body, only within the transaction that is making the answer.';
comment on column given_answer.body is 'The JSON text exactly as it was sent.';
create index given_answer_created_idx on given_answer (created_at);
comment on index given_answer_created_idx is 'For the job that deletes answers after a day.';

-- Photos

create table photo (
  id uuid primary key,
  sha256 bytea not null unique,
  key text not null unique,
  media_type text not null,
  byte_count integer not null,
  width integer not null,
  height integer not null,
  thumbhash text not null,
  variants text[] not null,
  variants_state text not null default 'first' check (variants_state in ('first', 'ready', 'failed')),
  created_at timestamptz not null default now(),
  review text not null default 'unjudged' check (review in ('unjudged', 'clear', 'held', 'allowed', 'removed')),
  unsafe real,
  variant_bytes jsonb not null default '{}'
);
comment on table photo is 'A stored picture. The same content is stored once, whoever uploads it.';
comment on column photo.key is 'Unguessable part of its public address; not derived from the content.';
comment on column photo.width is 'Width in pixels after the rotation that the file asks for.';
comment on column photo.variants is 'Names of the sizes that can be served, such as 1280.webp, in the order in which they were made.';
comment on column photo.variants_state is 'first: one size can be served; ready: all can.';
comment on column photo.review is 'unjudged: not judged yet, and shown; clear: judged harmless; held: hidden until the operator decides; allowed or removed: what the operator decided. A removed photo has no files.';
comment on column photo.unsafe is 'Probability (0..1) that the picture is not fit for everybody; null before it is judged.';
comment on column photo.variant_bytes is 'Length in bytes of the file of each size, by the name of the size. It shows whether a file was cut short.';
create index photo_review_idx on photo (review, id) where review in ('unjudged', 'held');
comment on index photo_review_idx is 'For the photos that are still to be judged or decided.';

create table upload_day (
  account_id uuid primary key references account on delete cascade,
  day date not null,
  bytes bigint not null check (bytes >= 0)
);
comment on table upload_day is 'How much an account uploaded on the last day on which it uploaded anything, for the daily limit.';
comment on column upload_day.day is 'A day in UTC. The count starts again at zero on a later day.';
comment on column upload_day.bytes is 'Bytes of all files received, refused ones included.';
comment on index upload_day_pkey is 'Finds the row of an account.';

-- Profiles

create table designer_profile (
  account_id uuid primary key references account on delete cascade,
  first_name text not null,
  last_name text not null,
  country_code text not null,
  phone text not null default '',
  language_codes text[] not null default '{}',
  bio text not null default '',
  budget_min_usd numeric,
  budget_max_usd numeric,
  photo_id uuid not null references photo,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  edit_version integer not null default 1
);
comment on table designer_profile is 'A complete designer profile; there is no row before the first save.';
comment on column designer_profile.edit_version is 'Counts the saves of its account. Jobs do not change it. Part of the entity tag.';
create index designer_profile_photo_idx on designer_profile (photo_id);

create table customer_profile (
  account_id uuid primary key references account on delete cascade,
  first_name text not null,
  last_name text not null,
  country_code text not null,
  phone text not null default '',
  language_codes text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  edit_version integer not null default 1
);
comment on table customer_profile is 'A complete customer profile; there is no row before the first save.';
comment on column customer_profile.edit_version is 'Counts the saves of its account. Part of the entity tag.';

-- Portfolios

create table portfolio_project (
  id uuid primary key,
  designer_id uuid not null references account on delete cascade,
  name text not null,
  description text not null,
  country_code text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  edit_version integer not null default 1
);
comment on table portfolio_project is 'A piece of work a designer shows.';
comment on column portfolio_project.edit_version is 'Counts the saves of its designer. Jobs do not change it. Part of the entity tag.';
create index portfolio_project_designer_idx on portfolio_project (designer_id, id desc);

create table portfolio_image (
  id uuid primary key,
  project_id uuid not null references portfolio_project on delete cascade,
  photo_id uuid not null references photo,
  position integer not null,
  unique (project_id, position) deferrable initially deferred
);
comment on table portfolio_image is 'The photos of a portfolio project, in the designer''s order.';
create index portfolio_image_photo_idx on portfolio_image (photo_id);

-- Orders

create table customer_order (
  id uuid primary key,
  customer_id uuid not null references account on delete cascade,
  status text not null default 'active' check (status in ('active')),
  object_name text not null,
  object_desc text not null,
  country_code text not null,
  budget_usd numeric check (budget_usd >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  edit_version integer not null default 1,
  set_reading jsonb
);
comment on table customer_order is 'A project that a customer describes. Named so because ORDER is a keyword of SQL.';
comment on column customer_order.edit_version is 'Counts the saves of its customer. Jobs do not change it. Part of the entity tag.';
comment on column customer_order.set_reading is 'What the customer set in the reading of the order: wishes added and wishes removed. Null while nothing is set.';
create index customer_order_customer_idx on customer_order (customer_id, id desc);

create table link_preview (
  id uuid primary key,
  source text not null,
  source_hash bytea not null,
  state text not null default 'pending' check (state in ('pending', 'ready', 'none', 'failed')),
  title text,
  site text not null,
  photo_id uuid references photo,
  created_at timestamptz not null,
  read_at timestamptz,
  customer_id uuid references account on delete cascade
);
comment on table link_preview is 'What a link showed when it was read for a customer. A link that has shown something is not read again, so an order does not change with the page.';
comment on column link_preview.source is 'The address, or a path of this installation''s own pictures.';
comment on column link_preview.source_hash is 'SHA-256 of the source, which can be too long for an index.';
comment on column link_preview.state is 'pending: not read yet; ready: has a title or a picture; none: has neither; failed: could not be read.';
comment on column link_preview.site is 'The name that the site gives itself, or else its host name.';
comment on column link_preview.customer_id is 'The customer who asked for it. Nobody else can see it.';
create index link_preview_customer_idx on link_preview (customer_id);
comment on index link_preview_customer_idx is 'For deleting an account.';
create index link_preview_photo_idx on link_preview (photo_id);
create index link_preview_source_idx on link_preview (source_hash, id desc);

create table order_link (
  order_id uuid not null references customer_order on delete cascade,
  position integer not null,
  url text not null,
  preview_id uuid not null references link_preview,
  primary key (order_id, position)
);
comment on table order_link is 'Inspiration links of an order, in the customer''s order.';
comment on column order_link.preview_id is 'What the link shows. Several links of one customer may share a preview.';
create index order_link_preview_idx on order_link (preview_id);

-- Applications, conversations and messages to the operator

create table application (
  order_id uuid not null references customer_order on delete cascade,
  designer_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  mailed_at timestamptz,
  primary key (order_id, designer_id)
);
comment on table application is 'A designer''s offer to work on an order, made once. Deleted with the order.';
comment on column application.mailed_at is 'When the customer was told by mail; null if mail is not set up.';
create index application_designer_idx on application (designer_id);
comment on index application_designer_idx is 'For deleting an account. Rows of an order are found by the primary key.';

create table conversation (
  id uuid primary key,
  order_id uuid not null references customer_order on delete cascade,
  designer_id uuid not null references account on delete cascade,
  shares_email boolean not null,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  unique (order_id, designer_id)
);
comment on table conversation is 'Messages between a customer and a designer about one order. Deleted with the order.';
comment on column conversation.shares_email is 'Whether the designer may see the customer''s e-mail address, as the customer last chose.';
create index conversation_designer_idx on conversation (designer_id, last_message_at desc, id);
comment on index conversation_designer_idx is 'A designer''s conversations, latest first; a customer''s are found by order.';

create table message (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  author_id uuid not null references account on delete cascade,
  body text not null,
  created_at timestamptz not null,
  mailed_at timestamptz
);
comment on table message is 'One message of a conversation.';
comment on column message.id is 'Chosen by the author''s client, so that a message sent twice is stored once.';
create index message_author_idx on message (author_id);
create index message_conversation_idx on message (conversation_id, created_at desc, id desc);

create table contact_message (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  mailed_at timestamptz
);
comment on table contact_message is 'A message to the operator. It is mailed as well if mail is set up.';
create index contact_message_account_idx on contact_message (account_id);

-- Page views

create table page_view (
  day date not null,
  path text not null,
  views bigint not null,
  primary key (day, path)
);
comment on table page_view is 'Views of each page on a day (UTC), counted only with consent. Nothing says who viewed a page.';

-- Matching: how far orders and projects are prepared

create table order_preparation (
  order_id uuid primary key references customer_order on delete cascade,
  state text not null check (state in ('pending', 'ready', 'failed')),
  revision integer not null default 1,
  requested_at timestamptz not null
);
comment on table order_preparation is 'Whether an order is prepared for matching; can be rebuilt from the order.';
comment on column order_preparation.revision is 'Counts the changes of the order, so that a job can tell whether what it prepared is still current.';
comment on column order_preparation.requested_at is 'When the order last changed in a way that matters to matching.';

create table project_preparation (
  project_id uuid primary key references portfolio_project on delete cascade,
  designer_id uuid not null,
  state text not null check (state in ('pending', 'ready', 'failed', 'no_photos')),
  revision integer not null default 1,
  requested_at timestamptz not null
);
comment on table project_preparation is 'Whether a portfolio project is prepared for matching, like order_preparation.';
comment on column project_preparation.designer_id is 'A copy of the project''s designer, who never changes. It saves the search for candidates a join.';
create index project_preparation_designer_idx on project_preparation (designer_id);
comment on index project_preparation_designer_idx is 'A designer''s projects that take part in matching.';

-- Matching: what is prepared, from which everything can be rebuilt

-- toast_tuple_target keeps a row and its vector in one page, so that one access reads both. Indexes on vectors serve the
-- lengths of the bundled models. Vectors of other lengths are compared one by one.

create table photo_embedding (
  photo_id uuid not null references photo on delete cascade,
  model text not null,
  vector halfvec not null,
  objects jsonb not null,
  primary key (photo_id, model)
) with (toast_tuple_target = 8160);
comment on table photo_embedding is 'The look of a photo as a vector. It depends on the photo''s content and the model alone.';
comment on column photo_embedding.vector is 'Several features of the look, one after the other.';
comment on column photo_embedding.objects is 'Confidence (0..1) for each object seen in the photo.';
-- Signs of the vector's components take an eighth of the space, and the embedded database indexes them twenty times as fast.
create index photo_embedding_signs_idx on photo_embedding
  using hnsw ((binary_quantize(vector)::bit(936)) bit_hamming_ops) where vector_dims(vector) = 936;
comment on index photo_embedding_signs_idx is 'For candidates by look: finds the vectors with the most equal signs, of which the nearest are taken.';

create table photo_centre (
  model text primary key,
  photo_count integer not null,
  vector halfvec not null,
  caption_spread real,
  version integer not null default 1
);
comment on table photo_centre is 'Mean of all photo vectors. It is subtracted before two are compared, because what all rooms share tells nothing.';
comment on column photo_centre.caption_spread is 'Root mean square of the cosines between the vocabulary''s captions and photos: the unit in which captions and photos are compared.';
comment on column photo_centre.version is 'A number that changes with the row.';

create table project_text (
  project_id uuid not null references portfolio_project on delete cascade,
  model text not null,
  source_hash text not null,
  gloss text not null,
  vector halfvec not null,
  clarity real not null,
  styles jsonb not null,
  rooms jsonb not null,
  works jsonb not null,
  primary key (project_id, model)
) with (toast_tuple_target = 8160);
comment on table project_text is 'What a portfolio project says, prepared for matching; can be rebuilt from the project.';
comment on column project_text.model is 'Text model and vocabulary; only vectors of one model are compared.';
comment on column project_text.source_hash is 'Hash of everything it was made from. While the hash is the same, nothing is embedded again.';
comment on column project_text.gloss is 'Name and description with design words of other languages in English.';
comment on column project_text.vector is 'Vector of the whole text, less the mean of the vocabulary, L2-normalised.';
comment on column project_text.clarity is 'How much the text says about look, place or work: 0 is nothing, 1 is a lot.';
comment on column project_text.styles is 'Probability of each style; likewise for rooms and works. Small ones are left out.';

create table project_sentence (
  project_id uuid not null,
  model text not null,
  position integer not null,
  sentence text not null,
  vector halfvec not null,
  primary key (project_id, model, position),
  foreign key (project_id, model) references project_text on delete cascade
);
comment on table project_sentence is 'Each sentence of a project''s description with its vector, because long texts are about several things.';

create table portfolio_sketch (
  designer_id uuid not null references account on delete cascade,
  model text not null,
  vector halfvec not null,
  primary key (designer_id, model)
) with (toast_tuple_target = 8160);
comment on table portfolio_sketch is 'A portfolio as a whole, in one vector; can be rebuilt from its projects and photos.';
comment on column portfolio_sketch.model is 'Models, vocabulary and weights by which it is made. Only sketches of the same model are compared.';
comment on column portfolio_sketch.vector is 'Its inner product with an order''s sketch estimates how well the two fit.';
-- Many portfolios are nearly alike. With a smaller ef_construction the index links those only to each other, and a search
-- cannot reach them.
create index portfolio_sketch_vector_idx on portfolio_sketch
  using hnsw ((vector::halfvec(1448)) halfvec_ip_ops) with (ef_construction = 300) where vector_dims(vector) = 1448;
comment on index portfolio_sketch_vector_idx is 'For finding the candidates for an order.';

create table order_text (
  order_id uuid not null references customer_order on delete cascade,
  model text not null,
  source_hash text not null,
  language text,
  gloss text not null,
  vector halfvec not null,
  clarity real not null,
  styles jsonb not null,
  rooms jsonb not null,
  works jsonb not null,
  primary key (order_id, model)
) with (toast_tuple_target = 8160);
comment on table order_text is 'What an order asks for, prepared for matching like project_text.';
comment on column order_text.language is 'The language from which the gloss was made; null for English.';

create table order_reading (
  order_id uuid primary key references customer_order on delete cascade,
  reader text not null,
  reading jsonb not null
);
comment on table order_reading is 'What an order asks for, as rules read it from the text; can be rebuilt from the order.';
comment on column order_reading.reader is 'The version of the rules. What another version read is read again.';

create table order_caption (
  order_id uuid not null references customer_order on delete cascade,
  model text not null,
  source_hash text not null,
  vector halfvec not null,
  primary key (order_id, model)
);
comment on table order_caption is 'The text of an order as a vector that can be compared with photos. Empty if the photo model reads no words.';
comment on column order_caption.model is 'Photo model, as in photo_embedding.';
comment on column order_caption.source_hash is 'Hash of everything it was made from. While the hash is the same, nothing is embedded again.';
comment on column order_caption.vector is 'Less the mean of the vocabulary''s captions, L2-normalised.';

create table order_photo (
  order_id uuid not null references customer_order on delete cascade,
  position integer not null,
  photo_id uuid not null references photo,
  primary key (order_id, position)
);
comment on table order_photo is 'Pictures found behind the links of an order. Each is there once, in the order of the links.';
create index order_photo_photo_idx on order_photo (photo_id);

create table order_sketch (
  order_id uuid not null references customer_order on delete cascade,
  model text not null,
  vector halfvec not null,
  primary key (order_id, model)
) with (toast_tuple_target = 8160);
comment on table order_sketch is 'An order as a whole, in one vector, like portfolio_sketch.';
create index order_sketch_vector_idx on order_sketch
  using hnsw ((vector::halfvec(1448)) halfvec_ip_ops) with (ef_construction = 300) where vector_dims(vector) = 1448;
comment on index order_sketch_vector_idx is 'For finding the candidates for a designer.';

-- Matching: lists

create table match_model (
  kind text primary key check (kind in ('text', 'photo')),
  model text not null,
  serving_since timestamptz not null
);
comment on table match_model is 'The models with which lists are made. A new model takes over once everything is prepared with it.';

create table match_verdict (
  order_id uuid not null references customer_order on delete cascade,
  designer_id uuid not null references account on delete cascade,
  verdict text not null check (verdict in ('more_like_this', 'not_for_me')),
  created_at timestamptz not null,
  primary key (order_id, designer_id)
);
comment on table match_verdict is 'A customer''s verdict on a designer for one order. Deleted with the order, or when it is withdrawn.';
comment on column match_verdict.verdict is 'more_like_this: designers with similar portfolios move up; not_for_me: the designer is hidden from the list of the order, and similar ones move down.';
comment on column match_verdict.created_at is 'When the current verdict was given.';
create index match_verdict_designer_idx on match_verdict (designer_id);
comment on index match_verdict_designer_idx is 'For deleting an account. Rows of an order are found by the primary key.';

create table match_impression (
  designer_id uuid not null references account on delete cascade,
  day date not null,
  order_id uuid not null references customer_order on delete cascade,
  primary key (designer_id, day, order_id)
);
comment on table match_impression is 'A designer who was on the first page of an order''s list on a day (UTC). Designers with few such days get a place there. Kept for 30 days.';
create index match_impression_day_idx on match_impression (day);
comment on index match_impression_day_idx is 'For deleting old rows and counting recent ones.';
create index match_impression_order_idx on match_impression (order_id);
comment on index match_impression_order_idx is 'For deleting an order. Rows of an account are found by the primary key.';

create table order_best_score (
  order_id uuid primary key references customer_order on delete cascade,
  scores real[] not null,
  made_at timestamptz not null
);
comment on table order_best_score is 'The scores of the designers who fit an order best. A designer''s list places an order lower if many others fit it better. Up to a day old.';
comment on column order_best_score.scores is 'The best scores, highest first, without the designers'' names.';
create index order_best_score_made_idx on order_best_score (made_at);
comment on index order_best_score_made_idx is 'For finding the rows that are to be made again.';

-- Matching: versions of what is prepared

-- These two tables have no foreign keys. PostgreSQL checks a foreign key again when a row is written twice in a transaction,
-- and the check locks the account or the order. The transaction already holds the version by then, and another one may hold
-- the account and wait for the version: a deadlock. Triggers delete the rows instead.

create table portfolio_version (
  designer_id uuid primary key,
  version integer not null
) with (fillfactor = 50);
comment on table portfolio_version is 'A number that changes with everything that matching reads or shows of a designer. A process keeps what it has read while the number is the same.';

create table order_version (
  order_id uuid primary key,
  version integer not null
) with (fillfactor = 50);
comment on table order_version is 'A number that changes with everything that matching reads of an order, like portfolio_version.';

-- Triggers change the versions, so that no writer can forget to. They run at the end of the transaction, so that it locks
-- nothing after a version. They lock several versions in the order of their ids. So no two transactions wait for each other.

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
create constraint trigger version after insert or update or delete on portfolio_project
  deferrable initially deferred for each row execute function portfolio_project_changed();

create function project_content_changed() returns trigger language plpgsql as $$
begin
  update portfolio_version set version = version + 1
  where designer_id = (select designer_id from portfolio_project where id = coalesce(new.project_id, old.project_id));
  return null;
end $$;
create constraint trigger version after insert or update or delete on portfolio_image
  deferrable initially deferred for each row execute function project_content_changed();
create constraint trigger version after insert or update or delete on project_text
  deferrable initially deferred for each row execute function project_content_changed();

create function project_preparation_changed() returns trigger language plpgsql as $$
begin
  update portfolio_version set version = version + 1 where designer_id = new.designer_id;
  return null;
end $$;
create constraint trigger version after insert or update on project_preparation
  deferrable initially deferred for each row execute function project_preparation_changed();

create function designer_profile_changed() returns trigger language plpgsql as $$
begin
  update portfolio_version set version = version + 1 where designer_id = new.account_id;
  return null;
end $$;
create constraint trigger version after insert or update on designer_profile
  deferrable initially deferred for each row execute function designer_profile_changed();

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
create constraint trigger version after update on photo
  deferrable initially deferred for each row execute function photo_changed();

create function account_deleted() returns trigger language plpgsql as $$
begin
  delete from portfolio_version where designer_id = old.id;
  return null;
end $$;
create constraint trigger version after delete on account
  deferrable initially deferred for each row execute function account_deleted();

create function customer_order_changed() returns trigger language plpgsql as $$
begin
  insert into order_version (order_id, version) select id, 1 from customer_order where id = new.id
  on conflict (order_id) do update set version = order_version.version + 1;
  return null;
end $$;
create constraint trigger version after insert or update on customer_order
  deferrable initially deferred for each row execute function customer_order_changed();

create function customer_order_deleted() returns trigger language plpgsql as $$
begin
  delete from order_version where order_id = old.id;
  return null;
end $$;
create constraint trigger version_end after delete on customer_order
  deferrable initially deferred for each row execute function customer_order_deleted();

create function order_content_changed() returns trigger language plpgsql as $$
begin
  update order_version set version = version + 1 where order_id = coalesce(new.order_id, old.order_id);
  return null;
end $$;
create constraint trigger version after insert or update or delete on order_text
  deferrable initially deferred for each row execute function order_content_changed();
create constraint trigger version after insert or update or delete on order_caption
  deferrable initially deferred for each row execute function order_content_changed();
create constraint trigger version after insert or update or delete on order_photo
  deferrable initially deferred for each row execute function order_content_changed();
create constraint trigger version after insert or update or delete on order_reading
  deferrable initially deferred for each row execute function order_content_changed();

create function customer_profile_changed() returns trigger language plpgsql as $$
begin
  perform from order_version where order_id in (select id from customer_order where customer_id = new.account_id)
  order by order_id for update;
  update order_version set version = version + 1
  where order_id in (select id from customer_order where customer_id = new.account_id);
  return null;
end $$;
create constraint trigger version after insert or update on customer_profile
  deferrable initially deferred for each row execute function customer_profile_changed();

create function photo_embedding_changed() returns trigger language plpgsql as $$
begin
  perform from portfolio_version where designer_id in (
    select p.designer_id from portfolio_image i join portfolio_project p on p.id = i.project_id
    where i.photo_id = coalesce(new.photo_id, old.photo_id)
  ) order by designer_id for update;
  update portfolio_version set version = version + 1 where designer_id in (
    select p.designer_id from portfolio_image i join portfolio_project p on p.id = i.project_id
    where i.photo_id = coalesce(new.photo_id, old.photo_id)
  );
  perform from order_version where order_id in (
    select order_id from order_photo where photo_id = coalesce(new.photo_id, old.photo_id)
  ) order by order_id for update;
  update order_version set version = version + 1 where order_id in (
    select order_id from order_photo where photo_id = coalesce(new.photo_id, old.photo_id)
  );
  return null;
end $$;
create constraint trigger version after insert or update or delete on photo_embedding
  deferrable initially deferred for each row execute function photo_embedding_changed();
