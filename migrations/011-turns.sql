-- Turns of reactions without an open transaction: what handles them waits for read models and appends elsewhere.

set role partnercare_owner;

-- As es.take_near. reactions: [{name, size}]; turns: {place, attempts, wait, upto, parked}, null for one that another session
-- has. `wait`: milliseconds until the next try; until then the window is empty. parked: [{stream, position}]. The locks are
-- the session's: the caller gives them back.
create or replace function es.take_reactions(reactions jsonb, have_after bigint, have_upto bigint,
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
    if not pg_try_advisory_lock(20262, hashtext(one ->> 'name')) then
      turns := turns || 'null';
      continue;
    end if;
    -- After the lock: a function that is volatile sees what was committed meanwhile.
    select r.position, r.attempts, greatest(0, coalesce(extract(epoch from r.retry_at - clock_timestamp()) * 1000, 0))
    into place, tries, wait from es.reaction r where r.name = one ->> 'name';

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

reset role;
