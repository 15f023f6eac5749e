-- Appends that travel together go into the log directly, as one that is alone does: without a row of es.pending each to
-- write, find and delete again, unless others left some there.

set role partnercare_owner;

-- A commit without its place: how many events, of which kinds of stream, and the hash of all that was written.
create type es.written as (commit_id bigint, n int, kinds text[], hash bytea);

-- What es.append records of a command. Whoever calls this gives the commit its place in the same transaction, or leaves
-- it in es.pending. `content` is null where there are no streams.
create function es.write(streams jsonb, about jsonb,
  out commit_id bigint, out versions int[],
  out number text, out answer jsonb, out content es.written)
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
  n int := 0;
  kinds text[] := '{}';
  said text; -- what is hashed: from the values that are written, not from a second look at them
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
      returning year || '-' || lpad(last::text, greatest(6, length(last::text)), '0') into write.number;
      streams := replace(streams::text, about #>> '{series,placeholder}', number)::jsonb;
      answer := replace(answer::text, about #>> '{series,placeholder}', number)::jsonb;
    end if;

    commit_id := nextval('es.arrival'); -- only now, with every stream locked: arrival order is then stream order

    -- Small plain statements: here a plan's start costs more than its run, and one big plan more than its parts.
    insert into es.commit (id, command, actor, role, on_behalf_of, reason, origin, correlation, causation, at)
    select write.commit_id, a.*, clock_timestamp() + k.shift
    from es.clock k, jsonb_to_record(about) as a (command text, actor uuid, role text,
      "onBehalfOf" uuid, reason text, origin jsonb, correlation uuid, causation bigint)
    returning es.commit_text(commit) into said;

    for given in
      select s.i, s.kind, s.key, (versions[s.i] - jsonb_array_length(s.events) + e.i)::int as version,
        e.type, e.schema_version, e.data, e.data::text as body
      from rows from (jsonb_to_recordset(streams) as (kind text, key text, events jsonb)) with ordinality as s (kind, key, events, i),
        rows from (jsonb_to_recordset(s.events) as (type text, "schemaVersion" smallint, data jsonb))
          with ordinality as e (type, schema_version, data, i)
      order by s.i, e.i
    loop
      insert into es.event (stream_id, version, commit_id, ordinal, type, schema_version, data)
      values (ids[given.i], given.version, write.commit_id, n, given.type, given.schema_version, given.data);
      said := said || es.event_text(given.kind, given.key, given.version, given.type, given.schema_version, given.body);
      n := n + 1;
      if given.kind <> all (kinds) then
        kinds := array_sort(kinds || given.kind); -- as es.content has them
      end if;
    end loop;
    content := row(commit_id, n, kinds, sha256(convert_to(said, 'UTF8')));

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

-- Gives commits of this transaction their places, in their order, after all that waits for one. Answers with the position
-- of the first one's first event, the kinds of stream among all, and the head. The caller holds the sealers' lock.
create function es.place_all(commits es.written[], out first bigint, out kinds text[], out head bigint)
language plpgsql
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
declare
  it es.written;
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
  foreach it in array commits loop
    last := es.link(last, '', head + 1, it.n, it.hash);
    insert into es.log (position, n, commit_id, kinds, body_hash, chain)
    values (place_all.head + 1, it.n, it.commit_id, it.kinds, it.hash, last);
    head := head + it.n;
    kinds := kinds || it.kinds;
  end loop;
end $$;

-- For whoever seals next.
create function es.leave(commits es.written[]) returns void language plpgsql
set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  it es.written;
begin
  foreach it in array commits loop
    insert into es.pending (commit_id, n, kinds, body_hash) values (it.commit_id, it.n, it.kinds, it.hash);
  end loop;
end $$;

-- As in 001.
create or replace function es.append(streams jsonb, about jsonb,
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

  -- One commit instead of two, where nobody else is sealing. The lock lasts until the commit: hence only if that is next.
  if about ? 'sealing' and current_setting('transaction_isolation') = 'read committed' and pg_try_advisory_xact_lock(20261, 1) then
    select p.* into append.first, append.kinds, append.head from es.place_all(own) p;
  else
    perform es.leave(own);
  end if;
end $$;

-- appends, as es.append_all takes them: all of them are written, and then placed where the last one asks for it.
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
    perform es.hold(appends);
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
        -- The last of all locks, so that whoever waits for it holds up nobody whom the one that has it waits for.
        perform pg_advisory_xact_lock(20261, 1);
        select p.* into append_in_turn.first, append_in_turn.kinds, append_in_turn.head from es.place_all(own) p;
      else
        perform es.leave(own);
      end if;
    end if;
    return next;
  end loop;
end $$;

-- As in 073 and 074.
create or replace function es.append_all(appends jsonb, jobs text default null, insert_jobs text default null)
returns table (commit_id bigint, versions int[], number text, answer jsonb, first bigint, kinds text[], head bigint)
language plpgsql rows 4 set search_path = '' as $$
begin
  if jobs is not null then -- before the appends: those are what others wait for
    perform es.enqueue(insert_jobs, jobs);
  end if;
  return query select * from es.append_in_turn(appends);
end $$;

revoke all on function es.write, es.place_all, es.leave, es.append_in_turn from public;
grant execute on function es.append_in_turn to partnercare_app;

reset role;
