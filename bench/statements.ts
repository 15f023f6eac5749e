import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

import { buyersAt } from './buyers.ts'
import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { ownNode } from './own-node.ts'
import { median } from './spread.ts'

const ORDERS = 40
const AIM = 6

type StatementCount = { statements: number }

/** Counts what is sent to Postgres on behalf of whatever runs inside `counting`, however deep. */
const statementCounter = () => {
  const counting = new AsyncLocalStorage<StatementCount>()
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const counted = function (this: unknown, ...args: unknown[]) {
    const current = counting.getStore()
    if (current) current.statements++
    return query.apply(this, args)
  }
  Object.assign(pg.Client.prototype, { query: counted })
  return { counting, stop: () => Object.assign(pg.Client.prototype, { query }) }
}

/** How many SQL statements one order makes between its request and its answer, `begin` and `commit` included. */
export const statements = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.world()
  const { node, url, stop: stopNode } = await ownNode(database.url)
  const [buyer] = await buyersAt({ url, databaseUrl: database.url }, 1)
  const { jwt, order } = buyer!
  const { counting, stop } = statementCounter()
  const perOrder: number[] = []
  for (let index = 0; index < ORDERS; index++) {
    const current = { statements: 0 }
    const headers = { authorization: `Bearer ${jwt}` }
    const placing = () => node.app.inject({ method: 'POST', url: '/api/order', headers, payload: order })
    const { statusCode, body } = await counting.run(current, async () => placing())
    if (statusCode !== 200) throw new Error(body)
    perOrder.push(current.statements)
  }
  stop()
  await stopNode()
  await database.drop()

  const each = median(perOrder)
  return [
    {
      what: 'SQL statements of a PlaceOrder',
      measured: `${each}`,
      aim: `at most ${AIM}`,
      reached: each <= AIM,
      machine: `between ${Math.min(...perOrder)} and ${Math.max(...perOrder)} in ${ORDERS} orders, begin and commit counted`,
    },
  ]
}
