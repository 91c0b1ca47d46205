create extension if not exists vector;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table account (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  role text not null check (role in ('designer', 'customer')),
  password_hash text not null,
  project_limit integer check (project_limit >= 0),
  created_at timestamptz not null default now()
);
comment on table account is 'Somebody who can sign in. One e-mail address is one account, whatever the role.';
comment on column account.email_key is 'The address in lower case: addresses are compared without regard to case.';
comment on column account.project_limit is 'Set by an operator for one account; null follows the plan.';

create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  generation integer not null default 0,
  created_at timestamptz not null default now(),
  rotated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_account_idx on session (account_id);
create index session_expires_idx on session (expires_at);
comment on table session is 'A signed-in device. Refresh tokens are derived from id and generation, so none is stored.';
comment on column session.generation is 'Counts rotations; a token one behind is still honoured, two behind ends the session.';

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
  created_at timestamptz not null default now()
);
comment on table photo is 'A stored picture, once per content, whoever uploaded it.';
comment on column photo.key is 'Unguessable part of its public address; not derived from the content.';
comment on column photo.width is 'Pixels, the right way up.';
comment on column photo.variants is 'Names of the sizes that can be served, the one made first in front: 1280.webp.';
comment on column photo.variants_state is 'first: one usable size is there; ready: all are.';

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
  updated_at timestamptz not null default now()
);
create index designer_profile_photo_idx on designer_profile (photo_id);
comment on table designer_profile is 'A complete designer profile; there is no row before the first save.';

create table customer_profile (
  account_id uuid primary key references account on delete cascade,
  first_name text not null,
  last_name text not null,
  country_code text not null,
  phone text not null default '',
  language_codes text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table customer_profile is 'A complete customer profile; there is no row before the first save.';

create table portfolio_project (
  id uuid primary key,
  designer_id uuid not null references account on delete cascade,
  name text not null,
  description text not null,
  country_code text not null,
  matching_state text not null default 'pending' check (matching_state in ('pending', 'ready', 'failed', 'no_photos')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index portfolio_project_designer_idx on portfolio_project (designer_id, id desc);
comment on table portfolio_project is 'A piece of work a designer shows.';

create table portfolio_image (
  id uuid primary key,
  project_id uuid not null references portfolio_project on delete cascade,
  photo_id uuid not null references photo,
  position integer not null,
  unique (project_id, position) deferrable initially deferred
);
create index portfolio_image_photo_idx on portfolio_image (photo_id);
comment on table portfolio_image is 'The photos of a portfolio project, in the designer''s order.';

create table customer_order (
  id uuid primary key,
  customer_id uuid not null references account on delete cascade,
  status text not null default 'active' check (status in ('active')),
  object_name text not null,
  object_desc text not null,
  country_code text not null,
  budget_usd numeric check (budget_usd >= 0),
  matching_state text not null default 'pending' check (matching_state in ('pending', 'ready', 'failed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index customer_order_customer_idx on customer_order (customer_id, id desc);
comment on table customer_order is 'A project a customer describes. Named so because ORDER is a word of SQL.';

create table order_link (
  order_id uuid not null references customer_order on delete cascade,
  position integer not null,
  url text not null,
  primary key (order_id, position)
);
comment on table order_link is 'Inspiration links of an order, in the customer''s order.';

create table contact_message (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  mailed_at timestamptz
);
create index contact_message_account_idx on contact_message (account_id);
comment on table contact_message is 'A message to the operator; mailed when the operator has set up mail.';
