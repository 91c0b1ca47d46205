-- Vectors of several models may stand side by side, and models may differ in dimensions. These indexes serve those of the
-- bundled models; vectors of other dimensions are compared one by one until a migration adds an index for them.
create index project_text_vector_idx on project_text
  using hnsw ((vector::halfvec(384)) halfvec_cosine_ops) where vector_dims(vector) = 384;
create index order_text_vector_idx on order_text
  using hnsw ((vector::halfvec(384)) halfvec_cosine_ops) where vector_dims(vector) = 384;
create index photo_embedding_vector_idx on photo_embedding
  using hnsw ((vector::halfvec(600)) halfvec_cosine_ops) where vector_dims(vector) = 600;
comment on index project_text_vector_idx is 'Candidates by text.';
comment on index order_text_vector_idx is 'Candidates by text.';
comment on index photo_embedding_vector_idx is 'Candidates by look; not centred, which likeness is.';

-- Words are looked for in the newest texts only: nearly every text shares some word with a brief, so that an index on words
-- finds nearly all of them, and ranking those would take longer with every project.
drop index project_text_words_idx;
drop index order_text_words_idx;
