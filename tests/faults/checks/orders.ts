import { type Check, withAll } from './check.ts'

/** Orders, compared with their events. */
export const orderChecks: readonly Check[] = [
  {
    name: 'order numbers have no gap',
    sql: `${withAll}, given as (select split_part(num, '-', 1)::int as year, split_part(num, '-', 2)::int as n from logged)
      select year, count(*), max(n) from given group by year having count(*) <> max(n) or count(distinct n) <> max(n)
      union all select year, last, 0 from es.year_number y where series = 'order' and last <> (select count(*) from given g where g.year = y.year)`,
  },
  {
    name: 'an order ends once',
    sql: `${withAll} select id, decided, ended from logged where decided > 1 or ended > 1`,
  },
  {
    name: 'orders match their events',
    sql: `${withAll} select coalesce(t.id, o.id) as id, t.status, o.status as shown from logged t full join {orders} o on o.id = t.id
      where (t.num, t.distributor, t.total, t.coins, t.status, t.quotes, t.status = 'WAITING_FOR_QUOTE' and coalesce(t.is_overdue, false))
        is distinct from (o.num, o.distributor_id, o.total, o.care_coins_used, o.status, json_array_length(o.quotes), o.overdue)
        and not exists (select from es.parked k where k.projection = 'orders' and k.stream_key = coalesce(t.id, o.id))`,
  },
  {
    name: 'an order’s history has a row for each of its events',
    sql: `${withAll} select coalesce(e.key, h.order_id) as id, e.version, h.version as shown
      from (select * from events where kind = 'order') e full join {order_history} h on h.order_id = e.key and h.position = e.position
      where (e.version, e.type, e.actor::text, e.data) is distinct from (h.version, h.type, h.actor, h.data)`,
  },
  {
    name: 'totals are exact to the cent',
    sql: `${withAll}, line as (
        select e.position, (e.data ->> 'total')::numeric as total, (e.data ->> 'careCoinsUsed')::numeric as coins, e.data ->> 'promo' is null as plain,
          (l ->> 'quantity')::numeric as quantity, (l ->> 'unitPrice')::numeric as price, (l ->> 'discount')::numeric as discount,
          (l ->> 'effectiveUnitPrice')::numeric as effective, (l ->> 'total')::numeric as of_line, e.type
        from events e, jsonb_array_elements(e.data -> 'lines') l where e.kind = 'order' and e.data ? 'total')
      select position, 'line' as what, of_line, effective * quantity as exact from line
        where of_line <> effective * quantity or type = 'OrderPlaced' and plain and effective <> round(price * (100 - discount) / 100)
      union all select position, 'order', total, sum(effective * quantity) - 10 * coins from line
        group by position, total, coins having total <> sum(effective * quantity) - 10 * coins
      union all select position, 'approved', (data ->> 'grandTotal')::numeric, t.total + (data ->> 'shippingPrice')::numeric
        from events e join logged t on t.id = e.key where e.type = 'QuoteApproved' and t.status = 'CONFIRMED'
          and (data ->> 'grandTotal')::numeric <> t.total + (data ->> 'shippingPrice')::numeric`,
  },
]
