-- The bundled photo models give 936 numbers now.
drop index photo_embedding_vector_idx;
create index photo_embedding_vector_idx on photo_embedding
  using hnsw ((vector::halfvec(936)) halfvec_cosine_ops) where vector_dims(vector) = 936;
comment on index photo_embedding_vector_idx is 'Candidates by look; not centred, which likeness is.';
comment on column photo_embedding.vector is 'Features of the look, one part after the other.';
