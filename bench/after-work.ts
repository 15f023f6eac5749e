import { setTimeout as sleep } from 'node:timers/promises'
import { addCartLine, changeOrderDraft, showCart } from '#modules/ordering/contract.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { connect } from '#platform/postgres/pool.ts'
import { portalOn } from '#tests/e2e/portal-process.ts'
import { type Buyer, buyersAt } from './buyers.ts'
import { cpuOf } from './cpu-of.ts'
import type { Figure } from './figure.ts'
import { prepareGround } from './ground.ts'
import { median } from './spread.ts'

/** The buyer's order as the screens place it: its lines into the cart, each choice into the draft, then the review. */
const placeStepByStep = async (buyer: Buyer): Promise<string> => {
  const { lines, order } = buyer
  for (const line of lines) await buyer.call(addCartLine, line)
  const { shippingAddressId = null, billingAddressId = null, shipping = null } = order
  const choices: readonly Input<typeof changeOrderDraft>[] = [
    { shippingAddressId },
    { billingAddressId },
    { shipping },
    { certificates: [] },
  ]
  for (const choice of choices) await buyer.call(changeOrderDraft, choice)
  await buyer.call(showCart, {})
  return buyer.place()
}

const USERS = 8
const ROUNDS = 7
const REST_MS = 2500
const AFTER_WORK_MS = 1500
/** By then the mails of the sign-ups have been sent. */
const SETTLES_MS = 40_000
const IDLE_MS = 60_000
const AIM = { alone: 40, together: 15, idle: 1, idleCpuMs: 5 }

/** All that is sent to Postgres because of an order, counted by `pg_stat_statements` in a server of its own. */
export const afterWork = async (): Promise<Figure[]> => {
  const ground = await prepareGround({ counting: true })
  const database = await ground.world()
  const owner = connect({ connectionString: database.url, max: 1 })
  await owner.query('create extension pg_stat_statements')
  const portal = await portalOn(database.url)
  const buyers = await buyersAt({ url: portal.url, databaseUrl: database.url }, USERS)
  for (const buyer of buyers) await placeStepByStep(buyer)

  const counted = async (work: () => Promise<unknown>): Promise<number> => {
    await owner.query('select pg_stat_statements_reset()')
    await work()
    const { rows } = await owner.query<{ calls: number }>(
      `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
       where dbid = (select oid from pg_database where datname = current_database()) and query !~ 'pg_stat_statements'`,
    )
    return rows[0]!.calls
  }
  const perOrder = async (orders: number, place: (round: number) => Promise<unknown>): Promise<number[]> => {
    const each: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await sleep(REST_MS)
      const calls = await counted(async () => {
        await place(round)
        await sleep(AFTER_WORK_MS)
      })
      each.push(calls / orders)
    }
    return each
  }
  const one = (round: number): Buyer => buyers[round % USERS]!
  const alone = await perOrder(1, (round) => one(round).place())
  const stepByStep = await perOrder(1, (round) => placeStepByStep(one(round)))
  const together = await perOrder(USERS, () => Promise.all(buyers.map((buyer) => buyer.place())))
  await sleep(SETTLES_MS)
  const before = cpuOf(portal.pid)
  const idle = (await counted(() => sleep(IDLE_MS))) / (IDLE_MS / 1000)
  const idleCpu = (cpuOf(portal.pid) - before) / (IDLE_MS / 1000)
  await portal.stop()
  await owner.end()
  await ground.stop()

  const line = (what: string, each: readonly number[], most: number): Figure => ({
    what,
    measured: median(each).toFixed(1),
    aim: `at most ${most}`,
    reached: median(each) <= most,
    machine: `between ${Math.min(...each).toFixed(1)} and ${Math.max(...each).toFixed(1)} in ${each.length} rounds, begin, commit and 1.5 s of after-work counted`,
  })
  return [
    line('SQL statements of an order that comes alone, until all is done', alone, AIM.alone),
    line('The same step by step, through the cart and its draft', stepByStep, 2 * AIM.alone),
    line(`SQL statements an order, ${USERS} people ordering at once, until all is done`, together, AIM.together),
    {
      what: 'The idle program: SQL statements a second, CPU of Node a second',
      measured: `${idle.toFixed(1)}, ${idleCpu.toFixed(1)} ms`,
      aim: `at most ${AIM.idle}, ${AIM.idleCpuMs} ms`,
      reached: idle <= AIM.idle && idleCpu <= AIM.idleCpuMs,
      machine: `over ${IDLE_MS / 1000} s`,
    },
  ]
}
