/**
 * What must be true of the tables when all is quiet, in plain SQL: every check selects what contradicts it. `{orders}`
 * stands for the live table of a read model; `acknowledged` holds what customers were told, `since` the first position
 * of their time. Nothing of the product's own code is used.
 */
export type Check = { readonly name: string; readonly sql: string }

/** Every event with its place and its envelope. */
const events = `events as (
  select l.position + e.ordinal as position, s.kind, s.key, e.version, e.type, e.data, c.at, c.actor, c.role, l.position >= since.position as ours
  from since, es.log l join es.commit c on c.id = l.commit_id join es.event e on e.commit_id = l.commit_id
    join es.stream s on s.id = e.stream_id)`

/** Where an event leaves its order; null: where it was. A type that is not named here leaves it nowhere known. */
const status = `case when type in ('OrderPlaced', 'QuoteWithdrawn', 'OrderItemsChanged', 'OrderAddressChanged', 'OrderContactChanged',
      'OrderShippingChanged', 'OrderCertificatesChanged', 'SpecialRequestChanged') then 'WAITING_FOR_QUOTE'
    when type = 'QuoteIssued' then 'QUOTE_RECEIVED' when type = 'QuoteApproved' then 'CONFIRMED'
    when type = 'PrepaymentRequested' then 'WAITING_FOR_PREPAYMENT' when type = 'ImportLicenseRequested' then 'IMPORT_LICENSE_DOCUMENT_REQUIRED'
    when type = 'PreinspectionRequested' then 'WAITING_FOR_PREINSPECTION' when type = 'ShippingDocumentsSent' then 'PENDING_APPROVAL'
    when type in ('ProductionStarted', 'ShippingDocumentsApproved', 'ShippingDocumentsRejected') then 'IN_PRODUCTION'
    when type = 'OrderShipped' then 'SHIPPED' when type = 'OrderDelivered' then 'DELIVERED' when type = 'OrderBilled' then 'BILLED'
    when type in ('QuoteRejected', 'QuoteExpired', 'OrderCancelled') then 'CANCELLED'
    when type not in ('QuoteDueReminded', 'QuoteFellOverdue', 'ConfirmationReminded', 'DocumentSubmitted', 'DocumentApproved',
      'DocumentRejected', 'OrderHeld', 'OrderReleased', 'MessageWritten', 'NoteWritten') then 'UNKNOWN' end`

/** The value of an order's last event of these types. */
const last = (value: string, ...types: string[]) =>
  `(array_agg(${value} order by version desc) filter (where type in (${types.map((type) => `'${type}'`).join(', ')})))[1]`
const asked = ['OrderPlaced', 'OrderItemsChanged']

/** Each order as its events tell it. A withdrawn quote leaves what was asked for, less the CareCoins that are still used. */
const told = `figures as (
  select key, ${last('type', ...asked, 'QuoteIssued', 'QuoteWithdrawn')} as figured,
    ${last(`(data ->> 'careCoinsUsed')::bigint`, ...asked, 'QuoteIssued')} as coins,
    ${last(`(data ->> 'total')::bigint`, ...asked, 'QuoteIssued')} as total,
    ${last(`(data ->> 'careCoinsUsed')::bigint`, ...asked)} as asked_coins, ${last(`(data ->> 'total')::bigint`, ...asked)} as asked_total
  from events where kind = 'order' group by key), told as (
  select e.key as id, bool_or(ours and type = 'OrderPlaced') as ours,
    max(data ->> 'num') filter (where type = 'OrderPlaced') as num,
    max(data ->> 'distributorId') filter (where type = 'OrderPlaced') as distributor,
    max((data ->> 'careCoinsUsed')::bigint) filter (where type = 'OrderPlaced') as coins_placed, max(f.coins) as coins,
    max(case f.figured when 'QuoteWithdrawn' then f.asked_total + 10 * (f.asked_coins - f.coins) else f.total end) as total,
    count(*) filter (where type = 'QuoteIssued') as quotes,
    count(*) filter (where type = 'QuoteDueReminded') as reminded_of_quote,
    count(*) filter (where type = 'QuoteFellOverdue') as overdue,
    max(version) filter (where type = 'QuoteFellOverdue') > max(version) filter (where data ? 'quoteDueAt' and type not in ('QuoteDueReminded', 'QuoteFellOverdue')) as is_overdue,
    count(*) filter (where type = 'ConfirmationReminded') as reminded_of_end,
    count(*) filter (where type = 'QuoteExpired') as expired,
    count(*) filter (where type in ('QuoteApproved', 'QuoteRejected', 'QuoteExpired')
      or type = 'OrderCancelled' and data ->> 'by' = 'DISTRIBUTOR') as decided,
    count(*) filter (where type in ('QuoteRejected', 'QuoteExpired', 'OrderCancelled')) as ended,
    (array_agg(${status} order by version desc) filter (where ${status} is not null))[1] as status
  from events e join figures f using (key) where kind = 'order' group by e.key)`

/** Each movement of CareCoins with the balance after it. */
const coins = `coins as (
  select key, type, data ->> 'orderId' as order_id, sum(case when type in ('CareCoinsSpent', 'CareCoinsRedeemed') then -(data ->> 'amount')::bigint
      when type = 'CareCoinsCorrected' then (data ->> 'change')::bigint else coalesce((data ->> 'amount')::bigint, 0) end)
    over (partition by key order by version) as balance, (data ->> 'amount')::bigint as amount, version
  from events where kind = 'loyalty-account')`

/** Who works where. Nobody joins or leaves while customers are busy. */
const people = `people as (
  select key as id, data ->> 'role' as role, data ->> 'distributorId' as distributor from events r
  where type = 'UserRegistered' and not exists (select from events d where d.kind = 'user' and d.key = r.key and d.type = 'UserDeactivated'))`

/** Who must have heard of what, once each: the company, or its representative and the administrators. */
const owed = `owed as (
  select p.id as person, w.notification, e.key as order_id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as happened
  from events e join (values ('OrderPlaced', 'sales', 'NEW_ORDER'), ('QuoteDueReminded', 'sales', 'QUOTE_DUE'),
    ('QuoteFellOverdue', 'sales', 'QUOTE_OVERDUE'), ('QuoteIssued', 'company', 'NEW_QUOTE'),
    ('ConfirmationReminded', 'company', 'QUOTE_EXPIRING'), ('QuoteApproved', 'both', 'ORDER_STATUS'),
    ('QuoteRejected', 'both', 'ORDER_STATUS'), ('QuoteExpired', 'both', 'ORDER_STATUS'), ('OrderCancelled', 'both', 'ORDER_STATUS'))
    as w (type, audience, notification) on w.type = e.type
  left join lateral (select r.data ->> 'userId' as id from events r where r.kind = 'distributor'
    and r.key = e.data ->> 'distributorId' and r.type = 'SalesRepresentativeAssigned' order by r.version desc limit 1) rep on true
  join people p on (w.audience <> 'sales' and p.distributor = e.data ->> 'distributorId')
    or (w.audience <> 'company' and p.distributor is null and (p.role = 'ADMIN' or p.role = 'SALES' and p.id = coalesce(rep.id, p.id)
        or p.role = 'OPERATIONS' and e.type in ('QuoteApproved', 'OrderCancelled')))
  where e.kind = 'order' and e.ours and p.id <> e.actor::text)`

const withAll = `with ${[events, told, coins, people, owed].join(',\n')}`

export const checks: readonly Check[] = [
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
    name: 'nothing is recorded that nobody was told of',
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
    sql: `with recursive numbered as (select *, row_number() over (order by position) as i from es.log), walked as (
        select i, position, chain, sha256(''::bytea || int8send(position) || int4send(n) || body_hash) as wanted from numbered where i = 1
        union all select l.i, l.position, l.chain, sha256(w.chain || int8send(l.position) || int4send(l.n) || l.body_hash)
        from walked w join numbered l on l.i = w.i + 1)
      select i, position from walked where chain <> wanted`,
  },
  {
    name: 'streams have every version once',
    sql: `select s.kind, s.key, s.version from es.stream s left join es.event e on e.stream_id = s.id
      group by s.id having s.version <> count(e.version) or s.version <> coalesce(max(e.version), 0)`,
  },
  {
    name: 'order numbers have no gap',
    sql: `${withAll}, given as (select split_part(num, '-', 1)::int as year, split_part(num, '-', 2)::int as n from told)
      select year, count(*), max(n) from given group by year having count(*) <> max(n) or count(distinct n) <> max(n)
      union all select year, last, 0 from es.year_number y where series = 'order' and last <> (select count(*) from given g where g.year = y.year)`,
  },
  {
    name: 'an order ends once',
    sql: `${withAll} select id, decided, ended from told where decided > 1 or ended > 1`,
  },
  {
    name: 'orders are what their events tell',
    sql: `${withAll} select coalesce(t.id, o.id) as id, t.status, o.status as shown from told t full join {orders} o on o.id = t.id
      where (t.num, t.distributor, t.total, t.coins, t.status, t.quotes, t.status = 'WAITING_FOR_QUOTE' and coalesce(t.is_overdue, false))
        is distinct from (o.num, o.distributor_id, o.total, o.care_coins_used, o.status, jsonb_array_length(o.quotes), o.overdue)`,
  },
  {
    name: 'an order’s history has a row for each of its events',
    sql: `${withAll} select coalesce(e.key, h.order_id) as id, e.version, h.version as shown
      from (select * from events where kind = 'order') e full join {order_history} h on h.order_id = e.key and h.position = e.position
      where (e.version, e.type, e.actor::text, e.data) is distinct from (h.version, h.type, h.actor, h.data)`,
  },
  {
    name: 'balances are the sum of what was moved',
    sql: `${withAll}, final as (select distinct on (key) key, balance from coins order by key, version desc)
      select coalesce(f.key, a.id) as id, f.balance, a.balance as shown from final f full join {loyalty_accounts} a on a.id = f.key
      where f.balance is distinct from a.balance`,
  },
  {
    name: 'no balance was ever negative',
    sql: `${withAll} select key, version, balance from coins where balance < 0`,
  },
  {
    name: 'an order’s CareCoins are spent once, and come back once when it is cancelled',
    sql: `${withAll}, moved as (select order_id, coalesce(sum(amount) filter (where type = 'CareCoinsSpent'), 0) as spent,
        coalesce(sum(amount) filter (where type = 'CareCoinsReturned'), 0) as returned from coins group by order_id)
      select t.id, t.coins, m.spent, m.returned from told t left join moved m on m.order_id = t.id
      where t.coins_placed <> coalesce(m.spent, 0)
        or coalesce(m.returned, 0) <> t.coins_placed - case t.status when 'CANCELLED' then 0 else t.coins end`,
  },
  {
    name: 'everybody heard of everything once',
    sql: `${withAll}, sent as (select data ->> 'userId' as person, data ->> 'type' as notification, data ->> 'orderId' as order_id,
        data ->> 'happenedAt' as happened, count(*) as times from events where type = 'NotificationSent' and ours and data ? 'orderId'
        group by 1, 2, 3, 4)
      select coalesce(o.order_id, s.order_id) as order_id, coalesce(o.person, s.person) as person,
        coalesce(o.notification, s.notification) as notification, coalesce(s.times, 0) as times
      from owed o full join sent s using (person, notification, order_id, happened)
      where o.person is null or coalesce(s.times, 0) <> 1`,
  },
  {
    name: 'notifications are what was sent and read',
    sql: `${withAll}, sent as (select key, bool_or(type = 'NotificationRead') as read, max(data ->> 'userId') as person
        from events where kind = 'notification' group by key)
      select coalesce(s.key, n.id) as id from sent s full join {notifications} n on n.id = s.key
      where (s.read, s.person) is distinct from (n.read, n.user_id)`,
  },
  {
    name: 'every notification is one mail',
    sql: `${withAll} select e.key, count(m.id) from events e left join mail.outbox m on m.effect_id::text = e.key
      where e.type = 'NotificationSent' and e.ours group by e.key having count(m.id) <> 1`,
  },
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
    sql: `${withAll} select id, status, reminded_of_quote, overdue, reminded_of_end, expired from told where ours and case
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
]
