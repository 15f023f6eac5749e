import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { chanceOf, seedOf } from '#tests/faults/seed.ts'
import { checkLog, checkReadModel } from './checker.ts'
import { type StressNode, startStressNode } from './nodes.ts'
import { Writers } from './writers.ts'

const pick = chanceOf(seedOf(process.env.FAULT_SEED), 'killing').below
const READ_MODELS = ['orders', 'balances', 'sold'] as const

type IsRunning = () => boolean

const rowsOf = async (pool: Pool, sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows

/** Reads the log as it grows: every event once, no position left out, every stream in order. */
const reading = async (pool: Pool, node: StressNode, isWritten: IsRunning): Promise<number> => {
  const versions = new Map<string, number>()
  for (let position = 0; ; ) {
    const all = isWritten()
    const events = await rowsOf(pool, 'select * from es.read($1::bigint, $1::bigint + 500, $2)', [
      position,
      ['order', 'loyalty'],
    ])
    for (const event of events) {
      assert.equal(event.position, ++position, 'no gap, none twice')
      const stream = `${event.kind}/${event.key}`
      assert.equal(event.version, (versions.get(stream) ?? 0) + 1, `order in ${stream}`)
      versions.set(stream, event.version)
    }
    if (all && events.length === 0 && position >= (await node.log.seal().catch(() => Number.POSITIVE_INFINITY)))
      return position
    await sleep(events.length ? 0 : 5)
  }
}

/** Reads the live read model through the registry: never an error, never fewer events than before. */
const watching = async (pool: Pool, isRunning: IsRunning): Promise<number> => {
  let seen = 0
  let looks = 0
  for (; isRunning(); looks++) {
    const [live] = await rowsOf(pool, `select version from es.projection where name = 'orders' and state = 'live'`, [])
    const [now] = await rowsOf(
      pool,
      `select coalesce(sum(events), 0)::int as events from rm_orders_v${live.version}.orders`,
      [],
    )
    assert(now.events >= seen, 'the live read model went backwards')
    seen = now.events
    await sleep(5)
  }
  return looks
}

/** Ends connections of the nodes at the worst moments. */
const killing = async (admin: Pool, isRunning: IsRunning, tally: (what: string) => void): Promise<void> => {
  while (isRunning()) {
    await sleep(200 + pick(200))
    const { rows } = await admin.query(
      `select query ~ 'es.(seal|append)' as seals, pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'node%' and datname = current_database()
       order by state = 'active' desc, state like 'idle in%' desc, random() limit 1`,
    )
    for (const { seals } of rows) tally(seals ? 'sealers killed' : 'followers killed')
  }
}

/** A foreign transaction that stays open must delay no one. */
const idling = async (admin: Pool, isRunning: IsRunning): Promise<void> => {
  const db = await admin.connect()
  await db.query(
    'begin isolation level repeatable read; create table public.foreign_work (id int); insert into public.foreign_work values (1)',
  )
  while (isRunning()) await sleep(100)
  await db.query('rollback')
  db.release()
}

/** Rebuilds a read model in the middle of it all, as often as it is killed. Answers how long the cut-over blocked others. */
const rebuilding = async (node: StressNode, afterMs: number, tally: (what: string) => void): Promise<number> => {
  await sleep(afterMs)
  for (let tries = 0; tries < 100; tries++) {
    const done = await node.models.rebuild('orders', { chunk: 500 }).catch(() => tally('rebuilds taken up again'))
    if (done) return done.cutOverMs
    await sleep(100)
  }
  throw new Error('The rebuild never came to its end')
}

const allCaughtUp = async (admin: Pool, nodes: readonly StressNode[]): Promise<void> => {
  const head = await nodes[0]!.log.seal()
  for (const { models } of nodes)
    assert(await models.waitFor(READ_MODELS, head, 60_000), 'every node sees the read models at the head')
  for (const until = Date.now() + 10_000; ; await sleep(50)) {
    const behind = await rowsOf(admin, 'select name, version from es.projection where position < $1', [head])
    if (behind.length === 0) return
    assert(Date.now() < until, `every table reaches the head: ${JSON.stringify(behind)}`)
  }
}

const judge = async (admin: Pool, writers: Writers, seen: readonly number[]) => {
  const log = await checkLog(admin, writers)
  assert.deepEqual(seen, [log.stored, log.stored], 'both live readers saw everything')
  const [{ version }] = await rowsOf(admin, `select max(version) as version from es.projection where name = 'orders'`)
  return {
    events: log.stored,
    commits: log.commits,
    orders: await checkReadModel(admin, 'orders', version),
    'orders, standby': await checkReadModel(admin, 'orders', version - 1),
    balances: await checkReadModel(admin, 'balances', 1),
    sold: await checkReadModel(admin, 'sold', 1),
  }
}

/** Everything at once for a time. The first of them that finds something wrong ends it for all. */
const load = async (admin: Pool, pool: Pool, writers: Writers, nodes: readonly StressNode[], seconds: number) => {
  const until = Date.now() + seconds * 1000
  let isFailed = false
  let isWritten = false
  const isRunning = () => Date.now() < until && !isFailed
  const guarded = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      isFailed = true
      throw error
    })
  const writing = Promise.all(Array.from({ length: 12 }, () => guarded(writers.write(isRunning)))).finally(() => {
    isWritten = true
  })
  const readers = [0, 1].map(() => guarded(reading(pool, nodes[0]!, () => isWritten)))
  const looking = guarded(watching(pool, isRunning))
  const rebuilt = guarded(rebuilding(nodes[1]!, seconds * 500, writers.tally))
  const others = [writing, killing(admin, isRunning, writers.tally), idling(admin, isRunning)]
  await Promise.allSettled([...readers, looking, rebuilt, ...others])
  await Promise.all(others)
  return { seen: await Promise.all(readers), looks: await looking, cutOverMs: Math.round(await rebuilt) }
}

/** Puts the log and its followers under load for that long, then judges. Throws what it finds wrong. */
export const stress = async (url: string, seconds: number) => {
  const admin = connect({ connectionString: url, max: 4, application_name: 'checker' })
  const pool = connectAsPortal(url, { max: 24, application_name: 'writer' })
  const writers = new Writers(pool)
  await writers.crossing()
  const nodes = await Promise.all([1, 2, 3].map((i) => startStressNode(url, `node${i}`)))
  writers.nodes = nodes.map(({ log }) => log)
  try {
    const { seen, ...more } = await load(admin, pool, writers, nodes, seconds)
    await allCaughtUp(admin, nodes)
    return { ...(await judge(admin, writers, seen)), ...writers.count, ...more }
  } finally {
    for (const node of nodes) await node.stop()
    await pool.end()
    await admin.end()
  }
}
