/** What no role may do, done as the superuser with the guards off; and the check that has to notice. */
type Tampering = { readonly sql: string; readonly noticed: string }

const unguarded = (statement: string, ...tables: readonly string[]) =>
  `${tables.map((table) => `alter table ${table} disable trigger all`).join('; ')}; ${statement}`

/** One of the customers' own orders, in its last event of a kind. */
const oneOf = (type: string) =>
  `(select e.ctid from es.event e where e.type = '${type}' order by e.commit_id desc limit 1)`

export const tampering: Readonly<Record<string, Tampering>> = {
  'an acknowledged confirmation is lost': {
    sql: unguarded(`delete from es.event where ctid = ${oneOf('QuoteApproved')}`, 'es.event'),
    noticed: 'every acknowledged command is recorded once, as it was answered',
  },
  'an order is placed twice': {
    sql: unguarded(
      `with twin as (select uuidv7() as id, gen_random_uuid()::text as key), source as (
          select e.* from es.event e where e.type = 'OrderPlaced' order by e.commit_id desc limit 1),
        made as (insert into es.stream (id, kind, key, version) select id, 'order', key, 1 from twin)
      insert into es.event select t.id, 1, s.commit_id, 1000, s.type, s.schema_version, s.data from twin t, source s`,
      'es.stream',
      'es.event',
    ),
    noticed: 'every acknowledged command is recorded once, as it was answered',
  },
  'a commit vanishes from the log': {
    sql: unguarded('delete from es.log where position = (select max(position) from es.log)', 'es.log'),
    noticed: 'positions have no gap, and every commit and event has one',
  },
  'a link of the chain is forged': {
    sql: unguarded(
      `update es.log set body_hash = sha256('forged') where position = (select max(position) from es.log)`,
      'es.log',
    ),
    noticed: 'the chain of hashes holds from the first link to the last',
  },
  'an order number is skipped': {
    sql: unguarded(
      `update es.event set data = jsonb_set(data::jsonb, '{num}', to_jsonb((data ->> 'num') || '9')) where ctid = ${oneOf('OrderPlaced')}`,
      'es.event',
    ),
    noticed: 'order numbers have no gap',
  },
  'an order becomes another company’s': {
    sql: unguarded(
      `update es.event set data = jsonb_set(data::jsonb, '{distributorId}', to_jsonb((select key from es.stream
        where kind = 'distributor' and key <> data ->> 'distributorId' limit 1))) where ctid = ${oneOf('OrderPlaced')}`,
      'es.event',
    ),
    noticed: 'no webhook got anything else',
  },
  'a read model missed an event': {
    sql: `update rm_orders_v1.orders set status = 'QUOTE_RECEIVED' where id = (select id from rm_orders_v1.orders where status = 'CONFIRMED' limit 1)`,
    noticed: 'orders match their events',
  },
  'a follower counted twice': {
    sql: `update rm_loyalty_accounts_v1.loyalty_accounts set balance = balance + 1`,
    noticed: 'balances are the sum of what was moved',
  },
  'more CareCoins are spent than there are': {
    sql: unguarded(
      `update es.event set data = jsonb_set(data::jsonb, '{amount}', '1000000') where ctid = ${oneOf('CareCoinsSpent')}`,
      'es.event',
    ),
    noticed: 'no balance was ever negative',
  },
  'a notification is missing': {
    sql: unguarded(
      `update es.event set data = data::jsonb || '{"type":"QUOTE_DUE"}' where ctid = (select ctid from es.event
        where type = 'NotificationSent' and data ->> 'type' = 'NEW_QUOTE' order by commit_id desc limit 1)`,
      'es.event',
    ),
    noticed: 'everybody heard of everything once',
  },
  'a mail was never requested': {
    sql: `delete from mail.outbox where id = (select id from mail.outbox order by at desc limit 1)`,
    noticed: 'every notification is one mail',
  },
  'a deadline was lost': {
    sql: unguarded(
      `delete from es.deadline where id = (select id from es.deadline where kind = 'order.quote-expired' order by set_by desc limit 1)`,
      'es.deadline',
    ),
    noticed: 'every promise about time was made',
  },
  'a deadline never fired': {
    sql: unguarded(
      `update es.deadline set state = 'set', fired_at = null where id = (select id from es.deadline where state = 'fired' order by set_by desc limit 1)`,
      'es.deadline',
    ),
    noticed: 'no promise about time is still to be kept',
  },
  'a deadline fired twice': {
    sql: unguarded(
      `with source as (select e.* from es.event e where e.type = 'QuoteFellOverdue' order by commit_id desc limit 1)
      insert into es.event select stream_id, version + 1, commit_id, 1000, type, schema_version, data from source`,
      'es.event',
    ),
    noticed: 'every promise about time was kept once',
  },
}
