import { type Check, withAll } from './check.ts'

/** Which company a customer works for, by the orders that they placed; sales work for none. */
const company = `company as (select distinct a.email, e.data ->> 'distributorId' as id
  from acknowledged a join events e on e.type = 'OrderPlaced' and e.key = a.order_id)`

/** The changes of its orders that each window had to receive. Reminders, messages and notes change no list. */
const wanted = `wanted as (
  select w.email, e.position, e.type from events e join opened w on w.topic in ('office:orders', 'orders:' || (e.data ->> 'distributorId'))
  where e.kind = 'order' and e.ours and e.type not in ('QuoteDueReminded', 'ConfirmationReminded', 'MessageWritten', 'NoteWritten'))`

/** Texts that only one company should ever be sent: ids, numbers of orders, and what it wrote itself. */
const owned = `owned as (
  select key as text, data ->> 'distributorId' as company from events where kind = 'order'
  union select data ->> 'num', data ->> 'distributorId' from events where type = 'OrderPlaced' and ours -- older ones are like numbers of invoices
  union select data #>> '{shipping,destination}', data ->> 'distributorId' from events where type = 'OrderPlaced' and ours
  union select n.key, p.distributor from events n join people p on p.id = n.data ->> 'userId' where n.type = 'NotificationSent' and p.distributor is not null
  union select id, distributor from people where distributor is not null)`

/** What windows received, and what was sent to whom. `heard` has a row for each change, in the order of its window. */
export const windowChecks: readonly Check[] = [
  {
    name: 'every window heard of all that was recorded for it',
    sql: `${withAll}, ${wanted} select w.email, w.position, w.type from wanted w
      where not exists (select from heard h where h.email = w.email and h.model = 'orders' and h.position = w.position)
        and not exists (select from skipped s where s.email = w.email and w.position > s.after and w.position <= s.upto)`,
  },
  {
    name: 'no window heard of anything else',
    sql: `${withAll}, ${wanted} select h.email, h.model, h.position from heard h
      where h.model = 'orders' and not exists (select from wanted w where w.email = h.email and w.position = h.position)`,
  },
  {
    name: 'no connection heard anything twice',
    sql: `select email, connection, model, position, count(*) from heard group by 1, 2, 3, 4 having count(*) > 1`,
  },
  {
    name: 'every connection heard in the order of the log',
    sql: `select * from (select email, connection, model, position, lag(position) over (partition by email, connection, model order by turn) as before from heard) h
      where position < before`,
  },
  {
    name: 'no one was sent a text of another company',
    sql: `${withAll}, ${company}, ${owned} select t.email, t.owned, o.company from telltale t join owned o on o.text = t.owned
      join company c on c.email = t.email where o.company <> c.id`,
  },
]
