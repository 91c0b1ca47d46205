-- Who has been told of a photo that is held for review, or was decided on, so that nobody is told twice

create table photo_notice (
  photo_id uuid not null references photo on delete cascade,
  account_id uuid not null references account on delete cascade,
  review text not null check (review in ('held', 'allowed', 'removed')),
  primary key (photo_id, account_id, review)
);
comment on table photo_notice is 'What the owners of photos have been told of the review. Each is told once, however often a job runs.';
comment on column photo_notice.review is 'How the photo stood when its owner was told; see photo.review.';
create index photo_notice_account_idx on photo_notice (account_id);
comment on index photo_notice_account_idx is 'For deleting an account, and for its archive.';
