-- The proof that the log is what was recorded: its verification, the heads that were signed, and the rules about it.

set role partnercare_owner;

create table es.signed_head (
  position bigint not null,
  key_id text not null, -- the node's that signed it
  chain bytea not null,
  at timestamptz not null,
  signature bytea not null,
  primary key (position, key_id)
);
create trigger refuse before update or delete or truncate on es.signed_head for each statement execute function es.refuse();
alter table es.signed_head enable always trigger refuse;

create function es.keep_head(place bigint, by_key text, link bytea, signed_at timestamptz, sig bytea) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into es.signed_head (position, key_id, chain, at, signature)
  values (place, by_key, link, signed_at, sig) on conflict do nothing;
end $$;

-- What is stored for a commit, hashed once more. The text of an event is made once, in a subquery: as an argument that is
-- used twice it was made twice. Kinds are null where the ordinals are not 0, 1, 2 …: no hash knows of them.
create view es.content as
select c.id as commit_id, e.n, e.kinds, sha256(convert_to(es.commit_text(c) || e.body, 'UTF8')) as body_hash
from es.commit c cross join lateral (
  select count(*)::int as n,
    case when min(e.ordinal) = 0 and max(e.ordinal) = count(*) - 1 then array_agg(distinct s.kind) end as kinds,
    string_agg(es.event_text(s.kind, s.key, e.version, e.type, e.schema_version, e.body), '' order by e.ordinal) as body
  from (select v.*, v.data::text as body from es.event v where v.commit_id = c.id offset 0) e
    join es.stream s on s.id = e.stream_id
) e;

-- The first fault in the commits from one position to another, or null. kept: the chain at the end of that range as it was
-- kept outside, without which a log that was rewritten or cut off as a whole looks right. Faults: scripts/log/verify.ts.
create function es.verify(first bigint default 1, upto bigint default null, kept bytea default null,
  out checked bigint, out fault text, out place bigint, out chain bytea)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  l record;
  expected bigint := first;
  before_place bigint;
  before_chain bytea := '';
begin
  checked := 0;
  chain := coalesce((select g.chain from es.log g where g.position < first order by g.position desc limit 1), '');

  for l in
    select g.*, c.commit_id is not null as known, c.n as found, c.kinds is not distinct from g.kinds
      and c.body_hash = g.body_hash as fits
    from es.log g left join lateral (select * from es.content c where c.commit_id = g.commit_id) c on true
    where g.position >= first and (upto is null or g.position <= upto) order by g.position
  loop
    place := l.position;
    fault := case
      when l.position < expected then 'inserted'
      when not l.known or l.found < l.n then 'missing'
      when l.found > l.n then 'inserted'
      when not l.fits then 'edited'
      when es.link(null, verify.chain, l.position, l.n, l.body_hash) is distinct from l.chain then 'broken'
    end;
    if l.position > expected then
      fault := 'missing'; place := expected;
    end if;
    exit when fault is not null;
    checked := checked + 1;
    expected := l.position + l.n;
    before_place := l.position;
    before_chain := chain;
    chain := l.chain;
  end loop;

  if fault = 'broken' then -- the content fits its hash but not the chain: say how
    if es.link(null, before_chain, before_place, l.n, l.body_hash) = l.chain then
      fault := 'inserted'; place := before_place;
    else
      fault := case
        when exists (select from es.log o where o.commit_id <> l.commit_id
          and es.link(null, verify.chain, l.position, o.n, o.body_hash) in (l.chain, o.chain)) then 'reordered'
        when exists (select from es.log o where o.position = l.position + l.n -- nothing was moved up, so nothing is gone here
          and es.link(null, l.chain, o.position, o.n, o.body_hash) = o.chain) then 're-hashed'
        when exists (select from es.commit c where not exists (select from es.log o where o.commit_id = c.id)
          and not exists (select from es.pending p where p.commit_id = c.id)) then 'missing'
        when exists (select from es.stream s where s.version > (select count(*) from es.event e where e.stream_id = s.id)) then 'missing'
        else 're-hashed' end;
    end if;
  elsif fault is null and expected - 1 < upto then
    fault := 'cut off'; place := expected;
  elsif fault is null and kept <> chain then
    fault := 're-hashed'; place := upto;
  elsif fault is null and first = 1 and upto is null and (select count(*) from es.event)
      <> expected - 1 + (select coalesce(sum(n), 0) from es.pending) then
    fault := 'inserted'; place := null; -- in a stream, though never sealed
  elsif fault is null then
    place := null;
  end if;
end $$;

-- Whether the commits whose place is from `first` to `upto` are whole: where they are not, es.verify finds the fault. Sets
-- in the order of the indexes instead of lookups: a commit costs little more than the text of its events.
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
  ), stored as (
    select e.commit_id, count(*) as n, array_agg(s.kind) as kinds, min(e.ordinal) as lowest, max(e.ordinal) as highest,
      string_agg(es.event_text(s.kind, s.key, e.version, e.type, e.schema_version, e.body), '' order by e.ordinal) as body
    from (
      select v.*, v.data::text as body from es.event v
      where v.commit_id between lowest_id and highest_id order by v.commit_id, v.ordinal offset 0
    ) e cross join lateral (select s.kind, s.key from es.stream s where s.id = e.stream_id offset 0) s
    group by e.commit_id order by e.commit_id
  ), found as (
    select t.*, sha256(convert_to(es.commit_text(c) || t.body, 'UTF8')) as body_hash
    from stored t join es.commit c on c.id = t.commit_id and c.id between lowest_id and highest_id
  )
  select count(*), coalesce(bool_and((
      l.position = l.due and f.n = l.n and f.lowest = 0 and f.highest = f.n - 1 and f.body_hash = l.body_hash
      and (f.kinds = l.kinds or array(select distinct k from unnest(f.kinds) k order by k) = l.kinds)
      and es.link(null, l.prior, l.position, l.n, l.body_hash) = l.chain
    ) is true), true)
  into checked, whole
  from link l left join found f on f.commit_id = l.commit_id;
end $$;

revoke all on function es.keep_head, es.verify, es.walk from public;
grant execute on function es.keep_head, es.verify, es.walk to partnercare_app;
grant select on es.signed_head, es.content to partnercare_app;

reset role;
create schema audit authorization partnercare_owner;
set role partnercare_owner;

create table audit.invariant (
  name text primary key,
  position bigint not null default 0, -- up to here the log was looked at
  looked_at bigint not null default 0, -- streams, or members of a series; one is looked at again when it grows
  memory jsonb, -- what a series must remember of its last member
  checked_at timestamptz,
  begun_at timestamptz not null default es.now(), -- each day every rule begins with the first event again
  walk int not null default 0 -- how often it has
);

-- A breach that a whole walk did not see again is over.
create table audit.breach (
  invariant text not null,
  stream_kind text not null,
  stream_key text not null,
  says text not null,
  position bigint not null, -- of the event that it was seen at
  found_at timestamptz not null default es.now(),
  walk int not null default 0,
  primary key (invariant, stream_kind, stream_key, says)
);
create index on audit.breach (invariant, position);

create table audit.log_check_progress (
  check_id text primary key,
  done bigint not null, -- positions
  target bigint not null,
  at timestamptz not null default clock_timestamp()
);

grant usage on schema audit to partnercare_app;
grant select, insert, update, delete on audit.invariant, audit.breach, audit.log_check_progress to partnercare_app;

reset role;
