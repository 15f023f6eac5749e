-- The event log: appended in parallel, sealed after commit. Order is given by es.seal alone; es.arrival only says
-- who came first among commits that are not sealed yet.

do $$ begin create role partnercare_owner nologin; exception when duplicate_object then null; end $$;
do $$ begin create role partnercare_app nologin; exception when duplicate_object then null; end $$;

create schema es authorization partnercare_owner;
set role partnercare_owner;

-- Time --------------------------------------------------------------------------------------------

-- One row. Only the owner moves it: the demo world tells two years in minutes, tests reach a deadline at once.
create table es.clock (
  one boolean primary key default true check (one),
  shift interval not null default '0'
);
insert into es.clock default values;

create function es.now() returns timestamptz volatile
return clock_timestamp() + (select shift from es.clock);

-- Tables ------------------------------------------------------------------------------------------

create table es.stream (
  id uuid primary key default uuidv7(),
  kind text not null,
  key text not null,
  version int not null check (version >= 0), -- 0: not begun, but somebody has decided on its absence
  unique (kind, key)
) with (fillfactor = 80); -- the version moves with every append: room for HOT updates

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

create table es.event (
  stream_id uuid not null,
  version int not null,
  commit_id bigint not null,
  ordinal int not null,
  type text not null,
  schema_version smallint not null,
  data jsonb not null,
  primary key (stream_id, version),
  unique (commit_id, ordinal)
) with (toast_tuple_target = 4080); -- events of 2 to 4 kB are not compressed: faster to append and to read

-- All that a seal needs, in one narrow row, so that sealing touches no big table. Emptied many times a second.
create table es.pending (
  commit_id bigint primary key,
  tx xid8 not null default pg_current_xact_id(),
  n int not null,
  kinds text[] not null,
  body_hash bytea not null
) with (autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_scale_factor = 0, vacuum_truncate = off);

create table es.log (
  position bigint primary key, -- of the commit's first event; event i stands at position + i
  n int not null check (n > 0),
  commit_id bigint not null unique,
  kinds text[] not null,
  body_hash bytea not null,
  chain bytea not null
);

-- What a command answered, by the key that its sender chose: a repeat gets the same answer.
create table es.command (
  owner uuid not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  commit_id bigint, -- null: the command recorded nothing
  at timestamptz not null default clock_timestamp(), -- by the real clock: a shifted one must not forget answers
  primary key (owner, key)
);
create index on es.command using brin (at) with (autosummarize = on); -- for es.forget_commands; next to nothing to keep

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

-- Guards ------------------------------------------------------------------------------------------

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

-- ALWAYS: session_replication_role must not be a way around them.
alter table es.commit enable always trigger refuse;
alter table es.event enable always trigger refuse;
alter table es.log enable always trigger refuse;
alter table es.stream enable always trigger refuse;
alter table es.pending enable always trigger refuse;
alter table es.year_number enable always trigger refuse;
alter table es.subject_key enable always trigger refuse;

-- Hashes ------------------------------------------------------------------------------------------

-- Length before value, so that no two different lists of fields give the same text. Null is not ''.
create function es.field(value text) returns text immutable parallel safe
return coalesce(octet_length(value)::text || ':' || value, '-');

-- Time as microseconds: its text form would depend on the session's time zone. The fields of es.field, in one call:
-- a hundred nested ones took longer to set up than to run. A uuid has 36 characters.
create function es.commit_text(c es.commit) returns text stable parallel safe
return concat(octet_length(c.id::text), ':', c.id, octet_length(c.command), ':', c.command, '36:', c.actor,
  octet_length(c.role), ':', c.role, es.field(c.on_behalf_of::text), es.field(c.reason), es.field(c.origin::text),
  '36:', c.correlation, es.field(c.causation::text), es.field((extract(epoch from c.at) * 1000000)::bigint::text));

-- With the stream's kind and key, not its id: else one edited key would hand an order's past to another.
-- `data` is the text of the jsonb that is stored.
create function es.event_text(kind text, key text, version int, type text, schema_version smallint, data text)
returns text stable parallel safe
return concat(octet_length(kind), ':', kind, octet_length(key), ':', key, octet_length(version::text), ':', version,
  octet_length(type), ':', type, octet_length(schema_version::text), ':', schema_version, octet_length(data), ':', data);

-- What is stored for a commit, hashed once more: for the verifier.
create view es.content as
select c.id as commit_id, e.n, e.kinds, sha256(convert_to(es.commit_text(c) || e.body, 'UTF8')) as body_hash
from es.commit c cross join lateral (
  select count(*)::int as n, array_agg(distinct s.kind) as kinds, string_agg(
    es.event_text(s.kind, s.key, e.version, e.type, e.schema_version, e.data::text), '' order by e.ordinal) as body
  from es.event e join es.stream s on s.id = e.stream_id
  where e.commit_id = c.id
) e;

-- The chain: each link hashes the one before it. As an aggregate it runs over a window.
create function es.link(chain bytea, head bytea, place bigint, n int, body_hash bytea) returns bytea immutable parallel safe
return sha256(coalesce(chain, head) || int8send(place) || int4send(n) || body_hash);

create aggregate es.chain(head bytea, place bigint, n int, body_hash bytea) (sfunc = es.link, stype = bytea);

-- Seal --------------------------------------------------------------------------------------------

-- Gives every visible pending commit its place. The caller holds the sealers' lock, and took it before this
-- statement's snapshot: an older one would see an old head. Answers how many commits it sealed, the position of the
-- first one's first event, the kinds of stream among them, and the head.
create function es.place(batch int, out sealed int, out first bigint, out kinds text[], out head bigint)
language plpgsql
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  last bytea;
begin
  select l.position + l.n - 1, l.chain into head, last from es.log l order by l.position desc limit 1;
  head := coalesce(head, 0);

  -- A transaction takes its turn by its last arrival. By its first, a stream that it touched later
  -- could overtake a commit that it had waited for.
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

-- Append ------------------------------------------------------------------------------------------

-- streams: [{kind, key, expected, events: [{type, schemaVersion, data}]}], expected: 'none' | a version | 'exists' | 'any'
-- about:   {command, actor, role, onBehalfOf, reason, origin, correlation, causation} and where wanted
--   reads:       [{kind, key, version}]  streams that were decided on but not written: they must not have moved
--   idempotency: {owner, key, bodyHash (hex), answer}
--   series:      {name, year, placeholder}  the number drawn stands wherever the placeholder stood, in events and answer
--   deadlines:   [{id, kind, streamKind, streamKey, version, dueAt}]
--   sealing:     true: nobody waits for the client before this transaction commits, so it may be sealed in it
-- No streams: nothing but the idempotency row is written.
-- PC409: a stream has moved; detail {kind, key, expected, actual}. PC208: done before; detail {bodyHash, answer}.
create function es.append(streams jsonb, about jsonb,
  out commit_id bigint, out versions int[], out number text, out answer jsonb,
  out first bigint, out kinds text[], out head bigint) -- of the seal; null: somebody else is sealing
language plpgsql security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  once jsonb := about -> 'idempotency';
  target record;
  stream uuid;
  reached int;
  ids uuid[];
  given record;
  count int := 0;
  content text; -- what is hashed: from the values that are written, not from a second look at them
  hash bytea;
  end_of_log record;
begin
  if once is not null then
    -- Racing repeats wait here for the first, before they touch a stream that it is about to move.
    perform pg_advisory_xact_lock(hashtextextended((once ->> 'owner') || (once ->> 'key'), 0));
    select jsonb_build_object('bodyHash', encode(c.body_hash, 'hex'), 'answer', c.answer) into append.answer
    from es.command c where c.owner = (once ->> 'owner')::uuid and c.key = once ->> 'key';
    if found then
      raise exception 'done before under the key %', once ->> 'key' using errcode = 'PC208', detail = answer;
    end if;
    answer := once -> 'answer';
  end if;

  for target in
    select i, kind, key, expected, jsonb_array_length(events) as n
    from rows from (jsonb_to_recordset(streams) as (kind text, key text, expected text, events jsonb))
      with ordinality as s (kind, key, expected, events, i)
    union all
    select null, kind, key, version, 0 from jsonb_to_recordset(about -> 'reads') as (kind text, key text, version text)
    order by 2, 3, 1 -- everybody locks in this order, so two commands never deadlock
  loop
    if target.i is null then
      perform from es.stream where kind = target.kind and key = target.key and version = target.expected::int for share;
      if not found and target.expected = '0' then -- absence cannot be locked: the row that stands for it can
        insert into es.stream (kind, key, version) values (target.kind, target.key, 0) on conflict do nothing;
      end if;
    elsif target.n > 0 and target.expected in ('none', '0', 'any') then
      insert into es.stream as known (kind, key, version) values (target.kind, target.key, target.n)
      on conflict (kind, key) do update set version = known.version + target.n
        where target.expected = 'any' or known.version = 0
      returning id, version into stream, reached;
    elsif target.n > 0 and target.expected is not null then
      update es.stream set version = version + target.n
      where kind = target.kind and key = target.key and version > 0
        and version = case target.expected when 'exists' then version else target.expected::int end
      returning id, version into stream, reached;
    else
      raise exception 'stream %/%: events and an expectation are required', target.kind, target.key using errcode = 'PC400';
    end if;
    if not found then
      reached := coalesce((select version from es.stream where kind = target.kind and key = target.key), 0);
      raise exception 'stream %/% is at version %, expected %', target.kind, target.key, reached, target.expected
        using errcode = 'PC409',
          detail = json_build_object('kind', target.kind, 'key', target.key, 'expected', target.expected, 'actual', reached);
    end if;
    if target.i is not null then
      ids[target.i] := stream;
      versions[target.i] := reached;
    end if;
  end loop;

  if ids is not null then
    if about ? 'series' then -- last of all locks: everybody who wants a number of this series waits for this commit
      insert into es.year_number as known (series, year, last)
      values (about #>> '{series,name}', (about #>> '{series,year}')::int, 1)
      on conflict (series, year) do update set last = known.last + 1
      returning year || '-' || lpad(last::text, greatest(6, length(last::text)), '0') into append.number;
      streams := replace(streams::text, about #>> '{series,placeholder}', number)::jsonb;
      answer := replace(answer::text, about #>> '{series,placeholder}', number)::jsonb;
    end if;

    commit_id := nextval('es.arrival'); -- only now, with every stream locked: arrival order is then stream order

    -- Small plain statements: here a plan's start costs more than its run, and one big plan more than its parts.
    insert into es.commit (id, command, actor, role, on_behalf_of, reason, origin, correlation, causation, at)
    select append.commit_id, a.*, clock_timestamp() + k.shift
    from es.clock k, jsonb_to_record(about) as a (command text, actor uuid, role text,
      "onBehalfOf" uuid, reason text, origin jsonb, correlation uuid, causation bigint)
    returning es.commit_text(commit) into content;

    kinds := '{}';
    for given in
      select s.i, s.kind, s.key, (versions[s.i] - jsonb_array_length(s.events) + e.i)::int as version,
        e.type, e.schema_version, e.data, e.data::text as body
      from rows from (jsonb_to_recordset(streams) as (kind text, key text, events jsonb)) with ordinality as s (kind, key, events, i),
        rows from (jsonb_to_recordset(s.events) as (type text, "schemaVersion" smallint, data jsonb))
          with ordinality as e (type, schema_version, data, i)
      order by s.i, e.i
    loop
      insert into es.event (stream_id, version, commit_id, ordinal, type, schema_version, data)
      values (ids[given.i], given.version, append.commit_id, count, given.type, given.schema_version, given.data);
      content := content || es.event_text(given.kind, given.key, given.version, given.type, given.schema_version, given.body);
      count := count + 1;
      if given.kind <> all (kinds) then
        kinds := array_sort(kinds || given.kind); -- as es.content has them
      end if;
    end loop;
    hash := sha256(convert_to(content, 'UTF8'));

    if about ? 'deadlines' then
      insert into es.deadline (id, kind, stream_kind, stream_key, stream_version, due_at, set_by)
      select d.*, append.commit_id from jsonb_to_recordset(about -> 'deadlines')
        as d (id uuid, kind text, "streamKind" text, "streamKey" text, version int, "dueAt" timestamptz);
    end if;
  end if;

  if once is not null then
    insert into es.command (owner, key, body_hash, answer, commit_id)
    values ((once ->> 'owner')::uuid, once ->> 'key', decode(once ->> 'bodyHash', 'hex'), answer, append.commit_id);
  end if;

  -- One commit instead of two, where nobody else is sealing. The lock lasts until the commit: hence only if that is next.
  if about ? 'sealing' and current_setting('transaction_isolation') = 'read committed' and pg_try_advisory_xact_lock(20261, 1) then
    if commit_id is not null and not exists (select from es.pending) then -- alone: what es.place would do with this one
      select l.position + l.n as next, l.chain into end_of_log from es.log l order by l.position desc limit 1;
      first := coalesce(end_of_log.next, 1);
      insert into es.log (position, n, commit_id, kinds, body_hash, chain)
      values (append.first, count, append.commit_id, append.kinds, hash, es.link(end_of_log.chain, '', append.first, count, hash));
      head := first + count - 1;
      return;
    end if;
    if commit_id is not null then
      insert into es.pending (commit_id, n, kinds, body_hash) values (append.commit_id, count, append.kinds, hash);
    end if;
    select p.first, p.kinds, p.head into append.first, append.kinds, append.head from es.place(1000) p;
    return;
  end if;

  if commit_id is not null then
    insert into es.pending (commit_id, n, kinds, body_hash) values (append.commit_id, count, append.kinds, hash);
  end if;
  kinds := null;
end $$;

-- Load --------------------------------------------------------------------------------------------

-- streams: [{kind, key, after}] → a row for each, in their order: its version (0: not begun), the events after
-- version `after` as [{type, schemaVersion, data}], and the time. One snapshot for all of them.
create function es.load(streams jsonb) returns table (i int, version int, events json, now timestamptz)
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
      select json_agg(json_build_object('type', e.type, 'schemaVersion', e.schema_version, 'data', e.data) order by e.version) as events
      from es.event e where e.stream_id = s.id and e.version > coalesce(w.after, 0)
    ) e on true
  order by w.i;
end $$;

-- Deadlines, keys and answers: each changed by one function, in one way -------------------------------------

-- True for the one caller who may do what the deadline asks for; the caller's transaction decides whether it stands.
create function es.fire(which uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update es.deadline set state = 'fired', fired_at = es.now() where id = which and state = 'set';
  return found;
end $$;

-- Keeps a person's first key and answers with the one that stands: another node may have been faster.
-- Null: the person was erased.
create function es.keep_key(who uuid, key bytea) returns bytea language plpgsql security definer set search_path = '' as $$
begin
  insert into es.subject_key (person, wrapped) values (who, key) on conflict do nothing;
  return (select wrapped from es.subject_key where person = who);
end $$;

-- Answers given longer ago than this are forgotten, so many of them at once: a repeat with such a key is a new command.
create function es.forget_commands(older_than interval, most int) returns int language plpgsql security definer
set search_path = '' as $$
declare
  forgotten int;
begin
  delete from es.command where ctid = any (array(
    select ctid from es.command where at < clock_timestamp() - older_than limit most for update skip locked));
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

create function es.erase_key(who uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into es.subject_key (person, erased_at) values (who, es.now())
  on conflict (person) do update set wrapped = null, erased_at = es.now();
end $$;

-- Rights: the application reads, and writes through the functions. It can forge no commit, number or hash.

revoke all on all functions in schema es from public;
grant usage on schema es to partnercare_app;
grant select on all tables in schema es to partnercare_app;
grant execute on function es.now, es.append, es.load, es.seal, es.fire, es.keep_key, es.erase_key, es.forget_commands to partnercare_app;
grant maintain on es.pending to partnercare_app; -- its nodes vacuum it themselves

reset role;
do $$ begin
  execute format('grant create on database %I to partnercare_app', current_database()); -- read models
end $$;
