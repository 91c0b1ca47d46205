create table link_preview (
  id uuid primary key,
  source text not null,
  source_hash bytea not null,
  state text not null default 'pending' check (state in ('pending', 'ready', 'none', 'failed')),
  title text,
  site text not null,
  photo_id uuid references photo,
  created_at timestamptz not null,
  read_at timestamptz
);
create index link_preview_source_idx on link_preview (source_hash, id desc);
create index link_preview_photo_idx on link_preview (photo_id);
comment on table link_preview is 'What a link showed when it was read. Never read again once it has shown something: a page that changes later changes no order.';
comment on column link_preview.source is 'The address, or a path of this installation''s own pictures.';
comment on column link_preview.source_hash is 'SHA-256 of the source, which can be too long for an index.';
comment on column link_preview.state is 'pending: to be read; ready: has title or picture; none: says nothing; failed: could not be read.';
comment on column link_preview.site is 'What the site calls itself, or its host''s name.';

-- Links saved before have not been read; people can have it done.
insert into link_preview (id, source, source_hash, state, site, created_at, read_at)
select gen_random_uuid(), url, sha256(convert_to(url, 'UTF8')), 'none', coalesce(substring(url from '^[^:]+://([^/?#:]+)'), url), now(), now()
from (select distinct url from order_link) link;

alter table order_link add column preview_id uuid references link_preview;
update order_link set preview_id = link_preview.id from link_preview where link_preview.source = order_link.url;
alter table order_link alter column preview_id set not null;
create index order_link_preview_idx on order_link (preview_id);
comment on column order_link.preview_id is 'What the link shows; several links may share one.';
comment on table order_photo is 'Pictures found behind the links of an order, each once, in the order of the links.';
