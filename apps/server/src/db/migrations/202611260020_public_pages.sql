-- Public pages of designers, and what the directory of them is searched by

alter table designer_profile
  add column public_page boolean not null default false,
  add column website text not null default '';
comment on column designer_profile.public_page is 'Whether everybody may see the designer, without an account.';
comment on column designer_profile.website is 'The designer''s own site, an http or https address; empty for none.';

create table designer_slug (
  slug text primary key check (slug ~ '^[a-z0-9-]{3,40}$'),
  designer_id uuid not null references account on delete cascade,
  is_current boolean not null,
  created_at timestamptz not null
);
comment on table designer_slug is 'The last part of the address of a designer''s public page. Earlier ones lead to the current one, and nobody else can take them.';
create unique index designer_slug_current_idx on designer_slug (designer_id) where is_current;
comment on index designer_slug_current_idx is 'Each designer has one current slug at most.';
create index designer_slug_designer_idx on designer_slug (designer_id);

create table designer_listing (
  designer_id uuid primary key references account on delete cascade,
  facets text[] not null,
  words tsvector not null
);
comment on table designer_listing is 'What the directory of designers is searched by. Made from profile and portfolio whenever one of them changes.';
comment on column designer_listing.facets is 'Specialties, country and languages: style:japandi, room:kitchen, country:SE, language:sv.';
comment on column designer_listing.words is 'Words of the profile and the portfolio without accents.';
create index designer_listing_facets_idx on designer_listing using gin (facets);
create index designer_listing_words_idx on designer_listing using gin (words);
