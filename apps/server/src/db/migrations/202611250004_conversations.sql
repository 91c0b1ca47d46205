-- Conversations of both sides, blocks, reports, and what is told live.

create table conversation_side (
  conversation_id uuid not null references conversation on delete cascade,
  side text not null check (side in ('customer', 'designer')),
  account_id uuid not null references account on delete cascade,
  read_number integer not null default 0,
  mailed_number integer not null default 0,
  shares_email boolean not null default false,
  shares_phone boolean not null default false,
  primary key (conversation_id, side)
);
comment on table conversation_side is 'What each of the two has chosen and read in a conversation.';
comment on column conversation_side.read_number is 'The number of the latest message that this side has read.';
comment on column conversation_side.mailed_number is 'The number of the latest message when this side was last mailed: no other mail until that one is read.';
comment on column conversation_side.shares_email is 'Whether the other side may see this side''s e-mail address; likewise the phone number.';
create index conversation_side_account_idx on conversation_side (account_id, conversation_id);
comment on index conversation_side_account_idx is 'An account''s conversations.';

alter table conversation add column last_number integer not null default 0;
comment on column conversation.last_number is 'The number of its latest message. Whoever writes locks this row, so numbers have no gaps.';
create index conversation_last_message_idx on conversation (last_message_at);
comment on index conversation_last_message_idx is 'For finding what was written lately and is unread.';

alter table message add column number integer;
update message set number = numbered.number
from (
  select id, row_number() over (partition by conversation_id order by created_at, id) as number from message
) numbered
where numbered.id = message.id;
alter table message
  alter column number set not null,
  add constraint message_number_key unique (conversation_id, number),
  drop column mailed_at;
drop index message_conversation_idx;
comment on column message.number is 'Counts the messages of a conversation from 1.';

update conversation set last_number = coalesce((select max(number) from message where conversation_id = conversation.id), 0);
insert into conversation_side (conversation_id, side, account_id, read_number, shares_email)
select c.id, 'customer', o.customer_id, c.last_number, c.shares_email
from conversation c join customer_order o on o.id = c.order_id;
insert into conversation_side (conversation_id, side, account_id, read_number)
select id, 'designer', designer_id, last_number from conversation;
alter table conversation drop column shares_email;

create table account_block (
  blocker_id uuid not null references account on delete cascade,
  blocked_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
comment on table account_block is 'Who does not want to hear of whom: neither writes to the other, and neither sees the other in matches.';
create index account_block_blocked_idx on account_block (blocked_id, blocker_id);

create table report (
  id uuid primary key,
  reporter_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('message', 'photo', 'designer', 'order', 'review')),
  subject_id uuid not null,
  reason text not null check (reason in ('spam', 'abuse', 'fraud', 'copyright', 'other')),
  body text not null,
  created_at timestamptz not null,
  unique (reporter_id, kind, subject_id)
);
comment on table report is 'What somebody wants the operator to look at. Stays when what it is about is deleted.';
comment on column report.subject_id is 'The id of what is reported, of the table that the kind names; of a designer, of the account.';

create sequence user_event_number;

create table user_event (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('message', 'conversation', 'notification')),
  conversation_id uuid references conversation on delete cascade,
  message_id uuid references message on delete cascade,
  notification_id uuid references notification on delete cascade,
  commit_number bigint,
  created_at timestamptz not null
);
comment on table user_event is 'What an open page of an account is told at once. Kept for some days, so that a stream can go on where it broke off.';
comment on column user_event.commit_number is 'Given at the commit: events become visible in the order of their numbers, so whoever has read up to one has missed none before it.';
create index user_event_account_idx on user_event (account_id, commit_number);
create index user_event_conversation_idx on user_event (conversation_id);
comment on index user_event_conversation_idx is 'For deleting a conversation; likewise for messages and notifications.';
create index user_event_message_idx on user_event (message_id);
create index user_event_notification_idx on user_event (notification_id);

create function number_user_event() returns trigger language plpgsql as $$
begin
  -- Held until this transaction is visible to others. A transaction that comes here has nothing else to wait for.
  perform pg_advisory_xact_lock(7355378);
  update user_event set commit_number = nextval('user_event_number') where id = new.id;
  perform pg_notify('user_event', new.account_id::text);
  return null;
end
$$;
comment on function number_user_event is 'Numbers an event as its transaction commits, and wakes the processes that have a stream of its account.';

create constraint trigger user_event_number after insert on user_event
deferrable initially deferred for each row execute function number_user_event();
