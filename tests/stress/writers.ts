import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { About, ExpectedVersion, StreamAppend } from '#platform/log/append.ts'
import { VersionConflict } from '#platform/log/append-refused.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { chanceOf, seedOf } from '#tests/faults/seed.ts'
import type { Claims } from './checker.ts'
import { CoinsEarned, OrderPlaced, QuoteApproved, QuoteIssued } from './read-models.ts'

const pick = chanceOf(seedOf(process.env.FAULT_SEED), 'writers').below
const DEADLOCK = '40P01' // two appends in one transaction are two lock orders

const about = (): About => ({
  command: 'stress',
  actor: randomUUID(),
  role: 'SALES',
  origin: {},
  correlation: randomUUID(),
})

const happening = (orderId: string, version: number) => {
  if (version > 1)
    return version % 2 ? QuoteApproved.make({ orderId }) : QuoteIssued.make({ orderId, total: pick(1e6) })
  const [distributorId, product, month] = [`d${pick(40)}`, `p${pick(30)}`, `2027-0${1 + pick(9)}`]
  return OrderPlaced.make({ orderId, distributorId, total: pick(1e6), product, month, quantity: 1 + pick(5) })
}

const coins = () => CoinsEarned.make({ coins: 1 + pick(9), note: 'ž'.repeat(pick(20)) })
const loyalty = (key: string, expected: ExpectedVersion, n = 1): StreamAppend => ({
  kind: 'loyalty',
  key,
  expected,
  events: Array.from({ length: n }, coins),
})

class Abandoned extends Error {}

/** Writers that do everything to the log that a portal might, and remember what they were promised. */
export class Writers implements Claims {
  readonly acknowledged = new Set<string>()
  readonly uncertain = new Set<string>()
  readonly count: Record<string, number> = {}
  /** Logs of nodes whose connections die: what is appended through them may or may not have happened. */
  nodes: readonly EventLog[] = []
  readonly #pool: Pool
  readonly #log: EventLog

  constructor(pool: Pool) {
    this.#pool = pool
    this.#log = eventLog(pool)
  }

  readonly tally = (what: string): void => {
    this.count[what] = (this.count[what] ?? 0) + 1
  }

  /** While nothing seals: transactions that meet in their streams, in the one order that a wrong turn gives away. */
  async crossing(): Promise<void> {
    await this.#betweenTwo()
    await this.#pastWhoWaits()
  }

  /** A transaction that appends twice, and another one between its two appends. */
  async #betweenTwo(): Promise<void> {
    const other = () => this.#within([loyalty('turn-b', 'any')], 0, false)
    await this.#twice([loyalty('turn-a', 'any')], [loyalty('turn-b', 'any')], other)
  }

  /** One holds the first stream, one waits there for both, and a third meanwhile writes the second stream. */
  async #pastWhoWaits(): Promise<void> {
    let waits: Promise<void> | undefined
    const both = [loyalty('turn-c', 'any'), loyalty('turn-d', 'any')]
    await this.#twice([loyalty('turn-c', 'any')], [loyalty('turn-e', 'any')], async () => {
      waits = this.#within(both, 0, false)
      await this.#untilOneWaits()
      await this.#within([loyalty('turn-d', 'any')], 0, false)
    })
    await waits
  }

  async #untilOneWaits(): Promise<void> {
    const waiting = `select from pg_locks w join pg_locks here using (pid)
      where not w.granted and here.database = (select oid from pg_database where datname = current_database())`
    for (const until = Date.now() + 10_000; (await this.#pool.query(waiting)).rowCount === 0; await sleep(5))
      assert(Date.now() < until, 'who finds its stream taken waits for it')
  }

  async write(isRunning: () => boolean): Promise<void> {
    while (isRunning()) {
      try {
        await this.#one()
      } catch (error) {
        const { code } = error as { code?: string }
        if (error instanceof VersionConflict) this.tally('conflicts')
        else if (code === DEADLOCK) this.tally('deadlocks')
        else if (error instanceof Abandoned) this.tally('rolled back')
        else throw error
      }
    }
  }

  async #one(): Promise<void> {
    const order = await this.#next(`o${pick(2000)}`)
    const account = loyalty(`d${pick(40)}`, 'any', 1 + pick(3))
    const dice = pick(100)
    if (dice < 40) await this.#alone([order])
    else if (dice < 55) await this.#throughNode(order)
    else if (dice < 68) await this.#alone([order, account])
    else if (dice < 76) await this.#inCompany(order)
    else if (dice < 85) await this.#within([order], 0, dice < 82)
    else if (dice < 92) await this.#within([order], pick(60), false)
    else if (dice < 96) await this.#twice([account], [order], () => sleep(pick(10)))
    else if (dice < 97) await this.#within([await this.#next(randomUUID())], 1500, pick(2) === 0)
    else await this.#alone([account])
    if (this.nodes.length && dice % 3 === 0)
      void this.nodes[pick(3)]!.seal().catch(() => this.tally('seals that lost their connection'))
  }

  async #next(key: string): Promise<StreamAppend> {
    const { rows } = await this.#pool.query(`select version from es.stream where kind = 'order' and key = $1`, [key])
    const version: number = rows[0]?.version ?? 0
    return { kind: 'order', key, expected: version, events: [happening(key, version + 1)] }
  }

  #acknowledge(streams: readonly StreamAppend[], versions: readonly number[]): void {
    for (const [i, { kind, key, events }] of streams.entries())
      for (const back of events.keys()) {
        const id = `${kind}/${key}/${versions[i]! - back}`
        assert(!this.acknowledged.has(id), `${id} acknowledged twice`)
        this.acknowledged.add(id)
      }
  }

  async #alone(streams: StreamAppend[]): Promise<void> {
    const { versions } = await this.#log.append(streams, about())
    this.#acknowledge(streams, versions)
    this.tally(`committed over ${streams.length} streams`)
  }

  /** The connection may be killed at any moment, also between the commit and its answer. */
  async #throughNode(order: StreamAppend): Promise<void> {
    const log = this.nodes[pick(3)]
    if (!log) return
    try {
      const { versions } = await log.append([order], about())
      this.#acknowledge([order], versions)
    } catch (error) {
      if (error instanceof VersionConflict) throw error
      this.uncertain.add(`${order.kind}/${order.key}/${(order.expected as number) + 1}`)
      this.tally('appends that lost their connection')
    }
  }

  /** Several at the same moment, of which one may be refused: the others are not affected. */
  async #inCompany(order: StreamAppend): Promise<void> {
    const stale: StreamAppend = { ...order, key: randomUUID(), expected: 7 }
    const accounts = [0, 1, 2, 3].map(() => loyalty(`d${pick(40)}`, 'any'))
    const together = pick(3) === 0 ? [...accounts, stale, order] : [...accounts, order]
    const outcomes = await Promise.allSettled(together.map((one) => this.#log.append([one], about())))
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') {
        if (!(outcome.reason instanceof VersionConflict)) throw outcome.reason
        this.tally('conflicts')
        continue
      }
      assert(together[at] !== stale, 'a stale append was written')
      this.#acknowledge([together[at]!], outcome.value.versions)
      this.tally('committed in company')
    }
  }

  async #within(streams: StreamAppend[], pause: number, isAbandoned: boolean): Promise<void> {
    const { versions } = await inTransaction(this.#pool, async (tx) => {
      await this.#otherWork(tx)
      const appended = await this.#log.appendIn(tx, streams, about())
      await sleep(pause)
      if (isAbandoned) throw new Abandoned()
      return appended
    })
    this.#acknowledge(streams, versions)
    this.tally(pause >= 1500 ? 'idle in their transaction' : 'committed with other writes')
  }

  async #twice(first: StreamAppend[], second: StreamAppend[], meanwhile: () => Promise<unknown>): Promise<void> {
    const [one, other] = await inTransaction(this.#pool, async (tx) => {
      const before = await this.#log.appendIn(tx, first, about())
      await meanwhile()
      return [before, await this.#log.appendIn(tx, second, about())] as const
    })
    this.#acknowledge(first, one.versions)
    this.#acknowledge(second, other.versions)
    this.tally('two appends in one transaction')
  }

  async #otherWork(tx: PoolClient): Promise<void> {
    await tx.query('select es.keep_key($1, $2)', [randomUUID(), Buffer.from('key')])
  }
}
