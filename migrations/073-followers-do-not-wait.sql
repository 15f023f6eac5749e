set role partnercare_owner;

-- A follower's turn: locks its checkpoint and answers with the window that begins there, events included.
-- `seen`: up to here the caller knows that nothing is left to fold. `place` is null while another node is at it.
-- Its commit does not wait for the disk: rows and checkpoint are lost together, if at all, and folded again.
-- Volatile: the head must be read after the lock, not with the snapshot that was older than the lock.
create or replace function es.take(projection text, table_version int, seen bigint, size int, only_kinds text[],
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
  perform set_config('synchronous_commit', 'off', true);

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

reset role;
