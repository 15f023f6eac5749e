-- Read models that look at the log at the same moment look together: their checkpoints are locked in one statement, and the
-- events that any of them needs are read once.

set role partnercare_owner;

-- asked: [{name, version, seen}], whose windows lie close together; otherwise as es.take. `turns`: for each, in their order,
-- {start, place, upto, parked}, or null where another node is at it; `events`: what lies in any of their windows, once.
-- Nobody waits here for a checkpoint, so it does not matter in which order they are locked.
create function es.take_together(asked jsonb, size int, only_kinds text[], out turns jsonb, out events json)
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

  select json_agg(json_build_array(r.position, r.kind, r.key, r.version, r.type, r.schema_version, r.data,
    r.at, r.actor, r.role, r.on_behalf_of, r.command, r.reason, r.correlation, r.commit_id) order by r.position)
  into events from es.read(first, last, only_kinds) r;
end $$;

revoke all on function es.take_together from public;
grant execute on function es.take_together to partnercare_app;

reset role;
