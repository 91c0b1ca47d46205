-- Signs are an eighth of the size, and a twentieth of the work of indexing in the embedded database.
drop index photo_embedding_vector_idx;
create index photo_embedding_signs_idx on photo_embedding
  using hnsw ((binary_quantize(vector)::bit(936)) bit_hamming_ops) where vector_dims(vector) = 936;
comment on index photo_embedding_signs_idx is 'Candidates by look: those with the most signs alike, of which the nearest are taken.';

-- Sketches find who says something alike.
drop index project_text_vector_idx;
drop index order_text_vector_idx;
