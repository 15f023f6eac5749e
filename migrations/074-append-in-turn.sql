-- Appends that travel together place themselves in their own commit, even where somebody else is sealing: they wait for
-- that one's flush. Before, they were flushed at the same time, and then needed a seal with a flush of its own.

set role partnercare_owner;

-- As in 073. `sealing` is for this function: the lock is the last of all, so that whoever waits for it holds up nobody
-- whom the one that has it waits for.
create or replace function es.append_all(appends jsonb, jobs text default null, insert_jobs text default null)
returns table (commit_id bigint, versions int[], number text, answer jsonb, first bigint, kinds text[], head bigint)
language plpgsql rows 4 set search_path = '' as $$
declare
  last int := jsonb_array_length(appends) - 1;
  one jsonb;
begin
  if last > 0 then
    perform es.hold(appends);
  end if;
  if jobs is not null then -- before the appends: those are what others wait for
    perform es.enqueue(insert_jobs, jobs);
  end if;
  for place in 0 .. last loop
    one := appends -> place;
    select a.commit_id, a.versions, a.number, a.answer
    into append_all.commit_id, append_all.versions, append_all.number, append_all.answer
    from es.append(one -> 'streams', (one -> 'about') - 'sealing') a;
    if one -> 'about' ? 'sealing' then
      select s.first, s.kinds, s.head into append_all.first, append_all.kinds, append_all.head from es.seal() s;
    end if;
    return next;
  end loop;
end $$;

reset role;
