import assert from 'node:assert/strict'
import type { Pool } from 'pg'

/** What the writers know: appends that were acknowledged, and those whose connection died before the answer came. */
export type Claims = { readonly acknowledged: ReadonlySet<string>; readonly uncertain: ReadonlySet<string> }

const one = async (db: Pick<Pool, 'query'>, sql: string, values: unknown[] = []) =>
  (await db.query(sql, values)).rows[0]

/** Nothing lost, doubled or out of order: from the tables alone, with no code of the product. */
export const checkLog = async (admin: Pool, { acknowledged, uncertain }: Claims) => {
  const { rows } = await admin.query<{ id: string }>(`select s.kind || '/' || s.key || '/' || e.version as id
    from es.event e join es.stream s on s.id = e.stream_id`)
  const stored = new Set(rows.map(({ id }) => id))
  assert.equal(stored.size, rows.length, 'no event is stored twice')
  for (const id of acknowledged) assert(stored.has(id), `${id} was acknowledged, and is lost`)
  for (const id of stored) assert(acknowledged.has(id) || uncertain.has(id), `${id} was never acknowledged`)

  const log = await one(
    admin,
    `select max(position + n - 1)::int as last, sum(n)::int as events, count(*)::int as commits,
      count(*) filter (where position <> before)::int as gaps,
      (select count(*) from es.event)::int as stored, (select count(*) from es.pending)::int as pending
    from (select *, 1 + coalesce(sum(n) over (order by position rows between unbounded preceding and 1 preceding), 0) as before
      from es.log)`,
  )
  assert.deepEqual(
    [log.last, log.events, log.gaps, log.pending],
    [log.stored, log.stored, 0, 0],
    'positions without gaps',
  )

  const inverted = await one(
    admin,
    `select count(*)::int as n from (
      select e.version, row_number() over (partition by e.stream_id order by l.position, e.ordinal) as place
      from es.event e join es.log l using (commit_id)) where version <> place`,
  )
  assert.equal(inverted.n, 0, 'stream order is log order')
  const counters = await one(
    admin,
    `select count(*)::int as n from es.stream s where version <> (select count(*) from es.event e where e.stream_id = s.id)`,
  )
  assert.equal(counters.n, 0, 'a stream is at the version of its last event')
  return log as { stored: number; commits: number }
}

/** What the read models should hold, folded here in plain SQL from the streams, without log, fold or follower. */
const expectation = {
  orders: `select s.key as id, count(*)::int as events,
      (array_agg(e.data->>'total' order by e.version desc) filter (where e.data->'total' is not null))[1]::int as total,
      (array_agg(case e.type when 'OrderPlaced' then 'WAITING_FOR_QUOTE' when 'QuoteIssued' then 'QUOTE_RECEIVED' else 'CONFIRMED' end
        order by e.version desc))[1] as status
    from es.stream s join es.event e on e.stream_id = s.id where s.kind = 'order' group by 1`,
  balances: `select s.key as id, count(*)::int as events, sum((e.data->>'coins')::int)::int as coins
    from es.stream s join es.event e on e.stream_id = s.id where s.kind = 'loyalty' group by 1`,
  sold: `select data->>'product' || '/' || (data->>'month') as id, sum((data->>'quantity')::int)::int as quantity
    from es.event where type = 'OrderPlaced' group by 1`,
}
const compared = { orders: 'id, events, total, status', balances: 'id, events, coins', sold: 'id, quantity' }

export const checkReadModel = async (admin: Pool, name: keyof typeof expectation, version: number): Promise<number> => {
  const found = await one(
    admin,
    `with expected as (${expectation[name]}), actual as (select ${compared[name]} from rm_${name}_v${version}.${name})
    select (select count(*) from expected)::int as n,
      (select count(*) from (table expected except table actual))::int
      + (select count(*) from (table actual except table expected))::int as wrong`,
  )
  assert.equal(found.wrong, 0, `${name} v${version} is the fold of the streams`)
  return found.n
}
