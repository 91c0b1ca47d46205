create table page_view (
  day date not null,
  path text not null,
  views bigint not null,
  primary key (day, path)
);
comment on table page_view is 'How often each page was looked at on a day (UTC), counted with consent only; nothing says by whom.';
