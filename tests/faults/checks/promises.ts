import { type Check, withAll } from './check.ts'

/** Promises about time, and those who follow the log. */
export const promiseChecks: readonly Check[] = [
  {
    name: 'every promise about time was made',
    sql: `${withAll} select e.key, e.type, count(d.id) from events e left join es.deadline d
        on d.stream_kind = 'order' and d.stream_key = e.key and d.stream_version = e.version
      where e.ours and e.type in ('OrderPlaced', 'QuoteIssued') group by e.key, e.type, e.version
      having count(d.id) <> case e.type when 'OrderPlaced' then 2 else 3 end`,
  },
  {
    name: 'no promise about time is still to be kept',
    sql: `select id, kind, due_at from es.deadline where state = 'set' and due_at <= es.now()`,
  },
  {
    name: 'every promise about time was kept once',
    atTheEnd: true,
    sql: `${withAll} select id, status, reminded_of_quote, overdue, reminded_of_end, expired from logged where ours and case
      when quotes = 0 and decided + ended = 0 then (reminded_of_quote, overdue) <> (1, 1)
      when quotes > 0 and decided = expired and ended = expired then (reminded_of_end, expired, status) is distinct from (2, 1, 'CANCELLED')
      else reminded_of_quote + overdue + reminded_of_end + expired > 0 end`,
  },
  {
    name: 'every follower has followed to the end',
    sql: `with head as (select max(position + n - 1) as position from es.log)
      select p.name, p.position, p.error from es.projection p, head h where p.state = 'live' and (p.position < h.position or p.error is not null)
      union all select r.name, r.position, r.error from es.reaction r, head h where r.position < h.position or r.error is not null
      union all select projection, position, error from es.parked`,
  },
  {
    name: 'the schema of jobs is there',
    sql: `select name from (values ('work.job'), ('work.queue')) as needed (name) where to_regclass(name) is null`,
  },
]
