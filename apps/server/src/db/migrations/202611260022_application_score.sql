-- How well a designer fitted an order when they applied

alter table application add column score real check (score between 0 and 100);
comment on column application.score is 'How well the designer fitted the order when it was sent. Null for applications from before scores were stored, and where one of the two could not be matched.';
