-- The data of an event is kept as the text that its hash was made of, not as a parsed document (docs/decisions/0036). What
-- was recorded before keeps its text to the byte, and so its hash.

set role partnercare_owner;

drop view es.content;
alter table es.event alter column data type json using data::text::json;

-- As in 070.
create view es.content as
select c.id as commit_id, e.n, e.kinds, sha256(convert_to(es.commit_text(c) || e.body, 'UTF8')) as body_hash
from es.commit c cross join lateral (
  select count(*)::int as n,
    case when min(e.ordinal) = 0 and max(e.ordinal) = count(*) - 1 then array_agg(distinct s.kind) end as kinds,
    string_agg(es.event_text(s.kind, s.key, e.version, e.type, e.schema_version, e.body), '' order by e.ordinal) as body
  from (select v.*, v.data::text as body from es.event v where v.commit_id = c.id offset 0) e
    join es.stream s on s.id = e.stream_id
) e;

-- As in 002, but for the type of the data.
drop function es.read;
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

revoke all on function es.read from public;
grant execute on function es.read to partnercare_app;
grant select on es.content to partnercare_app;

reset role;
