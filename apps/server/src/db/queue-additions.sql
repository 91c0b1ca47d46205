-- What the product adds to the tables of the queue's library: applied after those have been brought up to date, where it is missing.

-- The library keeps jobs that are done for a week. Everything that looks at the others finds them here.
create index job_open_idx on pgboss.job_common (name, state, start_after)
where state in ('created', 'retry', 'active', 'failed');

create or replace function tell_of_job() returns trigger language plpgsql as $$
begin
  perform pg_notify('job', case when new.start_after <= pgboss.job_now() then new.name else '' end);
  return null;
end
$$;
comment on function tell_of_job is 'Tells the processes that do jobs, as the transaction commits, which queue has one to begin. The text is empty where one falls due later.';

create trigger tell_of_job after insert or update of state, start_after, blocked on pgboss.job
for each row when (new.state < 'active' and not new.blocked) execute function tell_of_job();
