create table portfolio_sketch (
  designer_id uuid not null references account on delete cascade,
  model text not null,
  vector halfvec not null,
  primary key (designer_id, model)
);
create index portfolio_sketch_vector_idx on portfolio_sketch
  using hnsw ((vector::halfvec(1448)) halfvec_ip_ops) where vector_dims(vector) = 1448;
comment on table portfolio_sketch is 'A portfolio as a whole, in one vector; can be rebuilt from its projects and photos.';
comment on column portfolio_sketch.model is 'Models, vocabulary and weights it is made by; only sketches of one model are compared.';
comment on column portfolio_sketch.vector is 'Its inner product with an order''s sketch estimates how well the two fit.';
comment on index portfolio_sketch_vector_idx is 'Candidates for an order.';

create table order_sketch (
  order_id uuid not null references customer_order on delete cascade,
  model text not null,
  vector halfvec not null,
  primary key (order_id, model)
);
create index order_sketch_vector_idx on order_sketch
  using hnsw ((vector::halfvec(1448)) halfvec_ip_ops) where vector_dims(vector) = 1448;
comment on table order_sketch is 'An order as a whole, in one vector, like portfolio_sketch.';
comment on index order_sketch_vector_idx is 'Candidates for a designer.';

-- A row with its vector stays in its page, so that reading it takes one access.
alter table photo_embedding set (toast_tuple_target = 8160);
alter table project_text set (toast_tuple_target = 8160);
alter table order_text set (toast_tuple_target = 8160);
alter table portfolio_sketch set (toast_tuple_target = 8160);
alter table order_sketch set (toast_tuple_target = 8160);
