import { type Check, withAll } from './check.ts'

/** The events that each webhook had to get: those of its company, or of all. */
const wanted = `wanted as (
  select w.webhook, e.position, p.kind, e.key as order_id, e.data ->> 'distributorId' as company
  from events e join (values ('OrderPlaced', 'order.placed'), ('QuoteIssued', 'order.quote_issued'), ('QuoteApproved', 'order.confirmed'),
    ('QuoteRejected', 'order.quote_rejected'), ('QuoteExpired', 'order.quote_expired'), ('OrderCancelled', 'order.cancelled'))
    as p (type, kind) on p.type = e.type
  join subscribed w on w.company is null or w.company = e.data ->> 'distributorId' where e.kind = 'order' and e.ours)`

/** What was sent to webhooks. `delivered` has a row for each event that the receiver took, repeats included, as they came. */
export const webhookChecks: readonly Check[] = [
  {
    name: 'every webhook got all that was recorded for it',
    sql: `${withAll}, ${wanted} select w.webhook, w.position, w.kind from wanted w
      where not exists (select from delivered d where d.webhook = w.webhook and d.position = w.position)`,
  },
  {
    name: 'no webhook got anything else',
    sql: `${withAll}, ${wanted} select d.* from delivered d where not exists (select from wanted w
      where (w.webhook, w.position, w.kind, w.order_id, w.company) = (d.webhook, d.position, d.kind, d.order_id, d.company))`,
  },
  {
    name: 'every webhook got events in the order of the log, the first time',
    sql: `with first as (select webhook, position, min(turn) as turn from delivered group by webhook, position)
      select * from (select *, max(position) over (partition by webhook order by turn) as highest from first) f where position < highest`,
  },
  {
    name: 'every event was signed by the secret of its webhook',
    sql: `select webhook, position from delivered where not signed`,
  },
]
