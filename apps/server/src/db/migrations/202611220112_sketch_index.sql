-- Many portfolios are nearly alike. An index that looks at too few neighbours while it is built joins those with each other
-- alone, and then no search finds the way to them.
drop index portfolio_sketch_vector_idx;
create index portfolio_sketch_vector_idx on portfolio_sketch
  using hnsw ((vector::halfvec(1448)) halfvec_ip_ops) with (ef_construction = 300) where vector_dims(vector) = 1448;
comment on index portfolio_sketch_vector_idx is 'Candidates for an order.';
drop index order_sketch_vector_idx;
create index order_sketch_vector_idx on order_sketch
  using hnsw ((vector::halfvec(1448)) halfvec_ip_ops) with (ef_construction = 300) where vector_dims(vector) = 1448;
comment on index order_sketch_vector_idx is 'Candidates for a designer.';
