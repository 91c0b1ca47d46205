alter table photo add column review text not null default 'unjudged'
  check (review in ('unjudged', 'clear', 'held', 'allowed', 'removed'));
alter table photo add column unsafe real;
create index photo_review_idx on photo (review, id) where review in ('unjudged', 'held');
comment on column photo.review is 'unjudged: shown until it is; clear: judged harmless; held: shown to nobody until the operator decides; allowed, removed: so decided. The files of a removed photo are gone.';
comment on column photo.unsafe is 'How likely it is no picture for everybody, 0..1; null before it is judged.';
comment on index photo_review_idx is 'What is still to be judged or decided.';
