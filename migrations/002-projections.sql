-- What followers of the log need: their checkpoints, a reader with a pinned plan, and the streams they had to park.

set role partnercare_owner;

-- One row per table of a read model: how far it is, and which one is read. `version` names the table, `fold` the
-- version of the code that fills it. standby follows too, to go back to.
create table es.projection (
  name text not null,
  version int not null,
  fold int not null,
  state text not null check (state in ('building', 'live', 'standby')),
  position bigint not null default 0,
  error text, -- set: halted by an event that it cannot fold, or by a difference in the shadow check
  halted_at bigint,
  paused boolean not null default false, -- a rebuild that somebody lets rest: nobody goes on with it until it is resumed
  running_since timestamptz, -- a rebuild's last start or resumption, by the real clock, and where it stood then: its rate
  running_from bigint,
  checked_at timestamptz, -- the last shadow check, and what differed; null: nothing did
  check_found text,
  primary key (name, version)
) with (fillfactor = 50);
create unique index on es.projection (name) where state = 'live';

-- Streams that one follower leaves out since an event of theirs could not be handled. Reactions park here too.
create table es.parked (
  projection text not null,
  version int not null,
  stream_kind text not null,
  stream_key text not null,
  position bigint not null,
  event_type text not null,
  error text not null,
  at timestamptz not null default es.now(),
  primary key (projection, version, stream_kind, stream_key)
);

-- Events of these kinds in the commits that begin in (after, upto]. A function, so that its plan is pinned.
create function es.read(after bigint, upto bigint, only_kinds text[]) returns table (
  "position" bigint, kind text, key text, version int, type text, schema_version smallint, data jsonb,
  at text, actor uuid, role text, on_behalf_of uuid, command text, reason text, correlation uuid, commit_id bigint)
language plpgsql stable security definer rows 1000
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select l.position + e.ordinal, s.kind, s.key, e.version, e.type, e.schema_version, e.data,
    to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    c.actor, c.role, c.on_behalf_of, c.command, c.reason, c.correlation, c.id
  from es.log l join es.commit c on c.id = l.commit_id
    join es.event e on e.commit_id = l.commit_id join es.stream s on s.id = e.stream_id
  where l.position > after and l.position <= upto and l.kinds && only_kinds and s.kind = any (only_kinds)
  order by l.position, e.ordinal;
end $$;

-- A follower's turn: locks its checkpoint and answers with the window that begins there, events included.
-- `seen`: up to here the caller knows that nothing is left to fold. `place` is null while another node is at it.
-- Volatile: the head must be read after the lock, not with the snapshot that was older than the lock.
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

revoke all on function es.read, es.take from public;
grant execute on function es.read, es.take to partnercare_app;
grant select, insert, update, delete on es.projection, es.parked to partnercare_app; -- all of it can be rebuilt

reset role;
