-- A node reads the end of the log once for all that follow it there: read models and reactions say what they hold of it
-- already, and are given what is new.

set role partnercare_owner;

-- All events of the commits that begin in (after, upto], but for those in (have_after, have_upto], which the caller holds:
-- `read_after` says where `events` begin.
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

-- As es.take_together, for a caller that holds (have_after, have_upto] of the log already.
create function es.take_near(asked jsonb, size int, have_after bigint, have_upto bigint,
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
  for one in select * from jsonb_array_elements(asked) loop
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

-- The same for reactions. asked: [{name, size}]; `turns`: for each {place, attempts, wait, upto, parked}, or null where
-- another node is at it. `wait`: milliseconds until its next try; until then its window is empty. parked: [{stream, position}].
create function es.take_reactions(asked jsonb, have_after bigint, have_upto bigint,
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
  for one in select * from jsonb_array_elements(asked) loop
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

-- Most of what happens is no business of most that follow the log: once a second a node writes down how far it knows that
-- nothing concerns them. passed: [{name, version, seen, upto}], a reaction has no version. Whoever stands before `seen` has
-- not had all of it, and stays there.
create function es.pass(passed jsonb) returns void language sql volatile security definer set search_path = '' as $$
  update es.projection p set position = m.upto
  from jsonb_to_recordset(passed) as m (name text, version int, seen bigint, upto bigint)
  where p.name = m.name and p.version = m.version and p.position >= m.seen and p.position < m.upto and p.error is null;
  update es.reaction r set position = m.upto
  from jsonb_to_recordset(passed) as m (name text, version int, seen bigint, upto bigint)
  where r.name = m.name and m.version is null and r.position >= m.seen and r.position < m.upto and r.error is null;
$$;

revoke all on function es.read_on, es.pass, es.take_near, es.take_reactions from public;
grant execute on function es.pass, es.take_near, es.take_reactions to partnercare_app;

reset role;
