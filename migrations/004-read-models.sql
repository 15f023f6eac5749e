-- How far each read model has followed the log. All of it can be rebuilt.

set role partnercare_owner;

-- A table of a read model: `version` names it, `fold` is the version of the code that fills it.
create table es.projection (
  name text not null,
  version int not null,
  fold int not null,
  state text not null check (state in ('building', 'live', 'standby')), -- standby: followed too, to go back to
  position bigint not null default 0,
  error text, -- set: halted by an event that it cannot fold, or by a difference in the shadow check
  halted_at bigint,
  paused boolean not null default false,
  running_since timestamptz, -- a rebuild's last start, by the real clock, and its position then: its rate
  running_from bigint,
  checked_at timestamptz,
  check_found text, -- null: nothing differed in the last shadow check
  primary key (name, version),
  check_left_out int not null default 0 -- parked streams
) with (fillfactor = 50);
create unique index on es.projection (name) where state = 'live';

create table es.parked (
  projection text not null,
  version int not null,
  stream_kind text not null,
  stream_key text not null,
  position bigint not null,
  event_type text not null,
  error text not null,
  at timestamptz not null default es.now(),
  primary key (projection, version, stream_kind, stream_key),
  attempts int not null default 1,
  retry_at timestamptz -- of a reaction, by the real clock; null: now
);

-- All events of the commits that begin in (after, upto], without those in (have_after, have_upto], which the caller has
-- already: `read_after` says where `events` begin.
create function es.read_on(after bigint, upto bigint, have_after bigint, have_upto bigint,
  out read_after bigint, out events json)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
begin
  read_after := case when after between have_after and have_upto then least(have_upto, upto) else after end;
  if upto > read_after then
    select json_agg(json_build_array(l.position + e.ordinal, s.kind, s.key, e.version, e.type, e.schema_version, e.data,
      to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      c.actor, c.role, c.on_behalf_of, c.command, c.reason, c.correlation, c.id) order by l.position, e.ordinal)
    into events
    from es.log l join es.commit c on c.id = l.commit_id
      join es.event e on e.commit_id = l.commit_id join es.stream s on s.id = e.stream_id
    where l.position > read_after and l.position <= upto;
  end if;
end $$;

-- Locks the checkpoint and answers with the window that begins there; `place` is null while another node works on it. Up to
-- `seen` nothing is left to fold. Volatile: the head must be read after the lock.
create function es.take(projection text, table_version int, seen bigint, size int, only_kinds text[],
  out place bigint, out upto bigint, out events json, out parked json)
language plpgsql volatile security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  start bigint;
begin
  select p.position into place from es.projection p
  where p.name = projection and p.version = table_version for update skip locked;
  if place is null then return; end if;

  start := greatest(place, seen);
  select l.position + l.n - 1 into upto from es.log l where l.position <= start + size order by l.position desc limit 1;
  upto := greatest(upto, start);
  if upto = start then return; end if;

  select json_agg(json_build_array(r.position, r.kind, r.key, r.version, r.type, r.schema_version, r.data,
    r.at, r.actor, r.role, r.on_behalf_of, r.command, r.reason, r.correlation, r.commit_id) order by r.position)
  into events from es.read(start, take.upto, only_kinds) r;
  if events is not null then
    select json_agg(k.stream_kind || '/' || k.stream_key) into parked
    from es.parked k where k.projection = take.projection and k.version = table_version;
  end if;
end $$;

-- The same for several, whose events are read once. projections: [{name, version, seen}]; turns: for each, in their order,
-- {start, place, upto, parked}, or null. No call waits for a checkpoint, so the order of the locks does not matter.
create function es.take_near(projections jsonb, size int, have_after bigint, have_upto bigint,
  out turns jsonb, out read_after bigint, out events json)
language plpgsql volatile security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  one jsonb;
  place bigint;
  start bigint;
  upto bigint;
  first bigint;
  last bigint;
begin
  turns := '[]';
  for one in select * from jsonb_array_elements(projections) loop
    select p.position into place from es.projection p
    where p.name = one ->> 'name' and p.version = (one ->> 'version')::int for update skip locked;
    if not found then
      turns := turns || 'null';
      continue;
    end if;

    start := greatest(place, (one ->> 'seen')::bigint);
    select l.position + l.n - 1 into upto from es.log l where l.position <= start + size order by l.position desc limit 1;
    upto := greatest(upto, start);
    turns := turns || jsonb_build_object('start', start, 'place', place, 'upto', upto, 'parked', (
      select json_agg(k.stream_kind || '/' || k.stream_key)
      from es.parked k where k.projection = one ->> 'name' and k.version = (one ->> 'version')::int));
    if upto > start then
      first := least(first, start);
      last := greatest(last, upto);
    end if;
  end loop;

  select r.read_after, r.events into take_near.read_after, take_near.events
  from es.read_on(first, last, have_after, have_upto) r;
end $$;

revoke all on function es.read_on, es.take, es.take_near from public;
grant execute on function es.take, es.take_near to partnercare_app;
grant select, insert, update, delete on es.projection, es.parked to partnercare_app;

reset role;
