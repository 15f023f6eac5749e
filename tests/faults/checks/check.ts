/**
 * What must be true of the tables when all is quiet, in plain SQL: every check selects what contradicts it. `{orders}`
 * is replaced by the live table of a read model; `acknowledged` has the answers to customers, `since` the first position
 * of their time. Nothing of the product's own code is used.
 */
export type Check = {
  readonly name: string
  readonly sql: string
  /** Holds only once all promises about time have come due. */
  readonly atTheEnd?: true
}

/** Every event with its place and its envelope. */
const events = `events as (
  select l.position + e.ordinal as position, s.kind, s.key, e.version, e.type, e.data::jsonb as data, c.at, c.actor, c.role, l.position >= since.position as ours
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
      'DocumentRejected', 'OrderHeld', 'OrderReleased', 'MessageWritten', 'NoteWritten', 'OrderDocumentAdded',
      'TrackingNumberSet', 'LotNumbersSet') then 'UNKNOWN' end`

/** The value of an order's last event of these types. */
const last = (value: string, ...types: string[]) =>
  `(array_agg(${value} order by version desc) filter (where type in (${types.map((type) => `'${type}'`).join(', ')})))[1]`
const requests = ['OrderPlaced', 'OrderItemsChanged']

/** Each order by its events. A withdrawn quote leaves what was requested, less the CareCoins that are still used. */
const orders = `figures as (
  select key, ${last('type', ...requests, 'QuoteIssued', 'QuoteWithdrawn')} as figured,
    ${last(`(data ->> 'careCoinsUsed')::bigint`, ...requests, 'QuoteIssued')} as coins,
    ${last(`(data ->> 'total')::bigint`, ...requests, 'QuoteIssued')} as total,
    ${last(`(data ->> 'careCoinsUsed')::bigint`, ...requests)} as asked_coins, ${last(`(data ->> 'total')::bigint`, ...requests)} as asked_total
  from events where kind = 'order' group by key), logged as (
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

/** Who works where. No one joins or leaves while customers are busy. */
const people = `people as (
  select key as id, data ->> 'role' as role, data ->> 'distributorId' as distributor from events r
  where type = 'UserRegistered' and not exists (select from events d where d.kind = 'user' and d.key = r.key and d.type = 'UserDeactivated'))`

/**
 * Who must have heard of what, once each: the company, or its representative and the administrators; of an order that
 * waits for a label also those who release it.
 */
const owed = `represented as (
  select distinct on (key) key as distributor, data ->> 'userId' as id from events
  where kind = 'distributor' and type = 'SalesRepresentativeAssigned' order by key, version desc),
owed as (
  select p.id as person, w.notification, e.key as order_id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as happened
  from events e join (values ('OrderPlaced', 'sales', 'NEW_ORDER'), ('QuoteDueReminded', 'sales', 'QUOTE_DUE'),
    ('QuoteFellOverdue', 'sales', 'QUOTE_OVERDUE'), ('QuoteIssued', 'company', 'NEW_QUOTE'),
    ('ConfirmationReminded', 'company', 'QUOTE_EXPIRING'), ('QuoteApproved', 'both', 'ORDER_STATUS'),
    ('QuoteRejected', 'both', 'ORDER_STATUS'), ('QuoteExpired', 'both', 'ORDER_STATUS'), ('OrderCancelled', 'both', 'ORDER_STATUS'),
    ('OrderHeld', 'held', 'ORDER_ON_HOLD'))
    as w (type, audience, notification) on w.type = e.type
  left join represented rep on rep.distributor = e.data ->> 'distributorId'
  join people p on (w.audience <> 'sales' and p.distributor = e.data ->> 'distributorId')
    or (w.audience <> 'company' and p.distributor is null and (p.role = 'ADMIN'
        or p.role = 'SALES' and p.id = coalesce(rep.id, p.id) and w.audience <> 'held' or p.role = 'QUALITY' and w.audience = 'held'
        or p.role = 'OPERATIONS' and e.type in ('QuoteApproved', 'OrderCancelled')))
  where e.kind = 'order' and e.ours and p.id <> e.actor::text)`

/** Begins a check that reads any of these. */
export const withAll = `with ${[events, orders, coins, people, owed].join(',\n')}`
