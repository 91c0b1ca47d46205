create table order_caption (
  order_id uuid not null references customer_order on delete cascade,
  model text not null,
  source_hash text not null,
  vector halfvec not null,
  primary key (order_id, model)
);
comment on table order_caption is 'What an order says, as a vector among those of photos; empty with photo models that read no words.';
comment on column order_caption.model is 'Photo model, as in photo_embedding.';
comment on column order_caption.source_hash is 'Of everything it was made from: with the same hash nothing is embedded again.';
comment on column order_caption.vector is 'Less the mean of the vocabulary''s captions, length 1.';

alter table photo_centre add column caption_spread real;
comment on column photo_centre.caption_spread is 'Root mean square of the cosines between the vocabulary''s captions and photos: the unit in which captions and photos are compared.';
