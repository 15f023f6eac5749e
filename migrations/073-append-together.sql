-- Commands that come while others are being written wait for each other and travel together: one statement, one flush.

set role partnercare_owner;

-- appends: [{streams, about}], as es.append takes them; a row for each, in their order. All of them or none: where one is
-- refused, nothing is written. `sealing` stands in the last one's `about` alone.
-- jobs: what pg-boss inserts for their deadlines, with the statement that it inserts with.
-- With the caller's rights, as the jobs belong to the portal; what it calls has the owner's where it needs them.
create function es.append_all(appends jsonb, jobs text default null, insert_jobs text default null)
returns table (commit_id bigint, versions int[], number text, answer jsonb, first bigint, kinds text[], head bigint)
language plpgsql rows 4 set search_path = '' as $$
declare
  one jsonb;
begin
  if jsonb_array_length(appends) > 1 then
    perform es.hold(appends);
  end if;
  if jobs is not null then -- before the appends: those are what others wait for
    perform es.enqueue(insert_jobs, jobs);
  end if;
  for one in select * from jsonb_array_elements(appends) loop
    return query select * from es.append(one -> 'streams', one -> 'about');
  end loop;
end $$;

-- Each append takes its locks in one order; several one after the other would not. So the keys of all repeats first,
-- then all streams that are there.
create function es.hold(appends jsonb) returns void language plpgsql security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
begin
  perform pg_advisory_xact_lock(k.lock) from (
    select hashtextextended((a #>> '{about,idempotency,owner}') || (a #>> '{about,idempotency,key}'), 0) as lock
    from jsonb_array_elements(appends) a where a -> 'about' ? 'idempotency' order by 1
  ) k;
  perform from (
    select distinct n ->> 'kind' as kind, n ->> 'key' as key
    from jsonb_array_elements(appends) a, jsonb_array_elements((a -> 'streams') || coalesce(a #> '{about,reads}', '[]')) n
    order by 1, 2 offset 0
  ) w join es.stream s on s.kind = w.kind and s.key = w.key for no key update of s;
end $$;

revoke all on function es.append_all, es.hold from public;
grant execute on function es.append_all, es.hold to partnercare_app;

reset role;
