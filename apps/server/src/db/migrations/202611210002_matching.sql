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
  words tsvector not null generated always as (to_tsvector('english'::regconfig, gloss)) stored,
  primary key (project_id, model)
);
create index project_text_words_idx on project_text using gin (words);
comment on table project_text is 'What a portfolio project says, prepared for matching; can be rebuilt from the project.';
comment on column project_text.model is 'Text model and vocabulary; only vectors of one model are compared.';
comment on column project_text.source_hash is 'Of everything it was made from: with the same hash nothing is embedded again.';
comment on column project_text.gloss is 'Name and description with design words of other languages in English.';
comment on column project_text.vector is 'Of the whole text, less the mean of the vocabulary, length 1.';
comment on column project_text.clarity is '0: says nothing about look, place or work; 1: clearly does.';
comment on column project_text.styles is 'Probability by style; likewise rooms and works. Small ones are left out.';
comment on index project_text_words_idx is 'Candidates by full text.';

create table project_sentence (
  project_id uuid not null,
  model text not null,
  position integer not null,
  sentence text not null,
  vector halfvec not null,
  primary key (project_id, model, position),
  foreign key (project_id, model) references project_text on delete cascade
);
comment on table project_sentence is 'Each sentence of a project''s description, with its vector: long texts are about several things.';

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
  words tsvector not null generated always as (to_tsvector('english'::regconfig, gloss)) stored,
  primary key (order_id, model)
);
create index order_text_words_idx on order_text using gin (words);
comment on table order_text is 'What an order asks for, prepared for matching like project_text.';
comment on column order_text.language is 'The language it was glossed from; null for English.';
comment on index order_text_words_idx is 'Candidates by full text.';

create table photo_embedding (
  photo_id uuid not null references photo on delete cascade,
  model text not null,
  vector halfvec not null,
  objects jsonb not null,
  primary key (photo_id, model)
);
comment on table photo_embedding is 'How a photo looks. A photo is its content, so photo and model say what it was made from.';
comment on column photo_embedding.vector is 'Scene, look and colour features, one after the other.';
comment on column photo_embedding.objects is 'Confidence (0..1) by object seen.';

create table photo_centre (
  model text primary key,
  photo_count integer not null,
  vector halfvec not null
);
comment on table photo_centre is 'Mean of the photo vectors, taken off before two are compared: what all rooms share says nothing.';

create table order_photo (
  order_id uuid not null references customer_order on delete cascade,
  position integer not null,
  photo_id uuid not null references photo,
  primary key (order_id, position)
);
create index order_photo_photo_idx on order_photo (photo_id);
comment on table order_photo is 'Inspiration pictures of an order, in order.';
