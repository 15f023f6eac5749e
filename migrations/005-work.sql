-- Background work: reactions and late deadlines. Jobs are in schema `work`, which pg-boss makes and which can be made anew.

set role partnercare_owner;

create table es.reaction (
  name text primary key,
  position bigint not null,
  attempts int not null default 0, -- at the event after it
  retry_at timestamptz, -- by the real clock: a shifted one must not stop work
  error text
) with (fillfactor = 50);

create table es.given_up (
  projection text not null,
  stream_kind text not null,
  stream_key text not null,
  position bigint not null,
  event_type text not null,
  error text not null,
  at timestamptz not null default es.now(),
  given_up_by uuid not null,
  primary key (projection, position)
);

create table es.late_deadline (
  deadline_id uuid primary key,
  attempts int not null,
  retry_at timestamptz not null,
  error text not null
);

-- As es.take_near. reactions: [{name, size}]; turns: {place, attempts, wait, upto, parked}. `wait`: milliseconds until the
-- next try; until then the window is empty. parked: [{stream, position}].
create function es.take_reactions(reactions jsonb, have_after bigint, have_upto bigint,
  out turns jsonb, out read_after bigint, out events json)
language plpgsql volatile security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  one jsonb;
  place bigint;
  tries int;
  wait float8;
  upto bigint;
  first bigint;
  last bigint;
begin
  turns := '[]';
  for one in select * from jsonb_array_elements(reactions) loop
    select r.position, r.attempts, greatest(0, coalesce(extract(epoch from r.retry_at - clock_timestamp()) * 1000, 0))
    into place, tries, wait from es.reaction r where r.name = one ->> 'name' for update skip locked;
    if not found then
      turns := turns || 'null';
      continue;
    end if;

    upto := place;
    if wait = 0 then
      select l.position + l.n - 1 into upto from es.log l
      where l.position <= place + (one ->> 'size')::int order by l.position desc limit 1;
      upto := greatest(upto, place);
    end if;
    turns := turns || jsonb_build_object('place', place, 'attempts', tries, 'wait', wait, 'upto', upto, 'parked', (
      select json_agg(json_build_object('stream', k.stream_kind || '/' || k.stream_key, 'position', k.position))
      from es.parked k where k.projection = 'reaction:' || (one ->> 'name')));
    if upto > place then
      first := least(first, place);
      last := greatest(last, upto);
    end if;
  end loop;

  select r.read_after, r.events into take_reactions.read_after, take_reactions.events
  from es.read_on(first, last, have_after, have_upto) r;
end $$;

-- Once a second a node notes how far nothing concerns its read models and reactions. passed: [{name, version, seen, upto}],
-- without a version for a reaction. One that is before `seen` has not had all of it, and stays there.
create function es.pass(passed jsonb) returns void language sql volatile security definer set search_path = '' as $$
  update es.projection p set position = m.upto
  from jsonb_to_recordset(passed) as m (name text, version int, seen bigint, upto bigint)
  where p.name = m.name and p.version = m.version and p.position >= m.seen and p.position < m.upto and p.error is null;
  update es.reaction r set position = m.upto
  from jsonb_to_recordset(passed) as m (name text, version int, seen bigint, upto bigint)
  where r.name = m.name and m.version is null and r.position >= m.seen and r.position < m.upto and r.error is null;
$$;

-- Runs pg-boss's own insert, prepared once per connection. Without its schema the command goes on: es.deadline is the
-- promise, the job only its alarm clock, and the sweep makes it again.
create function es.enqueue(statement text, jobs text) returns boolean language plpgsql as $$
declare
  prepared text := 'enqueue_' || md5(statement);
begin
  begin
    execute format('execute %I(%L)', prepared, jobs);
  exception when invalid_sql_statement_name then
    execute format('prepare %I(text) as %s', prepared, statement);
    execute format('execute %I(%L)', prepared, jobs);
  end;
  return true;
exception when undefined_table or invalid_schema_name or undefined_function then
  return false;
end $$;

revoke all on function es.take_reactions, es.pass, es.enqueue from public;
grant execute on function es.take_reactions, es.pass, es.enqueue to partnercare_app;
grant select, insert, update, delete on es.reaction, es.late_deadline to partnercare_app;
grant select, insert on es.given_up to partnercare_app;

reset role;
