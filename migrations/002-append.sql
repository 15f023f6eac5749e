-- How the portal writes to the log and reads it: by functions alone.

set role partnercare_owner;

-- A commit without its place: how many events, of which kinds of stream, and the hash of all that was written.
create type es.written as (commit_id bigint, n int, kinds text[], hash bytea);

-- A stream that a command moves, the i-th of those that it was given, or one that it has read: then i is null and n 0.
create type es.target as (i int, kind text, key text, expected text, n int);

-- What an append records: `streams` and `about` are described in src/platform/log/append.ts. The caller gives the commit
-- its place in the same transaction, or leaves it in es.pending. `content` is null where there are no streams.
-- PC409: a stream has moved; detail {kind, key, expected, actual}. PC208: done before; detail {bodyHash, answer}.
-- Plain statements and expressions instead of queries: here a plan's start costs more than its run.
create function es.write(streams jsonb, about jsonb,
  out commit_id bigint, out versions int[],
  out number text, out answer jsonb, out content es.written)
language plpgsql security definer
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  once jsonb := about -> 'idempotency';
  targets es.target[];
  target es.target;
  stream uuid;
  reached int;
  ids uuid[];
  one jsonb;
  its_kind text;
  its_key text;
  event jsonb;
  its_type text;
  its_schema smallint;
  body text;
  n int := 0;
  kinds text[] := '{}';
  hashed text;
begin
  if once is not null then
    -- Racing repeats wait here for the first, before they touch a stream that it is about to move.
    perform pg_advisory_xact_lock(hashtextextended((once ->> 'owner') || (once ->> 'key'), 0));
    select jsonb_build_object('bodyHash', encode(c.body_hash, 'hex'), 'answer', c.answer) into write.answer
    from es.command c where c.owner = (once ->> 'owner')::uuid and c.key = once ->> 'key';
    if found then
      raise exception 'done before under the key %', once ->> 'key' using errcode = 'PC208', detail = answer;
    end if;
    answer := once -> 'answer';
  end if;

  if jsonb_array_length(streams) = 1 and not about ? 'reads' then
    one := streams -> 0;
    targets := array[row(1, one ->> 'kind', one ->> 'key', one ->> 'expected', jsonb_array_length(one -> 'events'))::es.target];
  else
    select array_agg(row(t.*)::es.target order by t.kind, t.key, t.i) into targets -- all commands lock in this order: no two deadlock
    from (
      select i, kind, key, expected, jsonb_array_length(events)
      from rows from (jsonb_to_recordset(streams) as (kind text, key text, expected text, events jsonb))
        with ordinality as s (kind, key, expected, events, i)
      union all
      select null, kind, key, version, 0 from jsonb_to_recordset(about -> 'reads') as (kind text, key text, version text)
    ) as t (i, kind, key, expected, n);
  end if;

  foreach target in array coalesce(targets, '{}') loop
    if target.i is null then
      perform from es.stream where kind = target.kind and key = target.key and version = target.expected::int for share;
      if not found and target.expected = '0' then -- absence cannot be locked: a row of version 0 can
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
    if about ? 'series' then -- the last lock: who wants a number of this series waits for this commit
      insert into es.year_number as known (series, year, last)
      values (about #>> '{series,name}', (about #>> '{series,year}')::int, 1)
      on conflict (series, year) do update set last = known.last + 1
      returning year || '-' || lpad(last::text, greatest(6, length(last::text)), '0') into write.number;
      streams := replace(streams::text, about #>> '{series,placeholder}', number)::jsonb;
      answer := replace(answer::text, about #>> '{series,placeholder}', number)::jsonb;
    end if;

    commit_id := nextval('es.arrival'); -- only now, with every stream locked: arrival order is then stream order

    insert into es.commit (id, command, actor, role, on_behalf_of, reason, origin, correlation, causation, at)
    values (write.commit_id, about ->> 'command', (about ->> 'actor')::uuid, about ->> 'role',
      (about ->> 'onBehalfOf')::uuid, about ->> 'reason', about -> 'origin', (about ->> 'correlation')::uuid,
      (about ->> 'causation')::bigint, clock_timestamp() + (select shift from es.clock))
    returning es.commit_text(commit) into hashed;

    for place in 1 .. jsonb_array_length(streams) loop
      one := streams -> (place - 1);
      its_kind := one ->> 'kind';
      its_key := one ->> 'key';
      reached := versions[place] - jsonb_array_length(one -> 'events');
      for nth in 0 .. jsonb_array_length(one -> 'events') - 1 loop
        event := one -> 'events' -> nth;
        its_type := event ->> 'type';
        its_schema := event ->> 'schemaVersion';
        reached := reached + 1;
        insert into es.event (stream_id, version, commit_id, ordinal, type, schema_version, data)
        values (ids[place], reached, write.commit_id, n, its_type, its_schema, event -> 'data');
        body := event -> 'data';
        hashed := hashed || es.event_text(its_kind, its_key, reached, its_type, its_schema, body);
        n := n + 1;
      end loop;
      if its_kind <> all (kinds) then
        kinds := array_sort(kinds || its_kind);
      end if;
    end loop;
    content := row(commit_id, n, kinds, sha256(convert_to(hashed, 'UTF8')));

    if about ? 'deadlines' then
      insert into es.deadline (id, kind, stream_kind, stream_key, stream_version, due_at, set_by)
      select d.*, write.commit_id from jsonb_to_recordset(about -> 'deadlines')
        as d (id uuid, kind text, "streamKind" text, "streamKey" text, version int, "dueAt" timestamptz);
    end if;
  end if;

  if once is not null then
    insert into es.command (owner, key, body_hash, answer, commit_id)
    values ((once ->> 'owner')::uuid, once ->> 'key', decode(once ->> 'bodyHash', 'hex'), answer, write.commit_id);
  end if;
end $$;

create function es.leave(commits es.written[]) returns void language plpgsql
set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  written es.written;
begin
  foreach written in array commits loop
    insert into es.pending (commit_id, n, kinds, body_hash) values (written.commit_id, written.n, written.kinds, written.hash);
  end loop;
end $$;

-- Gives commits of this transaction their places, after all that waits for one. The caller has the sealers' lock.
create function es.place_all(commits es.written[], out first bigint, out kinds text[], out head bigint)
language plpgsql
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  written es.written;
  last bytea;
begin
  if cardinality(commits) = 0 or exists (select from es.pending) then
    perform es.leave(commits);
    select p.first, p.kinds, p.head into place_all.first, place_all.kinds, place_all.head from es.place(1000) p;
    return;
  end if;

  select l.position + l.n - 1, l.chain into head, last from es.log l order by l.position desc limit 1;
  head := coalesce(head, 0);
  first := head + 1;
  kinds := '{}';
  foreach written in array commits loop
    last := es.link(last, '', head + 1, written.n, written.hash);
    insert into es.log (position, n, commit_id, kinds, body_hash, chain)
    values (place_all.head + 1, written.n, written.commit_id, written.kinds, written.hash, last);
    head := head + written.n;
    kinds := kinds || written.kinds;
  end loop;
end $$;

-- Sealed in the same commit where nothing else is sealing. The lock lasts until the end of the transaction, hence only where
-- `about` says that this is next.
create function es.append(streams jsonb, about jsonb,
  out commit_id bigint, out versions int[], out number text, out answer jsonb,
  out first bigint, out kinds text[], out head bigint)
language plpgsql security definer set search_path = '' as $$
declare
  own es.written[];
begin
  select w.commit_id, w.versions, w.number, w.answer,
    case when w.commit_id is null then '{}'::es.written[] else array[w.content] end
  into append.commit_id, append.versions, append.number, append.answer, own
  from es.write(streams, about) w;

  if about ? 'sealing' and current_setting('transaction_isolation') = 'read committed' and pg_try_advisory_xact_lock(20261, 1) then
    select p.* into append.first, append.kinds, append.head from es.place_all(own) p;
  else
    perform es.leave(own);
  end if;
end $$;

-- Each append takes its locks in one order; several one after the other would not. So the keys of all repeats first,
-- then all streams that are there.
create function es.lock_streams(appends jsonb) returns void language plpgsql security definer
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

-- appends: [{streams, about}], all of them or none; a row for each, in their order. The last one's `about` says whether they
-- are sealed at once: the sealers' lock comes last, so that its holder waits for no one who waits for it.
create function es.append_in_turn(appends jsonb)
returns table (commit_id bigint, versions int[], number text, answer jsonb, first bigint, kinds text[], head bigint)
language plpgsql security definer rows 4 set search_path = '' as $$
declare
  last int := jsonb_array_length(appends) - 1;
  one jsonb;
  own es.written[] := '{}';
  more es.written[];
begin
  if last > 0 then
    perform es.lock_streams(appends);
  end if;
  for place in 0 .. last loop
    one := appends -> place;
    select w.commit_id, w.versions, w.number, w.answer, own || w.content
    into append_in_turn.commit_id, append_in_turn.versions, append_in_turn.number, append_in_turn.answer, more
    from es.write(one -> 'streams', one -> 'about') w;
    if commit_id is not null then
      own := more;
    end if;
    if place = last then
      if one -> 'about' ? 'sealing' and current_setting('transaction_isolation') = 'read committed' then
        perform pg_advisory_xact_lock(20261, 1);
        select p.* into append_in_turn.first, append_in_turn.kinds, append_in_turn.head from es.place_all(own) p;
      else
        perform es.leave(own);
      end if;
    end if;
    return next;
  end loop;
end $$;

-- The same with the jobs of their deadlines and pg-boss's statement to insert them, before the appends, which others wait
-- for. With the caller's rights, as the jobs belong to the portal.
create function es.append_all(appends jsonb, jobs text default null, insert_jobs text default null)
returns table (commit_id bigint, versions int[], number text, answer jsonb, first bigint, kinds text[], head bigint)
language plpgsql rows 4 set search_path = '' as $$
begin
  if jobs is not null then
    perform es.enqueue(insert_jobs, jobs);
  end if;
  return query select * from es.append_in_turn(appends);
end $$;

-- Volatile, so that the statement that appends a commit sees it.
create function es.committed_at(commit_id bigint) returns text language plpgsql volatile security definer
set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return (select to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from es.commit c where c.id = commit_id);
end $$;

-- streams: [{kind, key, after}] → a row for each, in their order: its version, the events after version `after`, and the
-- time. One snapshot for all of them.
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
      select json_agg(json_build_object('type', e.type, 'schemaVersion', e.schema_version, 'data', e.data,
        'at', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor', c.actor) order by e.version) as events
      from es.event e join es.commit c on c.id = e.commit_id
      where e.stream_id = s.id and e.version > coalesce(w.after, 0)
    ) e on true
  order by w.i;
end $$;

-- Events of these kinds in the commits that begin in (after, upto]. A function, so that its plan is pinned.
create function es.read(after bigint, upto bigint, only_kinds text[]) returns table (
  "position" bigint, kind text, key text, version int, type text, schema_version smallint, data json,
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

-- True for the one caller who may do what the deadline is for; the caller's transaction decides whether that counts.
create function es.fire(which uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update es.deadline set state = 'fired', fired_at = es.now() where id = which and state = 'set';
  return found;
end $$;

-- For a reminder whose moment is outside working hours: its deadline is set again in the transaction in which it fired.
create function es.put_off(which uuid, until timestamptz) returns void language plpgsql security definer
set search_path = '' as $$
begin
  update es.deadline set state = 'set', fired_at = null, due_at = until where id = which and until > due_at;
end $$;

-- Keeps a person's first key and answers with the one that counts: another node may have been faster. Null: erased.
create function es.keep_key(who uuid, key bytea) returns bytea language plpgsql security definer set search_path = '' as $$
begin
  insert into es.subject_key (person, wrapped) values (who, key) on conflict do nothing;
  return (select wrapped from es.subject_key where person = who);
end $$;

create function es.erase_key(who uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into es.subject_key (person, erased_at) values (who, es.now())
  on conflict (person) do update set wrapped = null, erased_at = es.now();
end $$;

-- Answers with the position that the first answer had: the last event of its commit, or the head that it knew.
create function es.keep_outcome(of_owner uuid, of_key text, known_head bigint, refused jsonb) returns bigint
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  found es.command;
begin
  select c.* into found from es.command c where c.owner = of_owner and c.key = of_key;
  if (found.commit_id is null and found.position is null) or refused is not null then
    update es.command c set position = coalesce(c.position, known_head), refusal = coalesce(c.refusal, refused)
    where c.owner = of_owner and c.key = of_key
    returning c.* into found;
  end if;
  return coalesce((select l.position + l.n - 1 from es.log l where l.commit_id = found.commit_id), found.position, known_head);
end $$;

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

revoke all on function es.write, es.leave, es.place_all, es.append, es.lock_streams, es.append_in_turn, es.append_all,
  es.committed_at, es.load, es.read, es.fire, es.put_off, es.keep_key, es.erase_key, es.keep_outcome, es.forget_commands
  from public;
grant execute on function es.append, es.append_in_turn, es.append_all, es.committed_at, es.load, es.read, es.fire,
  es.put_off, es.keep_key, es.erase_key, es.keep_outcome, es.forget_commands to partnercare_app;

reset role;
