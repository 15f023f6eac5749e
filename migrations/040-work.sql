-- Background work: how far each reaction has heard the log, and the deadlines that could not be kept yet. The jobs
-- themselves live in schema `work`, which pg-boss makes. All of that schema can be thrown away: what must be done
-- stands here and in es.deadline.

set role partnercare_owner;

create table es.reaction (
  name text primary key,
  position bigint not null, -- heard up to here
  attempts int not null default 0, -- at the event after it
  retry_at timestamptz, -- by the real clock: a shifted one must not stop work
  error text
) with (fillfactor = 50);

create table es.late_deadline (
  deadline_id uuid primary key,
  attempts int not null,
  retry_at timestamptz not null,
  error text not null
);

-- Runs pg-boss's own insert. Where its schema is missing, the command goes on without the job: the row in
-- es.deadline is the promise, the job only its alarm clock, and the sweep makes it again.
create function es.enqueue(statement text, jobs text) returns boolean language plpgsql as $$
begin
  execute statement using jobs;
  return true;
exception when undefined_table or invalid_schema_name or undefined_function then
  return false;
end $$;

revoke all on function es.enqueue from public;
grant execute on function es.enqueue to partnercare_app;
grant select, insert, update, delete on es.reaction, es.late_deadline to partnercare_app;

reset role;
