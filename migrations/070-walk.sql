-- The verifier walks fast: a stretch of the log is whole or not; only where it is not, es.verify looks commit by commit.

set role partnercare_owner;

-- The text of an event is made once: as an argument that a function uses twice it was made twice, at half of all the
-- time of a walk. Kinds are null where the events do not stand at 0, 1, 2 … of their commit: no hash knows of that.
create or replace view es.content as
select c.id as commit_id, e.n, e.kinds, sha256(convert_to(es.commit_text(c) || e.body, 'UTF8')) as body_hash
from es.commit c cross join lateral (
  select count(*)::int as n,
    case when min(e.ordinal) = 0 and max(e.ordinal) = count(*) - 1 then array_agg(distinct s.kind) end as kinds,
    string_agg(es.event_text(s.kind, s.key, e.version, e.type, e.schema_version, e.body), '' order by e.ordinal) as body
  from (select v.*, v.data::text as body from es.event v where v.commit_id = c.id offset 0) e
    join es.stream s on s.id = e.stream_id
) e;

-- The commits whose place is from `first` to `upto`: how many there are, and whether each is what was sealed, stands
-- next to the one before it and continues its chain. What is stored before `first` is taken for granted. Sets instead of
-- lookups, in the order of the indexes: a commit costs little more than the text of its events.
create function es.walk(first bigint, upto bigint, out checked int, out whole boolean)
language plpgsql stable security definer set search_path = '' set jit = off set max_parallel_workers_per_gather = 0
set enable_seqscan = off set enable_hashjoin = off set work_mem = '16MB'
set plan_cache_mode = force_custom_plan as $$
declare
  next_place bigint;
  last_link bytea;
  lowest_id bigint;
  highest_id bigint;
begin
  select g.position + g.n, g.chain into next_place, last_link from es.log g where g.position < first order by g.position desc limit 1;
  select min(g.commit_id), max(g.commit_id) into lowest_id, highest_id
  from (select commit_id from es.log where position between first and upto offset 0) g;

  with link as materialized (
    select l.*, coalesce(lag(l.position + l.n) over w, next_place, 1) as due, coalesce(lag(l.chain) over w, last_link, '') as prior
    from es.log l where l.position between first and upto window w as (order by l.position)
  ), told as (
    select e.commit_id, count(*) as n, array_agg(s.kind) as kinds, min(e.ordinal) as lowest, max(e.ordinal) as highest,
      string_agg(es.event_text(s.kind, s.key, e.version, e.type, e.schema_version, e.body), '' order by e.ordinal) as body
    from (
      select v.*, v.data::text as body from es.event v
      where v.commit_id between lowest_id and highest_id order by v.commit_id, v.ordinal offset 0
    ) e cross join lateral (select s.kind, s.key from es.stream s where s.id = e.stream_id offset 0) s
    group by e.commit_id order by e.commit_id
  ), found as (
    select t.*, sha256(convert_to(es.commit_text(c) || t.body, 'UTF8')) as body_hash
    from told t join es.commit c on c.id = t.commit_id and c.id between lowest_id and highest_id
  )
  select count(*), coalesce(bool_and((
      l.position = l.due and f.n = l.n and f.lowest = 0 and f.highest = f.n - 1 and f.body_hash = l.body_hash
      and (f.kinds = l.kinds or array(select distinct k from unnest(f.kinds) k order by k) = l.kinds)
      and es.link(null, l.prior, l.position, l.n, l.body_hash) = l.chain
    ) is true), true)
  into checked, whole
  from link l left join found f on f.commit_id = l.commit_id;
end $$;

revoke all on function es.walk from public;
grant execute on function es.walk to partnercare_app;
reset role;
