import { type Check, withAll } from './check.ts'

/** What is recorded: all that was acknowledged, once, in its place. */
export const logChecks: readonly Check[] = [
  {
    name: 'every acknowledged command is recorded once, as it was answered',
    sql: `${withAll}, marked as (
      select a.key, a.what, a.mark, count(e.key) as found, bool_and(e.key = a.order_id) as same,
        bool_and(a.num is null or e.data ->> 'num' = a.num) as numbered
      from acknowledged a left join events e on e.ours and e.type = a.what and case a.what
        when 'OrderPlaced' then e.data #>> '{shipping,destination}' = a.mark
        when 'QuoteIssued' then e.data ->> 'note' = a.mark else e.key = a.order_id end
      group by a.key, a.what, a.mark)
      select * from marked where found <> 1 or not same or not numbered`,
  },
  {
    name: 'nothing is recorded that was not announced',
    sql: `${withAll} select position, type, key from events e where ours and kind = 'order' and role <> 'SYSTEM'
      and not exists (select from acknowledged a where a.what = e.type and a.order_id = e.key)`,
  },
  {
    name: 'every Idempotency-Key keeps its answer',
    sql: `select a.key from acknowledged a where (select count(*) from es.command c where c.key = a.key
      and coalesce(c.answer ->> 'orderId', a.order_id) = a.order_id and c.answer ->> 'success' in ('true', null)) <> 1`,
  },
  {
    name: 'positions have no gap, and every commit and event has one',
    sql: `select position, expected from (
        select position, coalesce(lag(position + n) over (order by position), 1) as expected from es.log) l where position <> expected
      union all select commit_id, -1 from es.pending
      union all select c.id, -2 from es.commit c where not exists (select from es.log l where l.commit_id = c.id)
      union all select l.commit_id, l.n from es.log l where l.n <> (select count(*) from es.event e where e.commit_id = l.commit_id)`,
  },
  {
    name: 'the chain of hashes holds from the first link to the last',
    sql: `select position from (select *, lag(chain) over (order by position) as link from es.log) l
      where chain <> sha256(coalesce(link, ''::bytea) || int8send(position) || int4send(n) || body_hash)`,
  },
  {
    name: 'streams have every version once',
    sql: `select s.kind, s.key, s.version from es.stream s left join es.event e on e.stream_id = s.id
      group by s.id having s.version <> count(e.version) or s.version <> coalesce(max(e.version), 0)`,
  },
  {
    name: 'the keys that keep doubles out are there',
    sql: `select * from (values ('es.event', 'stream_id, version'), ('es.event', 'commit_id, ordinal'), ('es.stream', 'kind, key'),
        ('es.log', 'commit_id'), ('es.command', 'owner, key'), ('es.year_number', 'series, year'), ('es.parked', 'projection, version, stream_kind, stream_key'),
        ('mail.outbox', 'effect_id')) as needed (of, columns)
      where not exists (select from pg_index i where i.indrelid = of::regclass and i.indisunique and i.indisvalid
        and pg_get_indexdef(i.indexrelid) like '%(' || columns || ')')`,
  },
]
