-- The event log. Commits are appended in parallel and get their place in the one order afterwards, by es.seal.

create schema es authorization partnercare_owner;
set role partnercare_owner;

create table es.clock (
  one boolean primary key default true check (one),
  shift interval not null default '0' -- moved by the owner alone, for demo worlds and tests
);
insert into es.clock default values;

create function es.now() returns timestamptz volatile
return clock_timestamp() + (select shift from es.clock);

create table es.stream (
  id uuid primary key default uuidv7(),
  kind text not null,
  key text not null,
  version int not null check (version >= 0), -- 0: not begun, but a command was decided on its absence
  unique (kind, key)
) with (fillfactor = 80); -- room for HOT updates: the version moves with every append

create sequence es.arrival cache 1; -- numbers cached per session would not be in order of arrival

create table es.commit (
  id bigint primary key,
  command text not null,
  actor uuid not null,
  role text not null,
  on_behalf_of uuid,
  reason text,
  origin jsonb not null,
  correlation uuid not null,
  causation bigint,
  at timestamptz not null default es.now()
);

-- The data is kept as the text that its hash was made of: docs/decisions/0036. Up to 4 kB is not compressed.
create table es.event (
  stream_id uuid not null,
  version int not null,
  commit_id bigint not null,
  ordinal int not null,
  type text not null,
  schema_version smallint not null,
  data json not null,
  primary key (stream_id, version),
  unique (commit_id, ordinal)
) with (toast_tuple_target = 4080);

-- All that a seal needs of a commit without a place, so that sealing touches no big table. Emptied many times a second.
create table es.pending (
  commit_id bigint primary key,
  tx xid8 not null default pg_current_xact_id(),
  n int not null,
  kinds text[] not null,
  body_hash bytea not null
) with (autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_scale_factor = 0, vacuum_truncate = off);

create table es.log (
  position bigint primary key, -- of the commit's first event; event i has position + i
  n int not null check (n > 0),
  commit_id bigint not null unique,
  kinds text[] not null,
  body_hash bytea not null,
  chain bytea not null
);

-- The answer of a command by the key that its sender chose: a repeat gets the same one. By the real clock.
create table es.command (
  owner uuid not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  commit_id bigint, -- null: the command recorded nothing
  at timestamptz not null default clock_timestamp(),
  primary key (owner, key),
  position bigint, -- where nothing was recorded: the head that was answered then
  refusal jsonb
);
create index on es.command using brin (at) with (autosummarize = on);

-- The last number given in a series that has no gaps: drawn by the append that uses it.
create table es.year_number (
  series text not null,
  year int not null,
  last int not null,
  primary key (series, year)
) with (fillfactor = 50);

-- A promise about time, made by an event. The job that keeps it may be lost; this row is not.
create table es.deadline (
  id uuid primary key,
  kind text not null,
  stream_kind text not null,
  stream_key text not null,
  stream_version int not null,
  due_at timestamptz not null,
  set_by bigint not null,
  fired_at timestamptz,
  state text not null default 'set' check (state in ('set', 'fired'))
);
create index on es.deadline (due_at) where state = 'set';
create index on es.deadline (stream_kind, stream_key);

-- The key that a person's data is sealed under, itself wrapped by the master key. Erasing a person empties it.
create table es.subject_key (
  person uuid primary key,
  wrapped bytea,
  created_at timestamptz not null default es.now(),
  erased_at timestamptz
);

create function es.refuse() returns trigger language plpgsql as $$
begin
  raise exception '% of es.% is refused: the past is not edited', tg_op, tg_table_name using errcode = 'PC403';
end $$;

create trigger refuse before update or delete or truncate on es.commit for each statement execute function es.refuse();
create trigger refuse before update or delete or truncate on es.event for each statement execute function es.refuse();
create trigger refuse before update or delete or truncate on es.log for each statement execute function es.refuse();
create trigger refuse before update of id, kind, key or delete or truncate on es.stream for each statement execute function es.refuse();
create trigger refuse before truncate on es.pending for each statement execute function es.refuse();
create trigger refuse before delete or truncate on es.year_number for each statement execute function es.refuse();
create trigger refuse before delete or truncate on es.subject_key for each statement execute function es.refuse();

-- ALWAYS: session_replication_role is then no way around the guards.
alter table es.commit enable always trigger refuse;
alter table es.event enable always trigger refuse;
alter table es.log enable always trigger refuse;
alter table es.stream enable always trigger refuse;
alter table es.pending enable always trigger refuse;
alter table es.year_number enable always trigger refuse;
alter table es.subject_key enable always trigger refuse;

-- Length before value, so that no two different lists of fields give the same text. Null is not ''.
create function es.field(value text) returns text immutable parallel safe
return coalesce(octet_length(value)::text || ':' || value, '-');

-- The fields of es.field in one call, for speed. Time as microseconds: its text form depends on the session's time zone.
create function es.commit_text(c es.commit) returns text stable parallel safe
return concat(octet_length(c.id::text), ':', c.id, octet_length(c.command), ':', c.command, '36:', c.actor,
  octet_length(c.role), ':', c.role, es.field(c.on_behalf_of::text), es.field(c.reason), es.field(c.origin::text),
  '36:', c.correlation, es.field(c.causation::text), es.field((extract(epoch from c.at) * 1000000)::bigint::text));

-- With the stream's kind and key, not its id: else one edited key would hand an order's past to another.
create function es.event_text(kind text, key text, version int, type text, schema_version smallint, data text)
returns text stable parallel safe
return concat(octet_length(kind), ':', kind, octet_length(key), ':', key, octet_length(version::text), ':', version,
  octet_length(type), ':', type, octet_length(schema_version::text), ':', schema_version, octet_length(data), ':', data);

-- Each link of the chain hashes the one before it.
create function es.link(chain bytea, head bytea, place bigint, n int, body_hash bytea) returns bytea immutable parallel safe
return sha256(coalesce(chain, head) || int8send(place) || int4send(n) || body_hash);

create aggregate es.chain(head bytea, place bigint, n int, body_hash bytea) (sfunc = es.link, stype = bytea);

-- The caller took the sealers' lock before this statement's snapshot: an older one would see an old head. Turns go by a
-- transaction's last arrival: by its first, a stream that it touched later could overtake a commit that it waited for.
create function es.place(batch int, out sealed int, out first bigint, out kinds text[], out head bigint)
language plpgsql
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  last bytea;
begin
  select l.position + l.n - 1, l.chain into head, last from es.log l order by l.position desc limit 1;
  head := coalesce(head, 0);

  with due as materialized (
    select p.commit_id, max(p.commit_id) over (partition by p.tx) as turn
    from es.pending p order by turn fetch first (batch) rows with ties
  ), taken as (
    delete from es.pending p using due where p.commit_id = due.commit_id returning p.*, due.turn
  ), placed as (
    select t.*, place.head + 1 + sum(t.n) over (order by t.turn, t.commit_id) - t.n as position from taken t
  ), logged as (
    insert into es.log (position, n, commit_id, kinds, body_hash, chain)
    select p.position, p.n, p.commit_id, p.kinds, p.body_hash,
      es.chain(coalesce(last, ''), p.position::bigint, p.n, p.body_hash) over (order by p.position)
    from placed p
    returning es.log.position, es.log.n, es.log.kinds
  )
  select count(*), min(l.position), array(select distinct k from logged g, unnest(g.kinds) k), place.head + coalesce(sum(l.n), 0)
  into sealed, place.first, place.kinds, head
  from logged l;
end $$;

-- A transaction of its own, READ COMMITTED.
create function es.seal(batch int default 1000, out sealed int, out first bigint, out kinds text[], out head bigint)
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'es.seal needs READ COMMITTED' using errcode = 'PC400';
  end if;
  perform pg_advisory_xact_lock(20261, 1);
  select p.* into sealed, first, kinds, head from es.place(batch) p;
end $$;

-- Rights: the portal reads, and writes through functions. It can forge no commit, number or hash.
revoke all on all functions in schema es from public;
grant usage on schema es to partnercare_app;
grant select on all tables in schema es to partnercare_app;
grant execute on function es.now, es.seal to partnercare_app;
grant maintain on es.pending to partnercare_app; -- its nodes vacuum it themselves

reset role;
do $$ begin
  execute format('grant create on database %I to partnercare_app', current_database()); -- read models
end $$;
