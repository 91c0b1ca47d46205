create table conversation (
  id uuid primary key,
  order_id uuid not null references customer_order on delete cascade,
  designer_id uuid not null references account on delete cascade,
  shares_email boolean not null,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  unique (order_id, designer_id)
);
create index conversation_designer_idx on conversation (designer_id, last_message_at desc, id);
comment on table conversation is 'What a customer and a designer write to each other about one order; it goes with the order.';
comment on column conversation.shares_email is 'Whether the designer may see the customer''s address; as the customer last chose.';
comment on index conversation_designer_idx is 'A designer''s conversations, latest first; a customer''s are found by order.';

create table message (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  author_id uuid not null references account on delete cascade,
  body text not null,
  created_at timestamptz not null,
  mailed_at timestamptz
);
create index message_conversation_idx on message (conversation_id, created_at desc, id desc);
create index message_author_idx on message (author_id);
comment on table message is 'One message of a conversation.';
comment on column message.id is 'Made by the author''s client, so that what is sent twice is stored once.';
