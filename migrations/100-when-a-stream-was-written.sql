-- What a stream remembers may know when and by whom each of its events was recorded: es.load says so, and an append
-- answers with the moment of its commit.

set role partnercare_owner;

-- As in 001, with each event's moment and actor.
create or replace function es.load(streams jsonb) returns table (i int, version int, events json, now timestamptz)
language plpgsql stable security definer rows 3
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select w.i::int, coalesce(s.version, 0), coalesce(e.events, '[]'), es.now()
  from rows from (jsonb_to_recordset(streams) as (kind text, key text, after int)) with ordinality as w (kind, key, after, i)
    left join es.stream s on s.kind = w.kind and s.key = w.key
    left join lateral (
      select json_agg(json_build_object('type', e.type, 'schemaVersion', e.schema_version, 'data', e.data,
        'at', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor', c.actor) order by e.version) as events
      from es.event e join es.commit c on c.id = e.commit_id
      where e.stream_id = s.id and e.version > coalesce(w.after, 0)
    ) e on true
  order by w.i;
end $$;

-- Volatile, so that the statement that appends a commit sees it.
create function es.committed_at(commit_id bigint) returns text language plpgsql volatile security definer
set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return (select to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from es.commit c where c.id = commit_id);
end $$;

revoke all on function es.committed_at from public;
grant execute on function es.committed_at to partnercare_app;

reset role;
