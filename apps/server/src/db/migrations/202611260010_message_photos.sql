-- Photos in messages.

create table message_photo (
  id uuid primary key,
  message_id uuid not null references message on delete cascade,
  position integer not null,
  photo_id uuid not null references photo,
  unique (message_id, position)
);
comment on table message_photo is 'The photos of a message in the order sent.';
create index message_photo_photo_idx on message_photo (photo_id);
comment on index message_photo_photo_idx is 'For asking whether a photo is still used.';
